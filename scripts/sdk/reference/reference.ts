import type {SdkMethod, SdkModel} from '../../../src/data/sdk/types.ts';

import {badges, signature} from './entry.ts';
import {blocks, bullets, code, fence, heading, list, table, wrapped} from './markdown.ts';
import type {ServiceNotes} from './notes.ts';
import {helpersOf, MARK, serviceBody} from './service.ts';

const page = (service: string): string => `../services/${service}.mdx`;

const endpoint = (method: SdkMethod): string => {
  const own = (method.http ?? []).map((one) => code(`${one.method} ${one.path}`));
  if (own.length > 0) return own.join(', ');
  const via = (method.reaches ?? []).map(code);
  return via.length > 0 ? `via ${via.join(', ')}` : 'none';
};

/** Anchors of methods whose name another entry of the page already has. */
const helperAnchor = (name: string, taken: readonly SdkMethod[]): string =>
  taken.some((method) => method.name === name) ? `embedder-${name}` : name;

const methodTables = (
  model: SdkModel,
  notesOf: ReadonlyMap<string, ServiceNotes>,
  without: readonly string[],
): string =>
  blocks(
    model.services.flatMap((service) => {
      const {attribute, methods} = service;
      const here = without.includes(attribute);
      const target = (name: string): string =>
        here ? `#${attribute}-${name}` : `${page(attribute)}#${name}`;
      const notes = notesOf.get(attribute);
      const row = (method: SdkMethod, label: string, anchor: string): string[] => [
        [`[${code(label)}](${target(anchor)})`, notes && badges({model, notes}, method)]
          .filter(Boolean)
          .join(' '),
        endpoint(method),
        method.returns === null ? 'not annotated' : code(method.returns),
      ];
      const rows = [
        ...methods.map((method) => row(method, method.name, method.name)),
        ...helpersOf(model, service).flatMap((helper) =>
          helper.methods.map((method) =>
            row(method, `${helper.class}.${method.name}`, helperAnchor(method.name, methods)),
          ),
        ),
      ];
      return [
        heading(3, code(`client.${attribute}`), `methods-${attribute}`),
        table(['Method', 'Endpoint', 'Returns'], rows),
      ];
    }),
  );

const CLIENT_PARAMS: Readonly<Record<string, string>> = {
  base_url:
    'API root, normally ending in `/api`. The client removes a trailing slash; an empty value raises `ValueError`.',
  api_key: 'Bearer token; wrapped in `ApiKeyAuthenticator`.',
  authenticator: 'Wins over `api_key` if you pass both.',
  log_level: 'Passed to `logging.basicConfig`: it changes logging for the whole process.',
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  base_url: 'API root without a trailing slash.',
  session: 'A `requests.Session`. Set `verify`, proxies and extra headers here.',
  authenticator: 'You can set it after construction.',
  logger: 'Module logger.',
};

const AUTH: Readonly<Record<string, string>> = {
  Authenticator:
    'Abstract. Your subclass writes `authenticate(session)` and `refresh_token(session)`.',
  ApiKeyAuthenticator:
    'Sets the header `Authorization: Bearer …`. Never renews it; after a 401 the client repeats the call once with the same key.',
  UserPasswordAuthenticator:
    'Logs in before the first request, sets the header and the cookie `access_token`, and logs in again after `expires_in` seconds or a 401.',
  OAuthAuthenticator: 'Raises `NotImplementedError` on first use.',
};

const EXCEPTIONS: Readonly<Record<string, string>> = {
  KamiwazaError: 'Never directly. Catch it to catch the other five.',
  APIError:
    'By the transport; by `client.embedding` and the embedder, by `client.retrieval`, `client.tools.deploy_from_template` and `client.models.filter_compatible_models`.',
  AuthenticationError: 'By the transport, and by `UserPasswordAuthenticator` when a login fails.',
  NotFoundError: 'By `client.apps` and `client.tools` only, when the error text contains `404`.',
  ValidationError: 'Never. Schema errors are `pydantic.ValidationError`.',
  TimeoutError: 'Never. Importing it hides the builtin of the same name.',
};

const client = (model: SdkModel): string => {
  const {client: one, package: pack} = model;
  return blocks([
    heading(2, 'Client', 'client'),
    `${code(one.class)} is the only name that ${code(pack.importName)} exports. Package ${code(pack.distribution ?? '')} ${pack.version ?? ''}, Python ${code(pack.python ?? '')}, with ${list(pack.requirements.map(code))}.`,
    wrapped(fence('text title="Signature"', signature(one.class, one.params, null))),
    table(
      ['Parameter', 'Meaning', 'Type', 'Default'],
      one.params.map((param) => [
        code(param.name),
        CLIENT_PARAMS[param.name] ?? '',
        code(param.type ?? 'Any'),
        param.default === null ? 'required' : code(param.default),
      ]),
    ),
    table(
      ['Attribute', 'Meaning'],
      one.attributes.map((name) => [code(name), ATTRIBUTES[name] ?? '']),
    ),
    'Four raw calls take an endpoint and any keyword of `requests`, and return the parsed JSON. Only they accept a `timeout`.',
    table(
      ['Raw call', 'Sends'],
      one.methods.map((method) => [
        code(signature(method.name, method.params, method.returns)),
        code(method.name.toUpperCase()),
      ]),
    ),
    fence(
      'python',
      'import logging\n\nfrom kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient(\n    "http://localhost:7777/api/",\n    log_level=logging.WARNING,\n)\nclient.session.verify = "/etc/ssl/certs/my-ca.pem"\nprint(client.get("/serving/status", timeout=10))',
    ),
  ]);
};

const authentication = (model: SdkModel): string =>
  blocks([
    heading(2, 'Authentication', 'authentication'),
    'On port 7777 of the host, calls for models, apps and data need no login; those of `client.tools` always do. If a call raises `AuthenticationError`, set an authenticator. It logs in before each request without a valid token and after a 401; the constructor of the client sends nothing. All classes are in `kamiwaza_client.authentication`.',
    table(
      ['Class', 'Takes', 'What it does'],
      model.authenticators.map(({name, params}) => [
        code(name),
        params.length === 0
          ? 'nothing'
          : params
              .map((param) =>
                code(param.type === null ? param.name : `${param.name}: ${param.type}`),
              )
              .join(', '),
        AUTH[name] ?? '',
      ]),
    ),
    fence(
      'python',
      'import getpass\n\nfrom kamiwaza_client.authentication import UserPasswordAuthenticator\n\npassword = getpass.getpass()\nclient.authenticator = UserPasswordAuthenticator("ana", password, client.auth)\nprint(len(client.models.list_models()))',
    ),
  ]);

const environment = (model: SdkModel): string => {
  const {read, mentioned} = model.environment;
  const reads =
    read.length === 0
      ? 'The SDK reads no environment variable.'
      : `The SDK reads ${list(read.map(code))}.`;
  const named =
    mentioned.length === 0
      ? ''
      : ` ${list(mentioned.map(code))} appears only in an error message; pass its value to the constructor yourself, as the full API root such as \`http://localhost:7777/api/\`.`;
  return blocks([
    heading(2, 'Environment variables', 'environment-variables'),
    `${reads}${named} The constants in \`kamiwaza_client.config\`, for example \`DEFAULT_TIMEOUT\` and \`MAX_RETRIES\`, have no effect.`,
  ]);
};

const TRANSPORT = table(
  ['Reply or event', 'What you get'],
  [
    ['200', 'the parsed JSON, or an object made from it'],
    ['201, 204, every other 2xx, 3xx', '`APIError`, even if the server did the work'],
    ['401 without an authenticator', '`AuthenticationError`'],
    ['401 with an authenticator', 'one renewal, one repetition, then `AuthenticationError`'],
    ['401 from `/auth/token`', '`APIError`'],
    ['400 or more after the renewal', '`APIError`'],
    ['400 or more', '`APIError`'],
    ['no connection, broken TLS', '`APIError`'],
  ],
);

const LIMITS = bullets([
  'The URL is `base_url`, a slash and the endpoint, without a version.',
  'There is no timeout: a stalled server blocks your program.',
  'There are no retries, apart from one after a 401, and no paging.',
  'TLS checks follow `client.session.verify`, which is on by default.',
  'All services share one session. Use one client per thread.',
  'Nothing is asynchronous.',
  'At log level DEBUG, the log contains headers with tokens and the login form with its password.',
]);

const errors = (model: SdkModel): string =>
  blocks([
    heading(2, 'Errors', 'errors'),
    'Import these from `kamiwaza_client.exceptions`. The five below `KamiwazaError` are siblings: `except APIError` does not catch a failed login. `message` is their only attribute; its text contains the status code and the body.',
    table(
      ['Class', 'Extends', 'Raised'],
      model.exceptions.map(({name, bases}) => [
        code(name),
        bases.map(code).join(', '),
        EXCEPTIONS[name] ?? '',
      ]),
    ),
    fence(
      'python',
      'from kamiwaza_client.exceptions import AuthenticationError, KamiwazaError\n\ntry:\n    print(len(client.lab.list_labs()), "labs")\nexcept AuthenticationError:\n    print("log in first")\nexcept KamiwazaError as error:\n    print(error)',
    ),
  ]);

const utilities = (model: SdkModel): string =>
  blocks([
    heading(2, 'Helpers', 'helpers'),
    'The download methods use these classes. You can use them for your own progress lines. The other helper, the embedder, is described with [`client.embedding`](../services/embedding.mdx#work-with-text).',
    ...model.utilities.map(({name, module, methods}) =>
      blocks([
        heading(3, code(name), name),
        `From ${code(module)}.${methods.every((method) => method.kind === 'staticmethod') ? ' All methods are static.' : ' Create an object first.'}`,
        table(
          ['Method', 'Returns'],
          methods.map((method) => [
            code(
              signature(method.name, method.params, null)
                .replace(/\n\s*/g, ' ')
                .replace('( ', '(')
                .replace(', )', ')'),
            ),
            code(method.returns ?? 'not annotated'),
          ]),
        ),
      ]),
    ),
    fence(
      'python',
      'from kamiwaza_client.utils.download_tracker import DownloadTracker\n\nfiles = client.models.check_download_status("unsloth/Qwen3-0.6B-GGUF")\nprint(DownloadTracker.calculate_overall_progress(files))',
    ),
  ]);

const front = (release: string): string => `---
${MARK}
title: Complete method list
description: "Every method of the Kamiwaza Python SDK ${release} with endpoint and return type, the client, authentication, transport, errors and prompts."
keywords: [api reference, method list, endpoints, KamiwazaClient, constructor, authenticator, transport, exceptions, APIError, AuthenticationError, environment variables, prompts, create_template, DownloadTracker]
---`;

/** The page that lists every method and has the parts outside of services. */
export const referencePage = (
  model: SdkModel,
  notes: ReadonlyMap<string, ServiceNotes>,
  without: readonly string[],
): string => {
  const count = model.services.reduce((sum, service) => sum + service.methods.length, 0);
  const helperCount = model.helpers.reduce((sum, helper) => sum + helper.methods.length, 0);
  const sections = without.flatMap((attribute) => {
    const service = model.services.find((one) => one.attribute === attribute);
    const words = notes.get(attribute);
    if (service === undefined || words === undefined) return [];
    const body = serviceBody(model, service, words, `${attribute}-`);
    return [
      heading(2, code(`client.${attribute}`), attribute),
      words.purpose,
      words.when,
      `Class ${code(service.class)} in ${code(service.module)}, ${service.methods.length} methods.`,
      body.index,
      ...body.entries,
      heading(2, 'Prompt objects', `${attribute}-objects`),
      ...body.objects,
    ];
  });
  return `${blocks([
    front(model.release),
    `All ${count} methods on ${model.services.length} services and ${helperCount} of the embedder, with what they send and return. Below them is what belongs to no single service: the client, authentication, transport, errors, prompts and helpers. SDK ${model.package.version ?? model.release}, commit ${code(model.source.commit.slice(0, 7))} of ${model.source.date}.`,
    table(
      ['Section', 'Holds'],
      [
        ['[Methods](#methods)', 'every method by service, with endpoint and return type'],
        ['[Client](#client)', 'constructor, attributes, raw calls'],
        ['[Authentication](#authentication)', 'login classes'],
        ['[Environment variables](#environment-variables)', 'what the SDK reads'],
        ['[Transport](#transport)', 'what each reply does'],
        ['[Errors](#errors)', 'the exceptions'],
        ['[`client.prompts`](#prompts)', 'the one service without its own page'],
        ['[Helpers](#helpers)', 'download progress, quantization names'],
      ],
    ),
    heading(2, 'Methods', 'methods'),
    'Each name links to its entry. Endpoints are relative to `base_url`; *via* marks a method that sends its requests through others.',
    methodTables(model, notes, without),
    client(model),
    authentication(model),
    environment(model),
    heading(2, 'Transport', 'transport'),
    TRANSPORT,
    LIMITS,
    errors(model),
    ...sections,
    utilities(model),
    heading(2, 'Next steps'),
    bullets([
      '[API map](../../api-reference.mdx): the same topics in prose, with workarounds for broken methods.',
      '[About the reference](../intro.mdx): how to read an entry.',
      '[Kamiwaza Python SDK](../../intro.mdx): install the SDK and make the first call.',
    ]),
  ])}\n`;
};
