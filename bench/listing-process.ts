import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { findByWords, usersListing } from '#features/people/listing/server/users-listing.ts';
import { systemClock } from '#platform/clock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import type { ListingCtx } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { createSealing } from '#platform/crypto/sealing.ts';
import { createLog } from '#platform/log.ts';
import { median } from './load.ts';

/** The list of a million users: page 500 beside page 1, a search beside the bare query, and its file's memory. */
const rows = Number(process.env['ROWS'] ?? 1_000_000);
const pageSize = 50;
const rounds = 21;
const farPage = 500;
const searched = 'reader77712';

const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
  log: createLog('silent'),
});
await migrate(database);
const { db } = database;
const run = (statement: RawBuilder<unknown>) => statement.execute(db);

const batch = 10_000;
for (let from = 1; from <= rows; from += batch)
  await run(sql`insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, language, created_at, last_seen_at)
    select 'r' || n, 'reader' || n || '@example.org', 'reader' || n || '@example.org', 'none', 'Reader', 'No' || n, 'learner', 'en',
      '2025-01-01Z'::timestamptz + n * interval '1 second',
      case when n % 10 > 0 then '2026-01-01Z'::timestamptz + (n * 37 % ${sql.lit(rows)}) * interval '1 second' end
    from generate_series(${sql.lit(from)}, ${sql.lit(from + batch - 1)}) n`);
const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await admin.connect();
await admin.query('vacuum analyze users');
await admin.end();

const ctx: ListingCtx = {
  db: database.db,
  clock: systemClock,
  locale: 'en',
  timeZone: 'UTC',
  auditedActs: new Map(),
  say: (key) => key,
  sayIn: (_locale, key) => key,
  sealing: createSealing({ secret: 'bench' }),
};

let at: string | undefined;
for (let page = 1; page < farPage; page += 1)
  at = (await readListing(ctx, usersListing, { sort: '-lastSeen', at })).next;
const far = await compare(
  () => readListing(ctx, usersListing, { sort: '-lastSeen', at }),
  () => readListing(ctx, usersListing, { sort: '-lastSeen' }),
);
const search = await compare(
  () => readListing(ctx, usersListing, { q: searched }),
  () =>
    run(
      sql`with found as materialized (select * from users where ${findByWords(searched)})
        select * from found order by created_at desc, id desc limit ${sql.lit(pageSize + 1)}`,
    ),
);
// Once before, since a process that serves has long grown the memory in which new objects are made.
await measureFile();
process.send?.({ far, search, megabytes: await measureFile() });
await database.close();

/** How many times as long one takes as the other, measured in turn. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const whole = await timeOf(one);
    ratios.push(whole / (await timeOf(other)));
  }
  return median(ratios);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let times = 0; times < 5; times += 1) await work();
  return performance.now() - begun;
}

/** How much more memory the process holds at most while a file of all rows is read by a slow client. */
async function measureFile(): Promise<number> {
  globalThis.gc?.();
  await pause(1000);
  const calm = process.memoryUsage.rss();
  let most = calm;
  let lines = 0;
  const { count, chunks } = await fileOf(usersListing).open(ctx, {});
  for await (const chunk of chunks) {
    lines += chunk.split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage.rss());
  }
  if (count !== rows || lines !== rows + 1) throw new Error(`the file has ${lines} lines for ${count} rows`);
  return (most - calm) / 1024 ** 2;
}
