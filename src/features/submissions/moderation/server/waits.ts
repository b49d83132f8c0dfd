import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { WaitsView } from '../contract.ts';
import { waits, waitsSince } from './queue-rows.ts';

const days = 30;
/** So many tell the median of a house of any size. */
const countedAtMost = 2000;

interface Waited {
  decided: number;
  median: number | null;
  nearlyAll: number | null;
}

/** How long the works that were decided lately have waited, and how long the oldest one waits now. */
export async function readWaits({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<WaitsView> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  const { rows } = await sql<Waited>`
    select count(*)::integer as decided,
      percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.95) within group (order by seconds) as "nearlyAll"
    from (
      select extract(epoch from done.at - begun.at)::float8 as seconds
      from (
        select submission_id, at from submission_events
        where from_status = 0 and what in ('approve', 'reject', 'spam') and at > ${since}
        order by at desc limit ${countedAtMost}
      ) done
      cross join lateral (
        select max(at) as at from submission_events earlier
        where earlier.submission_id = done.submission_id and earlier.at < done.at
          and earlier.to_status = 0 and earlier.what <> 'narrow'
      ) begun
      where begun.at is not null
    ) waited`.execute(db);
  const waiting = await db
    .selectFrom('submissions')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<Date | null>`min(${waitsSince})`.as('oldest'),
    ])
    .where(waits)
    .executeTakeFirstOrThrow();
  const [waited] = rows;
  return {
    waiting: waiting.count,
    decided: waited?.decided ?? 0,
    median: waited?.median ?? null,
    nearlyAll: waited?.nearlyAll ?? null,
    oldest: waiting.oldest?.toISOString() ?? null,
  };
}
