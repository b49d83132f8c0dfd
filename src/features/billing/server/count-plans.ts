import { sql } from 'kysely';
import type { Plan } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { planAt } from './entitled-as.ts';

/** How many people have each plan in force now, and how many are on a trial; the free plan is not counted. */
export async function countPlans({
  db,
  clock,
}: Pick<Ctx, 'db' | 'clock'>): Promise<Record<Exclude<Plan, 'free'> | 'trial', number>> {
  const now = clock.now();
  const { rows } = await sql<{ plan: Plan; people: number; trials: number }>`
    select ${planAt(now)} as plan, count(*)::integer as people,
      count(*) filter (where trial_ends_at > ${now})::integer as trials
    from entitlements group by 1`.execute(db);
  const withPlan = (plan: Plan) => rows.find((row) => row.plan === plan);
  return {
    standard: withPlan('standard')?.people ?? 0,
    premium: withPlan('premium')?.people ?? 0,
    complimentary: withPlan('complimentary')?.people ?? 0,
    trial: withPlan('free')?.trials ?? 0,
  };
}
