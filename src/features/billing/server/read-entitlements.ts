import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { planInForce } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Entitlements } from '../contract.ts';
import type { EntitlementsTable } from './tables.ts';

/** The columns that entitlements are read from. */
export const entitledColumns = ['plan', 'plan_ends_at', 'trial_ends_at', 'course_ids'] as const;

/** As a left join finds them: all null for anyone without a row. */
export type EntitledRow = {
  [Column in (typeof entitledColumns)[number]]: Selectable<EntitlementsTable>[Column] | null;
};

/** Everyone's entitlements, for a left join on `entitlements.user_id`; the planner sees through it. */
export function selectEntitlements(db: Db) {
  return db
    .selectFrom('entitlements')
    .select(['user_id', ...entitledColumns])
    .as('entitlements');
}

/** What anyone has who was never given anything. */
export const withoutPlan: Entitlements = {
  plan: 'free',
  planEndsAt: undefined,
  trialEndsAt: undefined,
  courseIds: [],
};

/** What a row entitles to at an instant. */
export function readEntitlements(row: EntitledRow | undefined, now: Date): Entitlements {
  const plan = planInForce(row?.plan ?? 'free', row?.plan_ends_at ?? undefined, now);
  return {
    plan,
    planEndsAt: plan === 'free' ? undefined : (row?.plan_ends_at ?? undefined),
    trialEndsAt: row?.trial_ends_at ?? undefined,
    courseIds: row?.course_ids ?? [],
  };
}

/** What someone is entitled to now. */
export async function findEntitlements(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Entitlements> {
  const row = await db
    .selectFrom('entitlements')
    .select(entitledColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return readEntitlements(row, clock.now());
}
