import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { keptSeconds, longestSeconds } from '../policy.ts';
import { findSession, saveStep } from './sessions.ts';

const sessionsAtATime = 500;

/** Ends the sessions that nobody ended. For the hourly maintenance. */
export async function endForgottenSessions(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - longestSeconds * 1000);
  const due = await ctx.db
    .selectFrom('live_sessions')
    .select('id')
    .where('state', '<>', 'ended')
    .where('started_at', '<=', since)
    .orderBy('started_at')
    .limit(sessionsAtATime)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (ctx) => {
      const row = await findSession(ctx, id, 'update');
      // Saved again where the teacher ended it meanwhile: that changes nothing that anyone sees.
      if (row) await saveStep(ctx, row, { state: 'ended', index: row.index });
    });
}

/** Erases sessions with their players and answers, a day after their end. For the hourly maintenance. */
export async function eraseEndedSessions({ db, clock }: Ctx): Promise<void> {
  await db
    .deleteFrom('live_sessions')
    .where('state', '=', 'ended')
    .where('ended_at', '<=', new Date(clock.now().getTime() - keptSeconds * 1000))
    .execute();
}
