import {expect, it, vi} from 'vitest';

// The languages of prism-react-renderer and shell, which Docusaurus adds in the same way.
vi.mock('@theme/prism-include-languages', async () => {
  const {createRequire} = await import('node:module');
  const require = createRequire(import.meta.url);
  return {
    default: (prism: unknown) => {
      Object.assign(globalThis, {Prism: prism});
      require('prismjs/components/prism-bash');
      require('prismjs/components/prism-powershell');
    },
  };
});

const {coloredMarkup} = await import('../tokens.ts');

const markup = (language: string, code: string): string => coloredMarkup({code, language}) ?? '';

it('colors no names of programs in a shell: the grammars know only some', () => {
  expect(markup('bash', 'sudo apt install kamiwaza')).not.toContain('kw-');
  expect(markup('powershell', 'start kamiwaza')).not.toContain('kw-');
});

it('still colors what a shell means', () => {
  expect(markup('bash', "curl --fail 'https://example.com' # check")).toMatch(
    /kw-tag.*kw-string.*kw-comment/s,
  );
  expect(markup('powershell', 'if ($true) { "yes" }')).toMatch(/kw-keyword/);
});
