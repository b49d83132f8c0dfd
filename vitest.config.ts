import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { serverHooks } from './scripts/server-hooks.ts';
import { listSuites } from './scripts/testing/list-suites.ts';

/** By what they import; `npm test` runs data suites on the embedded database and again on PostgreSQL. */
const suites = listSuites(import.meta.dirname, [
  'src',
  'scripts',
  'studio',
  'test/support',
  'test/migrations',
  'test/features',
  'bench',
]);

interface Files {
  include: string[];
  /** The timeout of one test. */
  seconds: number;
}

/** The files of a worker share what they import, and the database: loading both for each file takes as long as all tests do. */
function project(name: string, { include, seconds }: Files, isolate = false) {
  return {
    extends: true,
    test: {
      name,
      include,
      isolate,
      // As long as the test's timeout: what is awaited comes late on a busy machine, and at once on a calm one.
      expect: { poll: { timeout: seconds * 800, interval: 50 } },
      testTimeout: seconds * 1000,
      hookTimeout: Math.max(seconds, 60) * 1000,
    },
  } satisfies TestProjectConfiguration;
}

/** Journeys in a browser, one after another on a separate built product, so that they do not meet one another's people. */
function browserProject(name: string, include: string[], seconds = 300) {
  const { test, ...rest } = project(name, { include, seconds });
  return {
    ...rest,
    test: {
      ...test,
      maxWorkers: 1,
      globalSetup: ['e2e/support/start-product.ts'],
      // As patient as everything else that waits for a page.
      expect: { poll: { timeout: 100_000, interval: 100 } },
    },
  };
}

/** Products that are killed, moved and restarted, without a browser. */
function faultsProject() {
  const { test, ...rest } = project('faults', { include: ['e2e/faults/**/*.e2e.ts'], seconds: 300 });
  return { ...rest, test: { ...test, maxWorkers: 1 } };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [serverHooks()],
  test: {
    environment: 'node',
    setupFiles: ['test/support/no-console.ts'],
    // A small machine has two cores; more workers would only share them, each with its own database.
    maxWorkers: 2,
    projects: [
      project('unit', { include: suites.unit, seconds: 10 }),
      project('unit-isolated', { include: suites.unitIsolated, seconds: 10 }, true),
      project('data', { include: suites.data, seconds: 30 }),
      project('data-isolated', { include: suites.dataIsolated, seconds: 30 }, true),
      project('app', { include: ['test/app/**/*.test.{ts,tsx}'], seconds: 30 }),
      browserProject('journeys', ['e2e/journeys/**/*.e2e.ts']),
      browserProject('learning', ['e2e/learning/**/*.e2e.ts']),
      browserProject('playing', ['e2e/playing/**/*.e2e.ts']),
      // Films play in real time, at a fraction of it on a busy machine.
      browserProject('watching', ['e2e/watching/**/*.e2e.ts']),
      // One test visits every page, which takes minutes on a busy machine.
      browserProject('axe', ['e2e/pages/axe.e2e.ts'], 600),
      browserProject('crawl', ['e2e/pages/crawl.e2e.ts'], 600),
      browserProject('measured', ['e2e/measured/**/*.e2e.ts']),
      // Each test starts products of its own and mostly waits for them, one after another so as not to crowd the others out.
      faultsProject(),
    ],
  },
});
