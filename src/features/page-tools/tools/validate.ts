import type {NamedValue, ValueKind} from '../../../data/values.ts';
import {TOKEN_FORMS} from '../../../site/util/token-forms.ts';
import {TEXTS} from '../texts.ts';

const REASONS = TEXTS.reasons;

export type Checked =
  {readonly ok: true; readonly value: string} | {readonly ok: false; readonly reason: string};

const MAX = 200;
const NAME = /^[A-Za-z0-9](?:[\w.-]*\w)?$/;

const no = (reason: string): Checked => ({ok: false, reason});
const yes = (value: string): Checked => ({ok: true, value});

const CHECKS: Readonly<Record<ValueKind, (text: string) => Checked>> = {
  address: checkAddress,
  host: (text) => (isHost(text) ? yes(text) : no(REASONS.host)),
  port: (text) =>
    /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535 ? yes(text) : no(REASONS.port),
  path: (text) =>
    /^(?:~?\/)/.test(text) && !/["'`$\\]/.test(text)
      ? yes(text.length > 1 ? text.replace(/\/+$/, '') : text)
      : no(REASONS.path),
  repository: (text) => {
    const [owner = '', name = '', ...rest] = text.split('/');
    return rest.length === 0 && NAME.test(owner) && NAME.test(name)
      ? yes(text)
      : no(REASONS.repository);
  },
  user: (text) => yes(text),
};

/** Checks what a reader entered. */
export function check({kind}: NamedValue, typed: string): Checked {
  const text = typed.trim();
  if (text.length > MAX) return no(REASONS.tooLong(MAX));
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return no(REASONS.control);
  if (/[!“”„‟‘’‚‛]/.test(text)) return no(REASONS.quotes);
  if (isSecret(text)) return no(REASONS.secret);
  return CHECKS[kind](text);
}

/** Their starts are enough: a value is stored while it is typed. */
const TOKEN = new RegExp(`^(?:${TOKEN_FORMS.map(({start}) => start.source).join('|')})`);

/** Known forms of tokens, and long words of letters and digits without a break. */
export function isSecret(text: string): boolean {
  if (TOKEN.test(text)) return true;
  if (/^(?:bearer|basic) /i.test(text) || text.includes('PRIVATE KEY')) return true;
  if (/^(?:password|passwd|pwd|token|secret|api[_-]?key)\s*[=:]/i.test(text)) return true;
  return text
    .split(/[/.:@]/)
    .some(
      (word) =>
        word.length >= 32 &&
        /^[\w+=-]+$/.test(word) &&
        /\d/.test(word) &&
        /[A-Za-z]/.test(word) &&
        !word.slice(1, -1).includes('-'),
    );
}

function isHost(text: string): boolean {
  if (/^\[[0-9a-f:.]{2,45}\]$/i.test(text)) return true;
  return (
    text.length <= 253 &&
    text.split('.').every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !/^-|-$/.test(label))
  );
}

function checkAddress(text: string): Checked {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return no(REASONS.address);
  }
  if (url.username !== '' || url.password !== '') return no(REASONS.login);
  if (!/^https?:$/.test(url.protocol)) return no(REASONS.protocol);
  if (url.search !== '' || url.hash !== '') return no(REASONS.query);
  if (!isHost(url.hostname) || !/^[\w./~-]*$/.test(url.pathname)) return no(REASONS.letters);
  return yes((url.origin + url.pathname).replace(/\/+$/, ''));
}
