import { sql } from 'kysely';
import { addDays, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { listCounted } from './activity-kinds.ts';
import { endOf, periods, startOf, type Period } from './periods.ts';
import { rollUpJoined } from './roll-up-joined.ts';
import { takeSnapshot } from './snapshot.ts';

/** What comes later changes no figure: part of its month may be removed already. */
const latestDays = 45;

/**
 * Makes the figures of every period in which something was recorded since the last time, from all its events: so it may
 * run again, in any process, and what came late is counted too. One process at a time; the others wait.
 */
export async function rollUp(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    await sql`select pg_advisory_xact_lock(hashtextextended('reports.rollUp', 0))`.execute(db);
    const today = ctx.clock.now().toISOString().slice(0, 10);
    const days = (await takeChangedDays(db)).filter((day) => day >= addDays(today, -latestDays));
    for (const period of periods)
      for (const start of new Set(days.map((day) => startOf(period, day))))
        await rollUpPeriod(db, period, start);
    await rollUpJoined(ctx);
    await takeSnapshot(ctx);
  });
}

/** A batch that commits after this is not among them, and so is there for the next roll-up. */
async function takeChangedDays(db: Db): Promise<LocalDate[]> {
  const { rows } = await sql<{ day: LocalDate }>`
    with taken as (update activity_batches set rolled_up = true where not rolled_up returning days)
    select distinct unnest(days) as day from taken order by day`.execute(db);
  return rows.map(({ day }) => day);
}

async function rollUpPeriod(db: Db, period: Period, start: LocalDate): Promise<void> {
  const counted = listCounted(period);
  const kinds = [...new Set(counted.map(({ kind }) => kind))];
  await db
    .deleteFrom('activity_figures')
    .where('period', '=', period)
    .where('start', '=', start)
    .where('kind', 'in', kinds)
    .execute();
  await sql`
    insert into activity_figures (period, start, kind, dimension, value, amount, people)
    select ${period}, ${start}::date, event.kind, part.dimension, part.value, sum(event.amount),
      -- A visit has no person: each may be another's.
      case when event.kind = 'visit' then sum(event.amount) else count(distinct event.user_id) end
    from activity_events event
    cross join lateral (values
      ('all', ''),
      ('language', event.language),
      ('country', coalesce(event.country, '')),
      ('role', event.role),
      ('subject', event.subject),
      ('answer', case when event.detail = '' then null else event.subject || ' ' || event.detail end),
      ('joinedWeek', (event.joined_on - extract(dow from event.joined_on)::integer)::text),
      ('joinedDay', event.joined_on::text)
    ) part (dimension, value)
    join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) counted (kind text, dimension text)
      on counted.kind = event.kind and counted.dimension = part.dimension
    where event.day >= ${start}::date and event.day < ${endOf(period, start)}::date and part.value is not null
    group by event.kind, part.dimension, part.value`.execute(db);
}
