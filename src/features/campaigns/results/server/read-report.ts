import { sql } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { GiftMethod } from '#core/payment-providers.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { viewPools } from '#features/campaigns/matching/server/list-pools.ts';
import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { placeOfCampaign } from '#features/campaigns/server/times.ts';
import { addBelow, inTreeOrder } from '#features/campaigns/teams/policy.ts';
import { listTeamRows } from '#features/campaigns/teams/server/team-rows.ts';
import type { GiftRow } from '#features/campaigns/totals/server/keep-gift.ts';
import { readTotals, type Total } from '#features/campaigns/totals/server/read-totals.ts';

/** How many of those who gave most are named. */
const mostSources = 15;

interface Summed {
  gifts: number;
  /** In minor units of the campaign. */
  raised: number;
}

/** What came of a campaign, as its organizer reports it: sums, and who gave most. Nobody's address is in it. */
export interface CampaignReport extends Total {
  days: (Summed & { day: LocalDate })[];
  /** As a tree: each with those below it. */
  teams: (Total & { name: string; level: 1 | 2 | 3 })[];
  sources: (Summed & { name: string; anonymity: GiftRow['anonymity'] })[];
  methods: (Summed & { method: GiftMethod })[];
  /** `given` is in minor units of the currency itself. */
  currencies: { currency: Currency; gifts: number; given: number }[];
  pools: { name: string; used: number; cap: number }[];
}

/** Days are those of the campaign's place; what has gone back is left out of everything. */
export async function readReport(
  ctx: Pick<Ctx, 'db'>,
  campaign: Pick<WholeCampaign, 'id' | 'place'>,
): Promise<CampaignReport> {
  const { id } = campaign;
  const { raised, matched, gifts, donors, teams: own, shared } = await readTotals(ctx, id);
  const rows = await listTeamRows(ctx, id);
  const whole = addBelow(new Map(rows.map((row) => [row.id, row.parent_id])), own, shared);
  const teams = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    level: row.level,
  }));
  const pools = await viewPools(ctx, id);
  return {
    raised,
    matched,
    gifts,
    donors,
    days: await sumDays(ctx, id, placeOfCampaign(campaign).timeZone),
    teams: inTreeOrder(teams).flatMap(({ id, name, level }) => {
      const sums = whole.get(id);
      return sums && sums.gifts > 0 ? [{ ...sums, name, level }] : [];
    }),
    sources: await listSources(ctx, id),
    methods: await sumMethods(ctx, id),
    currencies: await sumCurrencies(ctx, id),
    pools: pools.map(({ name, cap, left }) => ({ name, cap, used: cap - left })),
  };
}

async function sumDays(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  timeZone: string,
): Promise<CampaignReport['days']> {
  const { rows } = await sql<CampaignReport['days'][number]>`
    select to_char(given_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as gifts,
      sum(amount_left)::bigint as raised
    from campaign_gifts where campaign_id = ${id} and given_left > 0 group by 1 order by 1`.execute(db);
  return rows;
}

/** By person: all gifts of one are one source, under the name of the newest; what she gave anonymously is another one, without a name. */
async function listSources({ db }: Pick<Ctx, 'db'>, id: string): Promise<CampaignReport['sources']> {
  const { rows } = await sql<CampaignReport['sources'][number]>`
    select case when bool_or(anonymity = 'anonymous') then '' else (array_agg(donor_name order by given_at desc))[1] end as name,
      (array_agg(anonymity order by given_at desc))[1] as anonymity,
      count(*)::int as gifts, sum(amount_left)::bigint as raised
    from campaign_gifts where campaign_id = ${id} and given_left > 0
    group by donor, anonymity = 'anonymous' order by raised desc, min(given_at), donor limit ${mostSources}`.execute(
    db,
  );
  return rows;
}

async function sumMethods({ db }: Pick<Ctx, 'db'>, id: string): Promise<CampaignReport['methods']> {
  const { rows } = await sql<CampaignReport['methods'][number]>`
    select method, count(*)::int as gifts, sum(amount_left)::bigint as raised
    from campaign_gifts where campaign_id = ${id} and given_left > 0 group by 1 order by raised desc, 1`.execute(
    db,
  );
  return rows;
}

async function sumCurrencies({ db }: Pick<Ctx, 'db'>, id: string): Promise<CampaignReport['currencies']> {
  const { rows } = await sql<CampaignReport['currencies'][number]>`
    select currency, count(*)::int as gifts, sum(given_left)::bigint as given
    from campaign_gifts where campaign_id = ${id} and given_left > 0 group by 1 order by gifts desc, 1`.execute(
    db,
  );
  return rows;
}
