import type { Actor } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import type { CampaignRow } from './campaign-rows.ts';

/** Whether the caller may see and change everything of a campaign: its organizer, and staff with its second step. */
export function mayLookAfter(
  { actor }: { actor: Actor },
  { organizer_id }: Pick<CampaignRow, 'organizer_id'>,
): boolean {
  if (actor.kind === 'visitor') return false;
  return (
    organizer_id === actor.userId || (holdsPermission(actor, 'campaigns.decide') && actor.tookSecondStep)
  );
}

/** Not yours is not found. */
export function refuseStrangers(ctx: { actor: Actor }, campaign: Pick<CampaignRow, 'organizer_id'>): void {
  if (!mayLookAfter(ctx, campaign)) throw new NotFound();
}
