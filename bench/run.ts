import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startPostgres } from '../test/support/postgres.ts';
import { listFirstAnswers, makeReports } from './answerers.ts';
import { measureGrowth } from './growth.ts';
import { signInAt } from './learner.ts';
import { compareThroughput } from './load.ts';
import { startProcess } from './processes.ts';
import { measureSearch } from './search.ts';
import { measureFloods } from './sign-in-flood.ts';

interface Line {
  path: string;
  engine: string;
  measured: number;
  /** `≥ 0.5` or `≤ 2`; empty where the specification names none. */
  budget: string;
  note: string;
}

/** Pages as somebody signed in sees them, beside React rendering the same after two selects. */
const signedInPages = {
  'home page': '/home',
  'lesson page': '/courses/live-to-give/the-carob-tree',
  dashboard: '/dashboard',
};

const report: Line[] = [];
const postgres = await startPostgres();
try {
  for (const engine of ['embedded', 'postgres'] as const)
    await measureEngine(engine, engine === 'postgres' ? postgres.url : undefined);
  for (const [path, ratio] of Object.entries(await measureGrowth(postgres.url))) {
    add({
      path,
      engine: 'postgres',
      measured: ratio,
      budget: '≤ 2',
      note: 'a million users ÷ a thousand, per request',
    });
  }
} finally {
  await postgres.stop();
}
writeReport();

async function measureEngine(engine: string, databaseUrl: string | undefined): Promise<void> {
  const rendering = await startProcess('rendering.ts', databaseUrl);
  const miss = await new Promise<{ median: number; milliseconds: number }>((resolve) =>
    rendering.child.once('message', (message) => resolve(message as never)),
  );
  await rendering.end();
  add({
    path: 'page, not kept',
    engine,
    measured: miss.median,
    budget: '≤ 2',
    note: `CPU ÷ renderToString of the same tree; ${miss.milliseconds.toFixed(2)} ms`,
  });

  const app = await startProcess('app-process.ts', databaseUrl);
  await app.heard('ready');
  const bare = await startProcess('bare-process.ts', databaseUrl);
  await bare.heard('waiting');
  const text = async (path: string) => (await fetch(app.url + path)).text();
  bare.tell({
    page: await text('/home'),
    courses: await text('/api/content/courses/minimal'),
    signedInPages: Object.values(signedInPages),
  });
  await bare.heard('ready');

  const { headers: authorization, reports } = await signInAt(app.url);

  const compare = async (
    path: string,
    appPath: string,
    barePath: string,
    budget: string,
    headers: Record<string, string> = {},
  ) => {
    const { median, app: rates } = await compareThroughput(
      { url: app.url + appPath, headers },
      { url: bare.url + barePath },
    );
    add({ path, engine, measured: median, budget, note: `${Math.round(rates[0] ?? 0)} requests a second` });
  };
  await compare('page for visitors, kept', '/home', '/page', '≥ 0.5');
  for (const [name, path] of Object.entries(signedInPages))
    await compare(`${name}, signed in`, path, `/signed-in${path}`, '≥ 0.45', authorization);
  await compare('GET /content/courses/minimal', '/api/content/courses/minimal', '/courses', '≥ 0.5');
  await compare('GET /users/current', '/api/users/current', '/user', '≥ 0.5', authorization);
  const sentJson = { headers: { 'content-type': 'application/json' } };
  const reporting = await compareThroughput(
    { url: `${app.url}/api/users/current/progress`, next: makeReports(reports) },
    { url: `${bare.url}/report`, bodies: ['{}'], ...sentJson },
  );
  add({
    path: 'POST /users/current/progress',
    engine,
    measured: reporting.median,
    budget: '',
    note: `of a thousand people; ${Math.round(reporting.app[0] ?? 0)} requests a second`,
  });
  const next = await listFirstAnswers(app.url, authorization);
  const answering = await compareThroughput(
    { url: app.url, next },
    { url: `${bare.url}/answer`, bodies: ['{}'], ...sentJson },
  );
  add({
    path: 'POST /users/current/completed-quiz',
    engine,
    measured: answering.median,
    budget: '',
    note: `first answers; ÷ an insert and a select; ${Math.round(answering.app[0] ?? 0)} requests a second`,
  });
  const flood = await measureFloods(app.url);
  add({
    path: 'others’ p99 while 200 sign in',
    engine,
    measured: flood.ratio,
    budget: '≤ 3',
    note: `${flood.calm.toFixed(1)} → ${flood.flooded.toFixed(1)} ms; answers ${JSON.stringify(flood.statuses)}`,
  });
  await Promise.all([app.end(), bare.end()]);
  for (const [path, { median, app: rates }] of Object.entries(await measureSearch(databaseUrl))) {
    add({
      path: `GET /content/${path}`,
      engine,
      measured: median,
      budget: '≥ 0.4',
      note: `10 000 items; ÷ the bare indexed query; ${Math.round(rates[0] ?? 0)} requests a second`,
    });
  }
}

function add(line: Line): void {
  report.push(line);
  process.stdout.write(
    `${line.engine.padEnd(9)} ${line.path.padEnd(34)} ${line.measured.toFixed(2).padStart(7)} ${line.budget.padEnd(7)} ${isKept(line) ? '' : 'OVER '}${line.note}\n`,
  );
}

function isKept({ measured, budget }: Line): boolean {
  const [sign, limit] = budget.split(' ');
  if (!sign) return true;
  return sign === '≥' ? measured >= Number(limit) : measured <= Number(limit);
}

function writeReport(): void {
  const rows = report.map(
    (line) =>
      `| ${line.path} | ${line.engine} | ${line.measured.toFixed(2)} | ${line.budget} | ${isKept(line) ? 'yes' : '**no**'} | ${line.note} |`,
  );
  const head = [
    '# What was measured',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}. Each figure is a ratio to a bare`,
    'baseline that ran in turn with it in the same run (the median of the rounds); absolute figures say little on another machine.',
    '',
    '| path | database | ratio | budget | kept | |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  writeFileSync('bench/report.md', `${[...head, ...rows].join('\n')}\n`);
  if (!report.every(isKept)) process.exitCode = 1;
}
