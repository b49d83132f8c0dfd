import type { Plan } from '#core/actor.ts';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { givePlan, listGrants, listSharing } from '#features/billing/server/public.ts';
import { followPlan } from '#features/classes/server/public.ts';
import { placeGifts } from '../grants/server/place-gifts.ts';
import { graceDays } from '../policy.ts';
import type { KnownGrant } from '../grants/policy.ts';
import type { SubscriptionRow } from './accounts.ts';

export type GiveCtx = Parameters<typeof followPlan>[0] & Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit'>;

/**
 * Makes a person's plan what her subscription says. One that renews goes on a little beyond its period, while its renewal is under
 * way; one that has been canceled or will rest ends with it, to the second. A caller that has read her grants hands them on.
 */
export async function followSubscription(
  ctx: GiveCtx,
  row: Pick<SubscriptionRow, 'user_id' | 'plan' | 'state' | 'period_ends_at' | 'ends' | 'pause_months'>,
  grants?: readonly KnownGrant[],
): Promise<void> {
  const isOpen = row.state !== 'ended' && row.state !== 'paused';
  await placeGifts(ctx, row.user_id, {
    own: isOpen ? { plan: row.plan, periodEndsAt: row.period_ends_at } : undefined,
    grants: grants ?? (await listGrants(ctx, row.user_id)),
  });
  if (!isOpen) return setPlan(ctx, row.user_id, 'free', null);
  const isLast = row.ends || row.pause_months !== null;
  const endsAt = isLast
    ? row.period_ends_at
    : new Date(row.period_ends_at.getTime() + graceDays * daySeconds * 1000);
  return setPlan(ctx, row.user_id, row.plan, endsAt);
}

async function setPlan(ctx: GiveCtx, userId: UserId, plan: Plan, endsAt: Date | null): Promise<void> {
  await givePlan(ctx, userId, { plan, endsAt, source: 'paid' });
  await tellOfPlan(ctx, userId);
}

/** Whatever follows from someone's plan follows it at once: her classes, and the pages that she and her family have open. */
export async function tellOfPlan(ctx: GiveCtx, userId: UserId): Promise<void> {
  await followPlan(ctx, userId);
  for (const each of [userId, ...(await listSharing(ctx, userId))]) tellPerson(ctx, each, 'plan');
}
