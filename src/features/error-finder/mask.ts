import {TOKEN_FORMS} from '../../site/util/token-forms.ts';

const SECRET = '<secret>';

/** Tokens that are recognized by their form, wherever they are. */
const TOKENS = new RegExp(
  String.raw`\b(?:${TOKEN_FORMS.map(({start, rest}) => start.source + rest.source).join('|')})`,
  'g',
);
const AUTHORIZATION =
  /(\bauthorization["']?[ \t]{0,10}[=:][ \t]{0,10}["']?(?:Bearer|Basic|Digest|ApiKey|Token|Negotiate|NTLM) +)[^\s"']{6,2000}/gi;
/** Without a scheme: long and with a digit, unlike `authorization: required`. */
const BARE_AUTHORIZATION =
  /(\bauthorization["']?[ \t]{0,10}[=:][ \t]{0,10}["']?)(?=[^\s"']{0,2000}\d)[^\s"'<>]{16,2000}/gi;
/** The scheme alone. */
const SCHEMES = /\b(Bearer|Basic|Digest|ApiKey|token)( +)(?=[\w.~+/=-]{12})[\w.~+/=-]{12,}/gi;
/**
 * `NAME=value`, `"name": "value"`, also within a JSON string, columns, `--name value`; the name ends with one of these
 * words.
 */
const NAMED =
  /((?:pass(?:word|wd|phrase)?|pwd|token|secret|(?:api|access|account|private|secret|encryption|signing|shared)[_-]?key(?:[_-]?id)?|client[_-]?secret|credentials?|signature|\bsig|session[_-]?id|auth)(?:\\?["'])?(?:[ \t]{0,40}[=:][ \t]{0,40}|(?<=--[\w-]{1,40}) ))(\\"[^"\n]{1,500}\\"|"[^"\n]{1,500}"|'[^'\n]{1,500}'|[^\s"',;&)\]}]{1,500})/gi;
/** `curl -u user:password`, `docker login -p password`. */
const OPTIONS =
  /(\bcurl\b[^\n|;]{0,200}?\s(?:-u|--user)[ =]?[^\s:]{1,100}:|\blogin\b[^\n|;]{0,200}?\s-p[ =]?)[^\s]{1,200}/gi;
/** Values of such names that are not secret. */
const HARMLESS =
  /^(?:\\?["'])?(?:null|none|true|false|undefined|\*+|<[^>]*>|\$\{?\w+\}?|bearer|basic|apikey)(?:\\?["'])?$/i;
/** Counts of tokens are no secrets; a password can be a number. */
const COUNT = /token\W{0,80}\d{1,9}["']?$/i;
/** Up to the last `@` before the path: a password can have one. */
const USER_INFO = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{0,100}:)[^\s/]{1,200}(?=@)/gi;
const COOKIES = /(\b(?:set-)?cookie: ?)[^\n]{1,2000}/gi;

const EMAIL = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}\b/g;
const PROMPT = /\b[a-z_][\w-]{0,31}@[\w-]{1,63}(?=[:\s][~/])/g;
const IPV4 = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w]|\.\d)/g;
/** In full, or with `::` and a digit: names in C++ have `::`, too. */
const IPV6 =
  /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{1,4}|(?=[0-9a-f:]{0,39}\d)(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?)(?![\w:])/gi;
const NAME =
  /(?<![\w.@/-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:com|org|net|io|ai|co|dev|app|cloud|edu|gov|mil|eu|de|uk|fr|ch|at|nl|jp|in|us|ca|au|local|lan|internal|intra|corp|home|localdomain)\b(?!\.\w)/gi;
const HOST_IN_URL = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)([a-z0-9][\w.-]{0,200})/gi;
const HOST_FIELD =
  /(\b(?:host(?:name)?|node|server)["']?(?: {0,2}[=:] {0,2})["']?)([a-z][\w.-]{1,200})/gi;
const SYSLOG =
  /^([A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d )([\w.-]{1,63})(?= [\w./-]{1,40}(?:\[\d+\])?:)/gm;
const HOME = /((?:\/home\/|\/Users\/|\\Users\\))([^\s/\\:'"]{1,64})/g;

/** Public services that errors often name: they reveal nothing about the reader's network. */
const PUBLIC =
  /^(?:localhost|(?:[\w-]+\.)*(?:huggingface\.co|hf\.co|docker\.(?:io|com)|nvidia\.(?:com|github\.io)|nvcr\.io|github\.(?:com|io)|githubusercontent\.com|pypi\.org|pythonhosted\.org|pytorch\.org|ubuntu\.com|debian\.org|microsoft\.com|quay\.io|ghcr\.io|vllm\.ai|ray\.io|python\.org|kamiwaza\.ai|amd\.com))$/i;

/**
 * Removes secrets from a text that is sent to support. With `hosts`, also names and addresses of machines and
 * people: each gets its own number, so that the report stays readable.
 */
export function mask(
  text: string,
  {hosts = false}: {readonly hosts?: boolean} = {},
): {text: string; count: number} {
  let count = 0;
  const hide = (shown: string): string => {
    count += 1;
    return shown;
  };
  let masked = withoutPrivateKeys(text, hide)
    .replace(TOKENS, () => hide(SECRET))
    .replace(COOKIES, (_, name: string) => hide(`${name}${SECRET}`))
    .replace(USER_INFO, (_, start: string) => hide(`${start}${SECRET}`))
    .replace(AUTHORIZATION, (_, start: string) => hide(`${start}${SECRET}`))
    .replace(BARE_AUTHORIZATION, (_, start: string) => hide(`${start}${SECRET}`))
    .replace(SCHEMES, (all: string, scheme: string, blank: string) =>
      /[\d=._~+/]|[a-z][A-Z]/.test(all.slice(scheme.length + blank.length))
        ? hide(`${scheme}${blank}${SECRET}`)
        : all,
    )
    .replace(NAMED, (all: string, name: string, value: string) =>
      HARMLESS.test(value) || value.includes(SECRET) || COUNT.test(all)
        ? all
        : hide(`${name}${quoted(value)}`),
    )
    .replace(OPTIONS, (_, start: string) => hide(`${start}${SECRET}`));
  if (hosts) masked = withoutHosts(masked, hide);
  return {text: masked, count};
}

/** PEM blocks, also those that were cut off at the start or the end. */
function withoutPrivateKeys(text: string, hide: (shown: string) => string): string {
  const parts = text.split(/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/);
  return parts
    .map((part, index) => {
      const end = /-----END [A-Z ]{0,40}PRIVATE KEY-----/.exec(part);
      const rest = end === null ? '' : part.slice(end.index + end[0].length);
      if (index > 0) return hide(SECRET) + rest;
      return end === null ? part : withoutKeyLines(part.slice(0, end.index)) + hide(SECRET) + rest;
    })
    .join('');
}

/** A text up to the end of a key whose start is not in it, without the lines of the key. */
function withoutKeyLines(text: string): string {
  const lines = text.split('\n');
  // One by one: a pattern over all lines takes minutes for some texts.
  while (/^[a-z\d+/=]*$/i.test(lines.at(-1)?.trim() ?? '-')) lines.pop();
  return lines.map((line) => `${line}\n`).join('');
}

function quoted(value: string): string {
  const [quote = ''] = /^(?:\\"|["'])/.exec(value) ?? [];
  return `${quote}${SECRET}${quote}`;
}

function withoutHosts(text: string, hide: (shown: string) => string): string {
  const kinds = new Map<string, Map<string, string>>();
  const alias = (kind: string, name: string): string => {
    const numbers = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, numbers);
    const key = name.toLowerCase();
    const known = numbers.get(key) ?? `<${kind} ${String(numbers.size + 1)}>`;
    numbers.set(key, known);
    return hide(known);
  };
  const host = (name: string): string =>
    PUBLIC.test(name) || /^(?:127\.|0\.0\.0\.0$|255\.|::1$)/.test(name)
      ? name
      : alias('host', name);
  return text
    .replace(EMAIL, (all) => alias('email', all))
    .replace(PROMPT, (all) => {
      const [user = '', machine = ''] = all.split('@');
      return `${alias('user', user)}@${host(machine)}`;
    })
    .replace(HOME, (_, path: string, user: string) => `${path}${alias('user', user)}`)
    .replace(SYSLOG, (_, time: string, machine: string) => `${time}${host(machine)}`)
    .replace(HOST_IN_URL, (_, scheme: string, machine: string) => `${scheme}${host(machine)}`)
    .replace(HOST_FIELD, (_, field: string, machine: string) => `${field}${host(machine)}`)
    .replace(IPV4, host)
    .replace(IPV6, host)
    .replace(NAME, host);
}
