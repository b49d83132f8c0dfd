import type { Step } from './run-step.ts';

const check = (name: string, ...args: string[]): Step => ({ name, kind: 'check', args });

function suite(name: string, projects: string[], env: Record<string, string> = {}): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return { name, kind: 'suite', args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen], env };
}

/** A suite as two steps, each with half of its files. */
const inHalves = ({ name, args, ...rest }: Step): Step[] =>
  [1, 2].map((half) => ({ ...rest, name: `${name}, ${half} of 2`, args: [...args, `--shard=${half}/2`] }));

/** Steps that read the sources without running them; any two may run in parallel, so the longest come first. */
export const staticChecks: Step[] = [
  check('lint', 'node_modules/oxlint/bin/oxlint'),
  check('dead code', 'node_modules/knip/bin/knip.js'),
  check('types of the server', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'),
  check('types of the pages', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'),
  check('types of the worker', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.worker.json'),
  check('format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  check('boundaries', 'scripts/check-boundaries.ts'),
  check('conventions', 'scripts/check-conventions.ts'),
  check('messages', 'scripts/check-messages.ts'),
  check('content', 'scripts/check-content.ts', '--require-media'),
  check('resources', 'scripts/check-resources.ts'),
];

export const build = check('build', 'scripts/ensure-built.ts');

export const unitTests = suite('unit tests', ['unit', 'unit-isolated']);

export const embeddedTests = suite(
  'data and app tests, embedded database',
  ['data', 'data-isolated', 'app'],
  {
    TEST_ENGINE: 'embedded',
  },
);

/** The suites that use SQL, run again on a PostgreSQL whose superuser `url` names. */
export const postgresTests = (url: string) =>
  suite('data tests, PostgreSQL', ['data', 'data-isolated'], {
    TEST_ENGINE: 'postgres',
    TEST_DATABASE_URL: url,
  });

/** The suites with a built product and the given browser; the measurements run alone, the others in parallel, the longest first. */
export const browserTests = (executable: string) => {
  const measured = { CHROMIUM_PATH: executable };
  const env = { ...measured, ROOMY_PRODUCTS: 'true' };
  return {
    sideBySide: [
      // Mostly waiting, so that others use its processor.
      suite('kills, restarts and moves', ['faults'], env),
      ...inHalves(suite('journeys in a browser', ['journeys'], env)),
      suite('accessibility in a browser', ['axe'], env),
      suite('learning in a browser', ['learning'], env),
      suite('playing in a browser', ['playing'], env),
      suite('links and HTML of all pages', ['crawl'], env),
      suite('films in a browser', ['watching'], env),
    ],
    alone: suite('measurements in a browser', ['measured'], measured),
  };
};
