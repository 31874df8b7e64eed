import path from 'node:path';

import {defineConfig} from 'vitest/config';

/** `engines` drives Chromium, Firefox and WebKit on the finished build, `unit` needs sources only, `integration` runs Docusaurus on small sites, `site` reads the finished build. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    environment: 'node',
    // Vitest leaves one core unused, which on two cores means one test file at a time.
    maxWorkers: '100%',
    // The first check of all pages parses them, which takes half a minute next to other work.
    testTimeout: 60_000,
    // As in playwright.config.ts: a test can fail once because of timing, a real fault twice. `npm test` names what
    // passed only on its second try.
    retry: 1,
    // Lists of findings are compared with empty ones: a failure should name them, also in the summary of `npm test`.
    chaiConfig: {truncateThreshold: 2000},
    css: {modules: {classNameStrategy: 'non-scoped'}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files share the modules of their worker: loading them again for each file takes a third of the time.
          isolate: false,
          include: ['{src,mcp,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/site/**',
            'tests/integration/**',
            '**/*.engine.test.ts',
            '**/*.site.test.ts',
            'node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {name: 'integration', include: ['tests/integration/**/*.test.ts']},
      },
      {
        extends: true,
        test: {name: 'engines', include: ['tests/engines/*.engine.test.ts']},
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts', 'tests/**/*.site.test.ts'],
          globalSetup: 'tests/support/editions-folder.ts',
        },
      },
    ],
  },
});
