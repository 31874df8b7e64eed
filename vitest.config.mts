import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {'@site': path.resolve(import.meta.dirname)},
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/__tests__/**/*.test.{ts,tsx}'],
    environment: 'node',
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
});
