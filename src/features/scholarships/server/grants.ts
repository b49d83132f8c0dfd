import type { Selectable } from 'kysely';
import { localDateOf, type LocalDate } from '#core/local-date.ts';
import { NotFound } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPersonalCodes } from '#features/coupons/server/public.ts';
import { grantPlan, withdrawGrant } from '#features/plans/server/public.ts';
import type { ScholarshipGiven } from '../asking/contract.ts';
import { endOfDay, stateOfGrant } from '../policy.ts';
import type { ScholarshipGrantsTable } from './tables.ts';

export type GrantRow = Selectable<ScholarshipGrantsTable>;

/** Of the year and the months of a budget. */
export const todayIn = ({ clock }: Pick<Ctx, 'clock'>): LocalDate => localDateOf(clock.now(), 'UTC');

/** A grant, locked until the caller's transaction ends. */
export async function lockGrant({ db }: Pick<Ctx, 'db'>, id: string): Promise<GrantRow> {
  const row = await db
    .selectFrom('scholarship_grants')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

export const stateOf = (row: GrantRow, now: Date) =>
  stateOfGrant({ claimedAt: row.claimed_at, withdrawnAt: row.withdrawn_at, endsOn: row.ends_on }, now);

type PlanCtx = Parameters<typeof grantPlan>[0];
/** By which plans know what a grant gives. */
const planIdOf = (grantId: string) => `scholarship:${grantId}`;

/** Gives a person the plan of a grant until its day is over everywhere; the same grant with another day replaces the first. */
export async function openPlan(
  ctx: PlanCtx,
  userId: UserId,
  { id, plan, ends_on }: Pick<GrantRow, 'id' | 'plan' | 'ends_on'>,
): Promise<void> {
  await grantPlan(ctx, userId, {
    id: planIdOf(id),
    plan: plan === 'premium' ? 'complimentary' : plan,
    source: 'scholarship',
    lasts: { until: endOfDay(ends_on) },
  });
}

export async function closePlan(ctx: PlanCtx, userId: UserId, grantId: string): Promise<void> {
  await withdrawGrant(ctx, userId, planIdOf(grantId));
}

/** Grants as everyone sees them, with their codes. */
export async function viewGiven(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  rows: readonly GrantRow[],
): Promise<ScholarshipGiven[]> {
  const codes = await readPersonalCodes(
    ctx,
    rows.flatMap(({ coupon_id }) => coupon_id ?? []),
  );
  const now = ctx.clock.now();
  return rows.map((row) => {
    const known = row.coupon_id === null ? undefined : codes.get(row.coupon_id);
    const state = stateOf(row, now);
    return {
      kind: row.kind,
      state: known?.isUsed && state === 'running' ? 'ended' : state,
      plan: row.plan,
      percent: row.percent,
      payments: row.payments,
      endsOn: row.ends_on,
      code: known && state === 'running' && !known.isUsed ? known.code : null,
    };
  });
}
