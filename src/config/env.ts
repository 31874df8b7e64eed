import {nearest} from '../site/util/nearest.ts';

/** Only this module of `src` reads `process.env`. All environment variables that affect a build are listed here. */
export interface Env {
  /** `DOCS_URL`: origin the site is published on, e.g. `https://docs.example.com`. */
  readonly url: string;
  /** `DOCS_BASE_URL`: path of the site; begins and ends with a slash. */
  readonly baseUrl: string;
  /** `DOCS_NO_INDEX`: `true` asks crawlers to stay away (previews, copies inside a customer's network). */
  readonly noIndex: boolean;
  /**
   * `SOURCE_DATE_EPOCH`: seconds since 1970 to use as the time of the build, instead of the commit's
   * (https://reproducible-builds.org/specs/source-date-epoch/).
   */
  readonly sourceDate?: number;
  /** `NODE_ENV`, set by Docusaurus itself: `npm start` rather than a build. */
  readonly development: boolean;
  /** Whether results of earlier builds may be used: not if `DOCUSAURUS_NO_PERSISTENT_CACHE` has a value. */
  readonly cache: boolean;
  /** `DOCS_STOCK`: `1` builds without the changes to Docusaurus in `src/framework-patches`. */
  readonly stock: boolean;
  /**
   * `DOCS_ASK`: OpenAI-compatible endpoint that answers questions on the search page, such as
   * `https://models.example.com/v1`, only for an edition inside a network; `DOCS_ASK_MODEL`: name of its model.
   */
  readonly ask?: {readonly endpoint: string; readonly model: string};
}

/** Origin of the published site. */
export const DEFAULT_URL = 'https://kamiwaza-ai.github.io';
/** Path of the published site. */
export const DEFAULT_BASE_URL = '/kamiwaza-docs/';

/** All variables that begin with `DOCS_`; the last two are for the compose file of the on-premises edition. */
const KNOWN = [
  ...['DOCS_URL', 'DOCS_BASE_URL', 'DOCS_NO_INDEX', 'DOCS_STOCK', 'DOCS_ASK', 'DOCS_ASK_MODEL'],
  ...['DOCS_ADDRESS', 'DOCS_PORT'],
];

/**
 * Validates the environment of a build.
 *
 * @throws Error that names the variable, what is wrong with it and what it should look like
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  for (const name of Object.keys(variables)) {
    if (!name.startsWith('DOCS_') || KNOWN.includes(name)) continue;
    const meant = nearest(name, KNOWN, 2);
    // Others may belong to another program.
    if (meant !== undefined) throw new Error(`${name} is not known. Did you mean ${meant}?`);
  }
  const url = variables.DOCS_URL ?? DEFAULT_URL;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (
    !parsed ||
    !/^https?:$/.test(parsed.protocol) ||
    parsed.pathname !== '/' ||
    parsed.search !== '' ||
    parsed.hash !== ''
  ) {
    throw new Error(
      `DOCS_URL is "${url}": write an origin without a path, for example ${DEFAULT_URL}. The path goes into DOCS_BASE_URL.`,
    );
  }
  const baseUrl = variables.DOCS_BASE_URL ?? DEFAULT_BASE_URL;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `DOCS_BASE_URL is "${baseUrl}": it must begin and end with a slash and contain only plain path characters, for example ${DEFAULT_BASE_URL} or /.`,
    );
  }
  const noIndex = variables.DOCS_NO_INDEX ?? 'false';
  if (noIndex !== 'true' && noIndex !== 'false') {
    throw new Error(`DOCS_NO_INDEX is "${noIndex}": write true or false.`);
  }
  const stock = variables.DOCS_STOCK ?? '0';
  if (stock !== '0' && stock !== '1') {
    throw new Error(`DOCS_STOCK is "${stock}": write 1 to build without framework patches, or 0.`);
  }
  const epoch = variables.SOURCE_DATE_EPOCH ?? '';
  if (!/^\d*$/.test(epoch)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}": write whole seconds since 1970, for example 1763596800.`,
    );
  }
  const ask = readAsk(variables.DOCS_ASK ?? '', variables.DOCS_ASK_MODEL ?? '');
  return {
    url: parsed.origin,
    baseUrl,
    noIndex: noIndex === 'true',
    ...(epoch !== '' && {sourceDate: Number(epoch)}),
    development: variables.NODE_ENV === 'development',
    cache: !variables.DOCUSAURUS_NO_PERSISTENT_CACHE,
    stock: stock === '1',
    ...(ask && {ask}),
  };
}

function readAsk(endpoint: string, model: string): Env['ask'] {
  if (endpoint === '' && model === '') return undefined;
  const parsed = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (
    !parsed ||
    !/^https?:$/.test(parsed.protocol) ||
    parsed.username !== '' ||
    parsed.search !== '' ||
    parsed.hash !== '' ||
    !/^[\w./~-]*$/.test(parsed.pathname)
  ) {
    throw new Error(
      `DOCS_ASK is "${endpoint}": write the address of an OpenAI-compatible endpoint, with its version and without a key, for example https://models.example.com/v1.`,
    );
  }
  if (!/^[\w./:@ -]{1,200}$/.test(model)) {
    throw new Error(
      `DOCS_ASK_MODEL is "${model}": write the name under which the endpoint of DOCS_ASK serves the model; GET /models of the endpoint lists them.`,
    );
  }
  return {endpoint: parsed.href.replace(/\/$/, ''), model};
}

/** As `readEnv`, but ends the process: Docusaurus would print an error twice, with two stack traces. */
export function readEnvOrExit(variables: Parameters<typeof readEnv>[0]): Env {
  try {
    return readEnv(variables);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

export const env: Env = readEnvOrExit(process.env);
