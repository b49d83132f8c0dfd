import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { deleteCampaign } from './campaign-rows.ts';
import { tellCampaignsChanged } from './campaigns-changed.ts';

/**
 * Removes an erased person from her campaigns. One that had gifts stays as nobody's, for the books and for those who gave, without her
 * name and how she was reached; every other one goes.
 */
export async function eraseFromCampaigns(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const own = await ctx.db
    .selectFrom('campaigns')
    .select('id')
    .where('organizer_id', '=', userId)
    .where('has_gifts', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const campaign of own) await deleteCampaign(ctx, campaign);
  await ctx.db
    .updateTable('campaigns')
    .set({
      organizer_id: null,
      leader_name: '',
      sealed_contact: null,
      erased_at: ctx.clock.now(),
    })
    .where('organizer_id', '=', userId)
    .execute();
  await eraseGifts(ctx, userId);
  tellCampaignsChanged(ctx);
}

/** Her gifts stay, as anonymous ones, and still count as one person’s. */
async function eraseGifts({ db }: Ctx, userId: UserId): Promise<void> {
  const nobody = `erased-${randomUUID()}`;
  await db
    .updateTable('campaign_gifts')
    .set({ donor: nobody, donor_name: '', anonymity: 'anonymous' })
    .where('donor', '=', userId)
    .execute();
  await db.updateTable('campaign_donors').set({ donor: nobody }).where('donor', '=', userId).execute();
}
