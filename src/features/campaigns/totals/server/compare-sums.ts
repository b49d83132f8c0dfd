import { sql } from 'kysely';
import type { Finding } from '#features/ledger/contract.ts';
import type { Ctx } from '#platform/ctx.ts';

const most = 100;

/** Campaigns and teams whose sums are not what their gifts and matches come to, and pools that are not used as their matches say. */
export async function compareSums({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; kept: string; counted: string }>`
    with counted as (
      select campaign_id, coalesce(team_id, '') as team_id, sum(amount_left) as raised,
        coalesce(sum((select sum(amount_left) from campaign_matches where gift_id = campaign_gifts.id)), 0) as matched,
        count(*) filter (where given_left > 0) as gifts,
        count(distinct donor) filter (where given_left > 0) as donors
      from campaign_gifts group by 1, 2
    ), kept as (
      select campaign_id, team_id, sum(raised) as raised, sum(matched) as matched, sum(gifts) as gifts,
        sum(donors) as donors
      from campaign_sums group by 1, 2
    ), used as (
      select pool_id, sum(amount_left) as used from campaign_matches group by 1
    )
    select concat_ws('/', campaign_id, nullif(team_id, '')) as subject,
      concat_ws(' ', kept.raised, kept.matched, kept.gifts, kept.donors) as kept,
      concat_ws(' ', counted.raised, counted.matched, counted.gifts, counted.donors) as counted
    from kept full join counted using (campaign_id, team_id)
    where (coalesce(kept.raised, 0), coalesce(kept.matched, 0), coalesce(kept.gifts, 0), coalesce(kept.donors, 0))
      <> (coalesce(counted.raised, 0), coalesce(counted.matched, 0), coalesce(counted.gifts, 0), coalesce(counted.donors, 0))
    union all
    select campaign_id, sum(all_donors)::text, sum(counted)::text from (
      select campaign_id, all_donors, 0 as counted from campaign_sums
      union all
      select campaign_id, 0, count(distinct donor) from campaign_gifts where given_left > 0 group by campaign_id
    ) as people
    group by campaign_id having sum(all_donors) <> sum(counted)
    union all
    select concat_ws('/', people.campaign_id, people.donor), people.teams::text, coalesce(own.teams, 0)::text
    from campaign_donors people left join (
      select campaign_id, donor, count(*)::int as teams
      from campaign_donors where team_id not in ('*', '') and gifts > 0 group by 1, 2
    ) own using (campaign_id, donor)
    where people.team_id = '*' and people.teams <> coalesce(own.teams, 0)
    union all
    select campaign_pools.id, campaign_pools.used::text, coalesce(used.used, 0)::text
    from campaign_pools left join used on used.pool_id = campaign_pools.id
    where campaign_pools.used <> coalesce(used.used, 0)
    limit ${most}`.execute(db);
  return rows.map(({ subject, kept, counted }) => ({
    check: 'campaign_sums',
    subject,
    detail: `keeps ${kept}, counted ${counted}`,
  }));
}
