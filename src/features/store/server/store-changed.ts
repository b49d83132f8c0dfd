import type { Ctx } from '#platform/ctx.ts';

/** Sent to every process when what the store shows to visitors has changed. */
export const storeChanged = 'store.changed';

/** Tells every process once the caller's transaction has committed. */
export function tellStoreChanged(ctx: Pick<Ctx, 'afterCommit' | 'events'>): void {
  ctx.afterCommit(() => ctx.events.publish(storeChanged, ''));
}
