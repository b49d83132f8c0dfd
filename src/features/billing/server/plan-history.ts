import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PlanChangesTable } from './tables.ts';

/** A plan that someone was given. */
export type PlanChanged = Pick<Selectable<PlanChangesTable>, 'changed_at' | 'plan' | 'ends_at' | 'source'>;

/** The plans that someone was given, the latest first. */
export function listPlanChanges(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  { limit }: { limit: number },
): Promise<PlanChanged[]> {
  return db
    .selectFrom('plan_changes')
    .select(['changed_at', 'plan', 'ends_at', 'source'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
