import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPayer } from '#features/people/server/public.ts';

/** A child neither gives nor pays, not even what a visitor at the same device began. */
export async function refuseMinor(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'member') return;
  if ((await readPayer(ctx, actor.userId)).minor) throw new Conflict('minor', 'donations.refusal.minor');
}
