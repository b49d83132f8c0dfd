import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { SharedDonors } from '#features/campaigns/teams/policy.ts';
import { wholeCampaign } from './add-to-sums.ts';

/** What a campaign or a team has raised, in minor units of the campaign's currency. */
export interface Total {
  raised: number;
  /** What pools have added to it: shown apart. */
  matched: number;
  gifts: number;
  donors: number;
}

export interface CampaignTotals extends Total {
  /** Of two totals of one campaign the one with the higher version is newer. */
  version: number;
  /** Each team's own, by id, without those below it. */
  teams: ReadonlyMap<string, Total>;
  /** How many people have given to the same several teams. */
  shared: readonly SharedDonors[];
}

/** What a campaign has raised so far, and each of its teams. A gift that comes between the two readings is in the next ones, too. */
export async function readTotals({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<CampaignTotals> {
  const { rows } = await sql<Total & { team_id: string | null; version: number }>`
    select team_id, coalesce(sum(raised), 0)::bigint as raised, coalesce(sum(matched), 0)::bigint as matched,
      coalesce(sum(gifts), 0)::int as gifts, coalesce(sum(version), 0)::bigint as version,
      coalesce(case when grouping(team_id) = 1 then sum(all_donors) else sum(donors) end, 0)::int as donors
    from campaign_sums where campaign_id = ${campaignId} group by rollup (team_id)`.execute(db);
  const teams = new Map<string, Total>();
  let whole: Omit<CampaignTotals, 'teams' | 'shared'> = {
    raised: 0,
    matched: 0,
    gifts: 0,
    donors: 0,
    version: 0,
  };
  for (const { team_id, version, ...total } of rows) {
    if (team_id === null) whole = { ...total, version };
    else if (team_id !== '') teams.set(team_id, total);
  }
  return { ...whole, teams, shared: teams.size < 2 ? [] : await readShared({ db }, campaignId) };
}

/** Only those who gave to more than one team are read, which an index lists. */
async function readShared({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<SharedDonors[]> {
  const { rows } = await sql<SharedDonors>`
    select teams, count(*)::int as donors from (
      select array_agg(own.team_id order by own.team_id) as teams
      from campaign_donors several
      join campaign_donors own on own.campaign_id = several.campaign_id and own.donor = several.donor
      where several.campaign_id = ${campaignId} and several.team_id = ${wholeCampaign} and several.teams > 1
        and own.team_id not in (${wholeCampaign}, '') and own.gifts > 0
      group by several.donor
    ) sets group by teams`.execute(db);
  return rows;
}
