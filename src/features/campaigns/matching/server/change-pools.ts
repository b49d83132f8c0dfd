import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Conflict, Invalid, NotFound, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readTypedMoney } from '#features/currencies/server/public.ts';
import { auditStaff } from '#features/campaigns/server/audit-staff.ts';
import { lockCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { instantAtPlace } from '#features/campaigns/setup/server/check-page.ts';
import { mayGetTeams } from '#features/campaigns/teams/policy.ts';
import { tellTotalsChanged } from '#features/campaigns/totals/server/add-to-sums.ts';
import type { CampaignPoolsTable } from '#features/campaigns/totals/server/tables.ts';
import type { PoolChange, PoolInput } from '../contract.ts';
import { mostPools, refusedPoolChanges, type PoolRules } from '../policy-pools.ts';
import { listUsed } from './list-pools.ts';

type PoolRow = Selectable<CampaignPoolsTable>;
type Typed = Omit<PoolInput, 'id'>;
type Done = Promise<{ done: true }>;

/** Adds money that matches gifts from now on, after the pools that are there. */
export function addPool(ctx: Ctx, { id, ...typed }: PoolInput): Done {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, { id });
    refuseStrangers(ctx, campaign);
    if (!mayGetTeams(campaign.state)) throw new Conflict('not_now', 'campaigns.refusal.notNow');
    const others = await lockPools(ctx, id);
    if (others.length >= mostPools) throw new Conflict('too_many', 'campaigns.refusal.tooManyPools');
    const { columns, issues } = await readPool(ctx, campaign, { ...typed, fromBefore: ctx.clock.now() });
    if (issues.length > 0) throw new Invalid(issues);
    await ctx.db
      .insertInto('campaign_pools')
      .values({
        ...columns,
        id: randomUUID(),
        campaign_id: id,
        position: Math.max(0, ...others.map(({ position }) => position)) + 1,
        created_at: ctx.clock.now(),
      })
      .execute();
    return tell(ctx, campaign);
  });
}

/** Changes a pool. What it has promised to donors says so at its field, and then nothing is changed. */
export function changePool(ctx: Ctx, { id, version, ...typed }: PoolChange): Done {
  return inTransaction(ctx, async (ctx) => {
    const { campaign, pool } = await lockPool(ctx, id);
    if (pool.version !== version)
      throw new Conflict('changed_meanwhile', 'campaigns.refusal.poolChangedMeanwhile');
    const { columns, issues } = await readPool(ctx, campaign, { ...typed, fromBefore: pool.from_at });
    const isUsed = (await listUsed(ctx, [id])).has(id);
    const refused = refusedPoolChanges({ ...rulesOf(pool), isUsed }, rulesOf(columns));
    const all = [
      ...issues,
      ...refused.map((key): FieldIssue => ({ path: fields[key], messageKey: promised })),
    ];
    if (columns.cap < pool.used && refused.length === 0 && issues.length === 0)
      all.push({ path: 'cap', messageKey: promised });
    if (all.length > 0) throw new Invalid(all);
    await ctx.db
      .updateTable('campaign_pools')
      .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return tell(ctx, campaign);
  });
}

const promised = 'campaigns.refused.pool';
const fields: Record<keyof PoolRules, string> = {
  ratio: 'ratio',
  cap: 'cap',
  least: 'least',
  from: 'fromOn',
  until: 'untilOn',
  teams: 'teams',
  methods: 'methods',
};

/** Has a pool be used before the one before it; matches that were made stay. */
export function raisePool(ctx: Ctx, { id }: { id: string }): Done {
  return inTransaction(ctx, async (ctx) => {
    const { campaign, pool, pools } = await lockPool(ctx, id);
    const before = pools[pools.findIndex((each) => each.id === id) - 1];
    if (before) {
      for (const [each, position] of [
        [before, pool.position],
        [pool, before.position],
      ] as const)
        await ctx.db.updateTable('campaign_pools').set({ position }).where('id', '=', each.id).execute();
    }
    return tell(ctx, campaign);
  });
}

export function removePool(ctx: Ctx, { id }: { id: string }): Done {
  return inTransaction(ctx, async (ctx) => {
    const { campaign } = await lockPool(ctx, id);
    if ((await listUsed(ctx, [id])).has(id)) throw new Conflict('is_used', 'campaigns.refusal.poolIsUsed');
    await ctx.db.deleteFrom('campaign_pools').where('id', '=', id).execute();
    return tell(ctx, campaign);
  });
}

async function tell(ctx: Ctx, campaign: WholeCampaign): Done {
  await auditStaff(ctx, campaign, 'campaign.changed');
  tellCampaignsChanged(ctx);
  await tellTotalsChanged(ctx, campaign.id);
  return { done: true };
}

/** In the order in which gifts lock them. */
function lockPools({ db }: Ctx, campaignId: string): Promise<PoolRow[]> {
  return db
    .selectFrom('campaign_pools')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('position')
    .forUpdate()
    .execute();
}

async function lockPool(ctx: Ctx, id: string) {
  const known = await ctx.db
    .selectFrom('campaign_pools')
    .select('campaign_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new NotFound();
  const campaign = await lockCampaign(ctx, { id: known.campaign_id });
  refuseStrangers(ctx, campaign);
  const pools = await lockPools(ctx, campaign.id);
  const pool = pools.find((each) => each.id === id);
  if (!pool) throw new NotFound();
  return { campaign, pool, pools };
}

function rulesOf(
  row: Pick<PoolRow, 'ratio' | 'cap' | 'least' | 'from_at' | 'until_at' | 'teams' | 'methods'>,
): PoolRules {
  const { ratio, cap, least, from_at: from, until_at: until, teams, methods } = row;
  return { ratio, cap, least, from, until, teams, methods };
}

/** What was typed, as columns, and what is wrong with it. Controls have no seconds: a minute that stayed is no change. */
async function readPool(ctx: Ctx, campaign: WholeCampaign, typed: Typed & { fromBefore: Date }) {
  const issues: FieldIssue[] = [];
  const read = (path: 'cap' | 'least') => {
    if (path === 'least' && typed.least === '') return 0;
    const amount = readTypedMoney(ctx, typed[path], { currency: campaign.currency });
    if ('money' in amount) return Number(amount.money.amount);
    issues.push({ path, ...amount.issue });
    return 1;
  };
  const at = (day: string, time: string) => instantAtPlace(day, time, campaign.place);
  const typedFrom = typed.fromOn === '' ? typed.fromBefore : at(typed.fromOn, typed.fromTime);
  const isSame = typedFrom && minuteOf(typedFrom) === minuteOf(typed.fromBefore);
  const from_at = isSame ? typed.fromBefore : (typedFrom ?? typed.fromBefore);
  if (!typedFrom) issues.push({ path: 'fromOn', messageKey: 'campaigns.field.startsOn' });
  const until_at = typed.untilOn === '' ? null : (at(typed.untilOn, typed.untilTime) ?? from_at);
  if (until_at && until_at <= from_at)
    issues.push({ path: 'untilOn', messageKey: 'campaigns.field.poolUntil' });
  const teams = [...new Set(typed.teams)];
  if (teams.length > 0) {
    const known = await ctx.db
      .selectFrom('campaign_teams')
      .select('id')
      .where('campaign_id', '=', campaign.id)
      .where('id', 'in', teams)
      .execute();
    if (known.length < teams.length) issues.push({ path: 'teams', messageKey: 'campaigns.field.parent' });
  }
  const { name, ratio } = typed;
  const methods = [...new Set(typed.methods)];
  return {
    issues,
    columns: { name, ratio, cap: read('cap'), least: read('least'), from_at, until_at, teams, methods },
  };
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);
