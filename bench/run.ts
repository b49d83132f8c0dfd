import './as-production.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium, howToInstall } from '../scripts/testing/system-tools.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { listFirstAnswers, makeReports } from './answerers.ts';
import { runLighthouse, type Verdict } from './lighthouse.ts';
import { signInAt } from './learner.ts';
import type { Line } from './line.ts';
import { measureLiveQuiz, players } from './live-quiz.ts';
import { compareThroughput, type Target } from './load.ts';
import type { PageCost } from './page-cost.ts';
import { measureOnPostgres } from './on-postgres.ts';
import { measuredPages } from './pages.ts';
import { measureIn, startProcess } from './processes.ts';
import { measureSearch } from './search.ts';
import { measureStreams, openStreams } from './streams.ts';
import { measureFloods } from './sign-in-flood.ts';

/** What a visitor opens first. */
const pagesOnPhone = {
  'home page': '/',
  'course page': '/courses/live-to-give',
  'lesson page': '/courses/live-to-give/abrahams-tent',
};

type Targets = [app: Target, bare: Target];

const thumbnails = 'thumbnails of 100 photographs';

const reportFile = 'bench/report.md';
/** Only paths that contain one of these words are measured, and the report keeps its other lines; without words, all. */
const words = process.argv.slice(2);
const isAsked = (path: string) => words.length === 0 || words.some((word) => path.includes(word));
/** The report's rows by path and database. */
const rows = new Map<string, string>(words.length > 0 ? readRows() : []);

const postgres = await startPostgres();
try {
  for (const engine of ['embedded', 'postgres'] as const)
    await measureEngine(engine, engine === 'postgres' ? postgres.url : undefined);
  for await (const line of measureOnPostgres(postgres.url, isAsked)) add(line);
} finally {
  await postgres.stop();
}
writeReport();

async function measureEngine(engine: string, databaseUrl: string | undefined): Promise<void> {
  const notKept = 'page, not kept';
  if (isAsked(notKept)) {
    const { median, milliseconds } = await measureRendering(databaseUrl);
    const note = `CPU ÷ renderToString of the same tree; ${milliseconds.toFixed(2)} ms`;
    add({ path: notKept, engine, measured: median, budget: '≤ 2', note });
  }

  if (engine === 'embedded' && isAsked(thumbnails)) await measureThumbnails();

  if (isAsked('CPU')) await measurePageCosts(engine, databaseUrl);

  const app = await startProcess('app-process.ts', databaseUrl);
  await app.heard('ready');
  const bare = await startProcess('bare-process.ts', databaseUrl);
  await bare.heard('waiting');
  const text = async (path: string) => (await fetch(app.url + path)).text();
  bare.tell({
    page: await text('/home'),
    courses: await text('/api/content/courses/minimal'),
    signedInPages: Object.values(measuredPages),
  });
  await bare.heard('ready');

  const { headers: authorization, reports } = await signInAt(app.url);

  const compare = async (
    path: string,
    budget: string,
    targets: () => Targets | Promise<Targets>,
    what = '',
  ) => {
    if (!isAsked(path)) return;
    const [product, baseline] = await targets();
    const { median, app: rates } = await compareThroughput(product, baseline);
    add({
      path,
      engine,
      measured: median,
      budget,
      note: `${what}${Math.round(rates[0] ?? 0)} requests a second`,
    });
  };
  const of =
    (appPath: string, barePath: string, headers: Record<string, string> = {}) =>
    (): Targets => [{ url: app.url + appPath, headers }, { url: bare.url + barePath }];
  await compare('page for visitors, kept', '≥ 0.5', of('/home', '/page'));
  for (const [name, path] of Object.entries(measuredPages))
    await compare(`${name}, signed in`, '≥ 0.45', of(path, `/signed-in${path}`, authorization));
  await compare('GET /content/courses/minimal', '≥ 0.5', of('/api/content/courses/minimal', '/courses'));
  await compare('GET /users/current', '≥ 0.5', of('/api/users/current', '/user', authorization));
  const json = { bodies: ['{}'], headers: { 'content-type': 'application/json' } };
  await compare(
    'POST /users/current/progress',
    '',
    () => [
      { url: `${app.url}/api/users/current/progress`, next: makeReports(reports) },
      { url: `${bare.url}/report`, ...json },
    ],
    'of a thousand people; ',
  );
  await compare(
    'POST /users/current/completed-quiz',
    '',
    async () => [
      { url: app.url, next: await listFirstAnswers(app.url, authorization) },
      { url: `${bare.url}/answer`, ...json },
    ],
    'first answers; ÷ an insert and a select; ',
  );
  const amidFlood = 'others’ p99 while 200 sign in';
  if (isAsked(amidFlood)) {
    const { ratio, calm, flooded, statuses } = await measureFloods(app.url);
    const note = `${calm.toFixed(1)} → ${flooded.toFixed(1)} ms; answers ${JSON.stringify(statuses)}`;
    add({ path: amidFlood, engine, measured: ratio, budget: '≤ 3', note });
  }
  const streams = 'memory of an open stream';
  if (isAsked(streams)) {
    const { kilobytes, bareKilobytes } = await measureStreams(app, bare);
    const note = `÷ a bare stream; ${kilobytes.toFixed(1)} kB and ${bareKilobytes.toFixed(1)} kB, of ${openStreams} people with four each`;
    add({ path: streams, engine, measured: kilobytes / bareKilobytes, budget: '', note });
  }
  const live = 'live quiz: p99 of a step';
  if (isAsked(live)) {
    const taken = (await measureLiveQuiz(app)).toSorted((a, b) => a - b);
    const measured = taken[Math.floor(taken.length * 0.99)] ?? Infinity;
    const note = `milliseconds from the press to each of ${players} devices, of ${taken.length}; no ratio`;
    add({ path: live, engine, measured, budget: '≤ 300', note });
  }
  if (engine === 'embedded') await measureOnPhone(app.url);
  await Promise.all([app.end(), bare.end()]);
  if (!isAsked('GET /content/search')) return;
  for (const [path, { median, app: rates }] of Object.entries(await measureSearch(databaseUrl))) {
    const note = `10 000 items; ÷ the bare indexed query; ${Math.round(rates[0] ?? 0)} requests a second`;
    add({ path: `GET /content/${path}`, engine, measured: median, budget: '≥ 0.4', note });
  }
}

/** Lighthouse's performance on a phone: the best of a few runs, since a machine is noisy. */
async function measureOnPhone(url: string): Promise<void> {
  for (const [name, path] of Object.entries(pagesOnPhone)) {
    const line = `Lighthouse performance, ${name}`;
    if (!isAsked(line)) continue;
    const executable = chromium.find();
    if (executable === undefined) throw new Error(howToInstall(chromium));
    const isEnough = ({ performance }: Verdict) => performance >= 0.95;
    const { performance } = await runLighthouse(url + path, executable, { tries: 4, isEnough });
    const note = 'its score on a phone, no ratio';
    add({ path: line, engine: 'embedded', measured: performance, budget: '≥ 0.95', note });
  }
}

async function measureThumbnails(): Promise<void> {
  const measured = (await measureIn('thumbnails-process.ts', undefined)) as Record<
    'median' | 'perSecond',
    number
  >;
  const note = `÷ sharp alone; ${measured.perSecond.toFixed(1)} a second`;
  add({ path: thumbnails, engine: 'embedded', measured: measured.median, budget: '≥ 0.8', note });
}

async function measureRendering(
  databaseUrl: string | undefined,
): Promise<{ median: number; milliseconds: number }> {
  return (await measureIn('rendering.ts', databaseUrl)) as { median: number; milliseconds: number };
}

/** Every page for a visitor and for a signed-in user, beside its own HTML rendered plainly. */
async function measurePageCosts(engine: string, databaseUrl: string | undefined): Promise<void> {
  const costs = (await measureIn('page-cost.ts', databaseUrl)) as Record<string, PageCost>;
  for (const [page, { ratio, milliseconds, queries }] of Object.entries(costs)) {
    const mostSignedIn = engine === 'postgres' ? '≤ 10' : '≤ 15';
    add({
      path: `CPU: ${page}`,
      engine,
      measured: ratio,
      budget: page.endsWith('visitor') ? '≤ 5' : mostSignedIn,
      note: `÷ renderToString of the same HTML as plain elements; ${milliseconds.toFixed(2)} ms, ${queries} queries`,
    });
  }
}

function add({ path, engine, measured, budget, note }: Line): void {
  const kept = isKept(measured, budget);
  const cells = [path, engine, measured.toFixed(2), budget, kept ? 'yes' : '**no**', note];
  rows.set(`${path} ${engine}`, `| ${cells.join(' | ')} |`);
  process.stdout.write(
    `${engine.padEnd(9)} ${path.padEnd(34)} ${measured.toFixed(2).padStart(7)} ${budget.padEnd(7)} ${kept ? '' : 'OVER '}${note}\n`,
  );
}

function isKept(measured: number, budget: string): boolean {
  const [sign, limit] = budget.split(' ');
  if (!sign) return true;
  return sign === '≥' ? measured >= Number(limit) : measured <= Number(limit);
}

function readRows(): [string, string][] {
  const lines = readFileSync(reportFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [, path = '', engine = ''] = line.split('|').map((cell) => cell.trim());
    return [`${path} ${engine}`, line];
  });
}

function writeReport(): void {
  const head = [
    '# What was measured',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}. Each figure is a ratio to a bare`,
    'baseline that ran in turn with it in the same run (the median of the rounds); absolute figures say little on another machine.',
    '',
    '| path | database | ratio | budget | kept | |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  writeFileSync(reportFile, `${[...head, ...rows.values()].join('\n')}\n`);
  if ([...rows.values()].some((row) => row.includes('**no**'))) process.exitCode = 1;
}
