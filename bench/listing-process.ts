import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { ListingRequest } from '#core/listing.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing, type ListingCtx } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { createLog } from '#platform/log.ts';
import { median } from './load.ts';

/** A listing of a million rows of its own: page 500 beside page 1, a search beside the bare query, and its file's memory. */
interface Reader {
  id: string;
  name: string;
  email: string;
  seen_at: Date | null;
  joined_at: Date;
}

const rows = Number(process.env['ROWS'] ?? 1_000_000);
const pageSize = 50;
const rounds = 41;
const farPage = 500;
const searched = 'reader 77712';

const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
  log: createLog('silent'),
});
const db = database.db.$extendTables<{ readers: Reader }>();
const run = (statement: RawBuilder<unknown>) => statement.execute(db);

await run(
  sql`create table readers (id text primary key, name text not null, email text not null, seen_at timestamptz, joined_at timestamptz not null)`,
);
const batch = 50_000;
for (let from = 1; from <= rows; from += batch)
  await run(sql`insert into readers select 'r' || n, 'Reader ' || n, 'reader' || n || '@example.org',
    case when n % 10 > 0 then '2026-01-01Z'::timestamptz + (n * 37 % ${sql.lit(rows)}) * interval '1 second' end, '2025-01-01Z'::timestamptz + n * interval '1 second'
    from generate_series(${sql.lit(from)}, ${sql.lit(from + batch - 1)}) n`);
await run(sql`create index readers_by_seen on readers (seen_at, id)`);
await run(sql`create index readers_by_joined on readers (joined_at, id)`);
await run(sql`create index readers_by_name on readers (lower(name) text_pattern_ops)`);
await run(sql`analyze readers`);

const matches = (q: string) => sql<boolean>`lower(readers.name) like ${`${q}%`}`;
const listing = defineListing({
  name: 'readers',
  request: ListingRequest,
  rows: () => db.selectFrom('readers').selectAll('readers'),
  id: sql.ref('readers.id'),
  sorts: {
    seen: { by: sql.ref('readers.seen_at'), type: 'timestamptz' },
    joined: { by: sql.ref('readers.joined_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-joined',
  filters: {},
  search: matches,
  csv: {
    permission: 'users.export',
    columns: [
      { heading: 'name', value: ({ name }) => name },
      { heading: 'email', value: ({ email }) => email },
      { heading: 'seen', value: ({ seen_at }) => seen_at },
    ],
  },
});
const ctx: ListingCtx = {
  db: database.db,
  clock: systemClock,
  locale: 'en',
  timeZone: 'UTC',
  say: (key) => key,
  sayIn: (_locale, key) => key,
};

let at: string | undefined;
for (let page = 1; page < farPage; page += 1)
  at = (await readListing(ctx, listing, { sort: '-seen', at })).next;
const far = await compare(
  () => readListing(ctx, listing, { sort: '-seen', at }),
  () => readListing(ctx, listing, { sort: '-seen' }),
);
const search = await compare(
  () => readListing(ctx, listing, { q: searched }),
  () =>
    run(
      sql`select * from readers where ${matches(searched)} order by joined_at desc, id desc limit ${sql.lit(pageSize + 1)}`,
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
  const { count, chunks } = await fileOf(listing).open(ctx, {});
  for await (const chunk of chunks) {
    lines += chunk.split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage.rss());
  }
  if (count !== rows || lines !== rows + 1) throw new Error(`the file has ${lines} lines for ${count} rows`);
  return (most - calm) / 1024 ** 2;
}
