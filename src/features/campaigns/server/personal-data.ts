import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readTyped } from '../setup/server/keep-setup.ts';
import { openContact } from './contact.ts';

/** Hers, and what is in the copy in clear. */
const leftOut = new Set(['organizer_id', 'folded_name', 'sealed_contact', 'sealed_typed']);

/** The teams that a person leads, and the campaigns that she organizes, with what she has typed of the one that is not finished. */
export async function exportCampaigns(ctx: Pick<Ctx, 'db' | 'sealing'>, userId: UserId): Promise<object> {
  const rows = await ctx.db
    .selectFrom('campaigns')
    .selectAll()
    .where('organizer_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const teams = await ctx.db
    .selectFrom('campaign_team_leaders')
    .innerJoin('campaign_teams', 'campaign_teams.id', 'campaign_team_leaders.team_id')
    .select(['campaign_id', 'slug', 'name', 'words', 'goal', 'since'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('team_id')
    .execute();
  return {
    teamsLed: teams,
    campaigns: rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.has(column))),
      contact: openContact(ctx, row),
      typed: readTyped(ctx, row),
    })),
  };
}
