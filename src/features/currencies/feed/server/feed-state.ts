import type { Ctx } from '#platform/ctx.ts';
import type { RateFeedState } from '#features/currencies/contract.ts';
import { isStale } from '../policy.ts';

/** How reading the feed goes; null where none is set up. */
export async function readFeedState({ db, clock, rateFeed }: Ctx): Promise<RateFeedState | null> {
  if (!rateFeed) return null;
  const { host } = rateFeed;
  const row = await db
    .selectFrom('exchange_rate_feeds')
    .select(['first_tried_at', 'tried_at', 'problem', 'read_at', 'day'])
    .where('host', '=', host)
    .executeTakeFirst();
  if (!row) return { host, triedAt: null, problem: null, readAt: null, day: null, isStale: false };
  return {
    host,
    triedAt: row.tried_at.toISOString(),
    problem: row.problem,
    readAt: row.read_at?.toISOString() ?? null,
    day: row.day,
    isStale: isStale(row.read_at ?? row.first_tried_at, clock.now()),
  };
}
