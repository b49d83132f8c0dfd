import pg from 'pg';
import { makeReports } from './answerers.ts';
import { signInAt } from './learner.ts';
import { compareThroughput } from './load.ts';
import { startProcess } from './processes.ts';

const few = 1_000;
const many = 1_000_000;

/**
 * Cost a request among a thousand and among a million generated users, each with progress in two films: the ratio of
 * throughputs, few ÷ many, for who is signed in and for a progress report.
 */
export async function measureGrowth(databaseUrl: string): Promise<Record<string, number>> {
  const small = await startFilled(databaseUrl, 'bench_few', few);
  const large = await startFilled(databaseUrl, 'bench_many', many);
  const user = await compareThroughput(small.user, large.user);
  const report = await compareThroughput(small.report, large.report);
  await Promise.all([small.end(), large.end()]);
  return {
    'GET /users/current, growing': user.median,
    'POST /users/current/progress, growing': report.median,
  };
}

async function startFilled(serverUrl: string, name: string, count: number) {
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const app = await startProcess('app-process.ts', url.href);
  await app.heard('ready');
  await fill(url.href, count);
  const { headers, reports } = await signInAt(app.url);
  return {
    user: { url: `${app.url}/api/users/current`, headers },
    report: { url: `${app.url}/api/users/current/progress`, next: makeReports(reports) },
    end: () => app.end(),
  };
}

/** Users, a session each and progress in two films each, made by the database itself. */
async function fill(url: string, count: number): Promise<void> {
  await query(
    url,
    `insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, plan, language, admin, demo, created_at)
     select 'bench-' || n, 'bench' || n || '@example.org', 'bench' || n || '@example.org', 'none', 'Bench', 'Person', 'learner', 'free', 'en', false, false, now()
     from generate_series(1, ${count}) n`,
  );
  await query(
    url,
    `insert into sessions (id, user_id, bearer_hash, cookie_hash, user_agent, created_at, last_seen_at, expires_at)
     select 'bench-' || n, 'bench-' || n, sha256(('b' || n)::bytea), sha256(('c' || n)::bytea), 'bench', now(), now(), now() + interval '1 day'
     from generate_series(1, ${count}) n`,
  );
  await query(
    url,
    `insert into item_progress (user_id, item_id, position_tenths, watched_tenths, spans, slack_tenths, last_report_at, version)
     select 'bench-' || n, film, 100, 100, '[[0, 100]]', 150, now(), 1
     from generate_series(1, ${count}) n, unnest(array['abrahams-tent', 'the-carob-tree']) film`,
  );
  await query(url, 'vacuum analyze');
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
