import type { Ctx } from '#platform/ctx.ts';

/** Sent to every process when what everyone may see of campaigns has changed. */
export const campaignsChanged = 'campaigns.changed';

/** Tells every process once the caller's transaction has committed. */
export function tellCampaignsChanged(ctx: Pick<Ctx, 'afterCommit' | 'events'>): void {
  ctx.afterCommit(() => ctx.events.publish(campaignsChanged, ''));
}
