import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { giveAskedTime } from '#features/families/time/server/limit-time.ts';
import type { AnswerTimeInput, ChildTime } from '../contract.ts';
import { decideFor } from './child-time.ts';

/**
 * Answers a child’s request for more time. The first answer of her guardians counts: a second one changes
 * nothing, and returns what was answered.
 */
export async function answerTime(ctx: Ctx, { id, requestId, granted }: AnswerTimeInput): Promise<ChildTime> {
  const { userId } = signedIn(ctx);
  return decideFor(ctx, id, async (ctx, child) => {
    const answered = await ctx.db
      .updateTable('time_requests')
      .set({ granted, answered_by: userId, answered_at: ctx.clock.now() })
      .where('id', '=', requestId)
      .where('user_id', '=', child.userId)
      .where('answered_at', 'is', null)
      .returning(['minutes', 'day'])
      .executeTakeFirst();
    if (answered) {
      if (granted) await giveAskedTime(ctx, child, { minutes: answered.minutes, day: answered.day });
      return;
    }
    const known = await ctx.db
      .selectFrom('time_requests')
      .select('id')
      .where('id', '=', requestId)
      .where('user_id', '=', child.userId)
      .executeTakeFirst();
    if (!known) throw new NotFound();
  });
}
