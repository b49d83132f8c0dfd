import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';

const keptDays = 90;

/** Deletes what is older than ninety days; returns how many. For the database's maintenance. */
export async function forgetMessages({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('created_at', '<', new Date(clock.now().getTime() - keptDays * dayMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
