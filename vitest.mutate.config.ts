import { defineConfig } from 'vitest/config';
import { serverHooks } from './scripts/server-hooks.ts';
import { listSuites } from './scripts/testing/list-suites.ts';

const { unit, data } = listSuites(import.meta.dirname, ['src', 'test/support']);
/** With these, which take a hundred times longer, it also judges what only SQL can show. */
const withData = process.env['MUTATE_WITH'] === 'data';

/** The tests that `npm run mutate` asks about each mutant: in one project, because Stryker names tests by file and title. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [serverHooks()],
  test: {
    environment: 'node',
    setupFiles: ['test/support/no-console.ts'],
    isolate: false,
    include: withData ? [...unit, ...data] : unit,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
