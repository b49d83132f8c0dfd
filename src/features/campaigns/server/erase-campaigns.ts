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
  await leaveTeams(ctx, userId);
  await eraseGifts(ctx, userId);
  tellCampaignsChanged(ctx);
}

/**
 * She leads no team any more. An ambassador is a person: without anyone else who leads it, its page closes, and its name and words are hers no
 * longer.
 */
async function leaveTeams({ db, clock }: Ctx, userId: UserId): Promise<void> {
  const left = await db
    .deleteFrom('campaign_team_leaders')
    .where('user_id', '=', userId)
    .returning('team_id')
    .execute();
  if (left.length === 0) return;
  const now = clock.now();
  await db
    .updateTable('campaign_teams')
    .set(({ eb }) => ({
      name: '',
      words: '',
      closed_at: now,
      changed_at: now,
      version: eb('version', '+', 1),
    }))
    .where(
      'id',
      'in',
      left.map(({ team_id }) => team_id),
    )
    .where('level', '=', 3)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_team_leaders').select('user_id').whereRef('team_id', '=', 'campaign_teams.id'),
        ),
      ),
    )
    .execute();
}

/** Her gifts stay, as anonymous ones, and still count as one person’s. */
async function eraseGifts({ db }: Ctx, userId: UserId): Promise<void> {
  const nobody = `erased-${randomUUID()}`;
  await db
    .updateTable('campaign_gifts')
    .set({ donor: nobody, donor_name: '', folded_name: '', anonymity: 'anonymous' })
    .where('donor', '=', userId)
    .execute();
  await db.updateTable('campaign_donors').set({ donor: nobody }).where('donor', '=', userId).execute();
}
