import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';

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
}

/** What a campaign has raised so far, and each of its teams, in one reading. */
export async function readTotals({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<CampaignTotals> {
  const { rows } = await sql<Total & { team_id: string | null; version: number }>`
    with sums as (
      select team_id, sum(raised)::bigint as raised, sum(matched)::bigint as matched, sum(gifts)::int as gifts,
        sum(version)::bigint as version
      from campaign_sums where campaign_id = ${campaignId} group by team_id
    ), donors as (
      select team_id, count(*)::int as donors from campaign_donors
      where campaign_id = ${campaignId} and gifts > 0 group by team_id
    ), all_donors as (
      select count(distinct donor)::int as donors from campaign_donors where campaign_id = ${campaignId} and gifts > 0
    )
    select sums.*, coalesce(donors.donors, 0) as donors from sums left join donors using (team_id)
    union all
    select null, coalesce(sum(raised), 0)::bigint, coalesce(sum(matched), 0)::bigint, coalesce(sum(gifts), 0)::int,
      coalesce(sum(version), 0)::bigint, (select donors from all_donors)
    from sums`.execute(db);
  const teams = new Map<string, Total>();
  let whole: Omit<CampaignTotals, 'teams'> = { raised: 0, matched: 0, gifts: 0, donors: 0, version: 0 };
  for (const { team_id, version, ...total } of rows) {
    if (team_id === null) whole = { ...total, version };
    else if (team_id !== '') teams.set(team_id, total);
  }
  return { ...whole, teams };
}
