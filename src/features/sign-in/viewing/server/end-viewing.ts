import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { ReasonFor } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { recordAudit } from '#features/people/server/public.ts';

export interface EndViewing {
  id: string;
}

export const endViewingJob = 'signIn.endViewing';

/** Defines the work that ends a viewing once its time is up, whatever became of its session. */
export function defineEndOfViewing(jobs: Jobs, ctx: Ctx): void {
  jobs.define<EndViewing>(endViewingJob, ({ id }) =>
    inTransaction(ctx, (ctx) => end(ctx, { id, why: 'time was up', ifOver: true })),
  );
}

/**
 * Ends the viewing that this request is part of; the session is its owner's own again. Returns whom she was looking at,
 * if anyone.
 */
export async function endViewing(ctx: Ctx): Promise<UserId | undefined> {
  const { userId, viewing } = signedIn(ctx);
  if (!viewing) return undefined;
  await inTransaction(ctx, (ctx) => end(ctx, { id: viewing.id, why: 'stopped' }));
  return userId;
}

/** Of two who end it, the second finds nothing to do; `ifOver`: only once its time is up. */
async function end(
  ctx: Ctx,
  { id, why, ifOver = false }: { id: string; why: ReasonFor<'viewing.ended'>; ifOver?: boolean },
): Promise<void> {
  const ended = await ctx.db
    .updateTable('viewings')
    .set(({ fn, val, ref }) => ({ ended_at: fn('least', [val(ctx.clock.now()), ref('ends_at')]) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(ifOver, (viewings) => viewings.where('ends_at', '<=', ctx.clock.now()))
    .returning(['viewer_id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return;
  await ctx.db.updateTable('sessions').set({ viewing_id: null }).where('viewing_id', '=', id).execute();
  await recordAudit(ctx, { who: ended.viewer_id, what: 'viewing.ended', subject: ended.user_id, why });
}
