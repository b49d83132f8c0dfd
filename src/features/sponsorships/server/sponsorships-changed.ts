import type { Ctx } from '#platform/ctx.ts';

/** Sent to every process when what is shown of dedications has changed. */
export const sponsorshipsChanged = 'sponsorships.changed';

/** Tells every process once the caller's transaction has committed. */
export function tellSponsorshipsChanged(ctx: Pick<Ctx, 'afterCommit' | 'events'>): void {
  ctx.afterCommit(() => ctx.events.publish(sponsorshipsChanged, ''));
}
