import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { storeBatch } from '#features/reports/activity/server/store-batch.ts';
import { getReport } from '#features/reports/reading/server/get-report.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { openOwnDatabase } from './own-database.ts';

const runs = 15;
const events = 1000;
const names = ['people', 'learning', 'funnel', 'classes', 'plans'] as const;

/**
 * Reading each report of a year over a million people from its figures, in milliseconds with all its queries; and what
 * recording an event costs beside a bare insert, alone and in a batch.
 */
export async function measureReports(serverUrl: string) {
  const database = await openOwnDatabase(serverUrl, 'bench_reports');
  await migrate(database);
  const ctx = makeCtx(database.db);
  await fill(ctx.db);
  const reading: Record<string, number> = {};
  for (const reportName of names)
    reading[reportName] = await fastest(() => getReport(ctx, { reportName, days: 360 }));
  const bare = await measure(events, () =>
    sql`insert into bare_events values (current_date, 'watched', 'a', '', 'bench-1', 'en', 'IL', 'learner', current_date, 1)`.execute(
      ctx.db,
    ),
  );
  const event = (n: number) => ({
    day: '2026-11-17',
    kind: 'watched' as const,
    subject: `item-${n}`,
    detail: '',
    userId: `bench-${1 + (n % 1000)}` as UserId,
    language: null,
    amount: 7,
  });
  let next = 0;
  const alone = await measure(events, () =>
    storeBatch(ctx, { id: randomUUID(), events: [event((next += 1))], seconds: [] }),
  );
  const together = await measure(4, () =>
    storeBatch(ctx, {
      id: randomUUID(),
      events: Array.from({ length: 500 }, () => event((next += 1))),
      seconds: [],
    }),
  );
  await database.close();
  return { reading, alone: alone / bare, inBatch: together / 500 / bare };
}

/** A year of figures, as a million people leave them behind: by language, country and role, and for two hundred items. */
async function fill(db: ReturnType<typeof makeCtx>['db']): Promise<void> {
  for (const period of ['day', 'week', 'month'])
    await sql`
    with parts (kind, dimension, value) as (
      select kind, 'all', '' from unnest(array['visit', 'joined', 'active', 'started', 'completed', 'watched']) kind
      union all select kind, 'language', 'l' || n from unnest(array['visit', 'joined', 'active']) kind, generate_series(1, 7) n
      union all select kind, 'country', 'C' || n from unnest(array['joined', 'active']) kind, generate_series(1, 120) n
      union all select kind, 'role', 'r' || n from unnest(array['joined', 'active']) kind, generate_series(1, 7) n
      union all select kind, 'subject', 'item-' || n from unnest(array['started', 'completed', 'answered']) kind, generate_series(1, 200) n
    ), starts (period, start) as (
      select ${period}::text, date_trunc(${period}::text, day)::date
      from generate_series(date '2025-11-17', date '2026-11-17', '1 day') day
      group by 1, 2
    )
    insert into activity_figures (period, start, kind, dimension, value, amount, people)
    select period, start, kind, dimension, value, 2000, 1000 from parts, starts`.execute(db);
  await sql`
    insert into users (id, email_address, email_key, password_hash, first_name, last_name, role, language, created_at)
    select 'bench-' || n, n || '@example.org', n || '@example.org', 'none', 'Bench', 'Person', 'learner', 'en', now()
    from generate_series(1, 1000) n`.execute(db);
  await sql`create table bare_events (day date, kind text, subject text, detail text, user_id text, language text,
    country text, role text, joined_on date, amount integer)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** What else the machine does only adds to it. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measure(1, work));
  return Math.min(...taken);
}

/** The milliseconds of one of so many runs, one after another. */
async function measure(count: number, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let run = 0; run < count; run += 1) await work();
  return (performance.now() - begun) / count;
}
