import {describe, expect, it, vi} from 'vitest';

import {readEnv, readEnvOrExit} from '../env.ts';

describe('the environment of a build', () => {
  it('defaults to the published site', () => {
    expect(readEnv({})).toEqual({
      url: 'https://kamiwaza-ai.github.io',
      baseUrl: '/kamiwaza-docs/',
      development: false,
      noIndex: false,
      stock: false,
      cache: true,
    });
  });

  it('can ignore earlier builds', () => {
    expect(readEnv({DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}).cache).toBe(false);
    expect(readEnv({DOCUSAURUS_NO_PERSISTENT_CACHE: ''}).cache).toBe(true);
  });

  it('recognizes the development server', () => {
    expect(readEnv({NODE_ENV: 'development'})).toMatchObject({development: true});
  });

  it('accepts another origin and path', () => {
    expect(readEnv({DOCS_URL: 'https://docs.example.com', DOCS_BASE_URL: '/'})).toMatchObject({
      url: 'https://docs.example.com',
      baseUrl: '/',
    });
  });

  it('accepts the time of the build', () => {
    expect(readEnv({SOURCE_DATE_EPOCH: '1763596800'}).sourceDate).toBe(1763596800);
    expect(readEnv({SOURCE_DATE_EPOCH: ''}).sourceDate).toBeUndefined();
  });

  it('accepts variables of other programs', () => {
    expect(readEnv({DOCS_HOME: '/home/docs'})).toEqual(readEnv({}));
  });

  it.each([
    [{SOURCE_DATE_EPOCH: 'today'}, /SOURCE_DATE_EPOCH is "today".*seconds/],
    [{DOCS_URL: 'docs.example.com'}, /DOCS_URL is "docs\.example\.com".*origin/],
    [{DOCS_URL: 'https://example.com/docs'}, /DOCS_URL.*DOCS_BASE_URL/],
    [{DOCS_BASE_URL: 'docs'}, /DOCS_BASE_URL is "docs".*slash/],
    [{DOCS_BASE_URL: '/a b/'}, /DOCS_BASE_URL/],
    [{DOCS_NO_INDEX: 'yes'}, /DOCS_NO_INDEX.*true or false/],
    [{DOCS_NOINDEX: 'true'}, /^DOCS_NOINDEX is not known\. Did you mean DOCS_NO_INDEX\?$/],
    [{DOCS_ASK_MODLE: ''}, /Did you mean DOCS_ASK_MODEL\?/],
  ])('rejects %j and says what to write', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });
});

it('a wrong variable ends the process with one message', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  readEnvOrExit({DOCS_NOINDEX: 'true'});
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^DOCS_NOINDEX is not known/)]]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  vi.restoreAllMocks();
});
