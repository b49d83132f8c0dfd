// The whole of `npm test`, or with --check the part that needs neither a database nor a browser.
import { prepareDataDir } from '#e2e/support/data-dir.ts';
import { startPostgres } from '#test/support/postgres.ts';
import type { Counts } from './counts.ts';
import { refuseStep, runStep, type Step } from './run-step.ts';
import { browserTests, build, embeddedTests, postgresTests, staticChecks, unitTests } from './steps.ts';
import { chromium, ffmpeg, howToInstall, installMissing, postgres } from './system-tools.ts';

const checkOnly = process.argv.includes('--check');
const unknown = process.argv.slice(2).filter((option) => option !== '--check');
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(' ')}. Usage: npm test, or npm run check.`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const results: Counts[] = [];
const run = async (step: Step) => {
  const counts = await runStep(step);
  results.push(counts);
  return counts.failed === 0;
};

async function runSideBySide(lanes: number, steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function runOnPostgres(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    await run(postgresTests(given));
    return;
  }
  const name = 'data tests, PostgreSQL';
  if (postgres.find() === undefined) {
    results.push(refuseStep(name, howToInstall(postgres)));
    return;
  }
  try {
    const server = await startPostgres();
    await run(postgresTests(server.url));
    await server.stop();
  } catch (error) {
    results.push(refuseStep(name, String(error)));
  }
}

/** Two keep two processors busy, and two more while those wait; each one more makes all of them wait longer for a page. */
const browserLanes = 4;

async function runInBrowser(executable: string): Promise<void> {
  const { sideBySide, alone } = browserTests(executable);
  await runSideBySide(browserLanes, sideBySide);
  await run(alone);
}

/** The first start of a product uses one processor only: others work on the data tests meanwhile. */
async function runOnBuild(isBuilt: boolean): Promise<void> {
  const executable = chromium.find();
  if (executable !== undefined && isBuilt) {
    const [removePrepared] = await Promise.all([prepareDataDir(), runOnPostgres()]);
    await runInBrowser(executable);
    removePrepared();
    return;
  }
  await runOnPostgres();
  const reason = executable === undefined ? howToInstall(chromium) : 'the build failed';
  results.push(refuseStep('browser tests', reason));
}

if (!checkOnly) installMissing([chromium, postgres, ffmpeg]);
await runSideBySide(2, staticChecks);
await run(unitTests);
if (!checkOnly) {
  const isBuilt = await run(build);
  await run(embeddedTests);
  await runOnBuild(isBuilt);
}

const sum = (count: keyof Counts) => results.reduce((total, counts) => total + counts[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
