import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Suites that speak SQL: `npm test` runs them on the embedded database and again on PostgreSQL. */
const data = [
  'src/platform/{captcha,db,events,jobs,limits,mail,once}/**/*.test.ts',
  'src/features/*/server/**/*.test.ts',
];

function project(name: string, options: { include: string[]; exclude?: string[]; seconds: number }) {
  return {
    extends: true,
    test: {
      name,
      include: options.include,
      exclude: options.exclude ?? [],
      testTimeout: options.seconds * 1000,
      hookTimeout: Math.max(options.seconds, 60) * 1000,
    },
  } satisfies TestProjectConfiguration;
}

/** Journeys in a browser, one after another on a built product of their own, so that they do not meet one another's people. */
function browserProject(name: string, include: string[]) {
  const { test, ...rest } = project(name, { include, seconds: 120 });
  return { ...rest, test: { ...test, maxWorkers: 1, globalSetup: ['e2e/support/start-product.ts'] } };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    setupFiles: ['test/support/no-console.ts'],
    // Two cores are what a small machine has; more workers would only share them, each with its own database.
    maxWorkers: 2,
    projects: [
      project('unit', {
        include: ['{src,scripts,studio,test/support,bench}/**/*.test.{ts,tsx}'],
        exclude: data,
        seconds: 10,
      }),
      project('data', { include: data, seconds: 30 }),
      project('app', { include: ['test/app/**/*.test.{ts,tsx}'], seconds: 30 }),
      browserProject('journeys', ['e2e/journeys/**/*.e2e.ts']),
      browserProject('learning', ['e2e/learning/**/*.e2e.ts']),
      browserProject('playing', ['e2e/playing/**/*.e2e.ts']),
      // Films play and processes end in their own time, so these leave the cores to the others.
      browserProject('watching', ['e2e/{watching,faults}/**/*.e2e.ts']),
      browserProject('pages', ['e2e/pages/**/*.e2e.ts']),
      browserProject('measured', ['e2e/measured/**/*.e2e.ts']),
    ],
  },
});
