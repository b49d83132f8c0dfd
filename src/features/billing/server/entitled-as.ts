import { sql, type RawBuilder } from 'kysely';
import type { Plan } from '#core/actor.ts';

/*
 * What a query that joins `selectEntitlements` may ask of a row, in the words of the projection: no other feature knows
 * what its columns mean.
 */

/** Whether this plan is in force. */
export function hasPlan(plan: Plan, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${planAt(now)} = ${plan}`;
}

/** Whether someone pays or is given a plan, is on trial, or neither (spec §4). */
export function hasStatus(status: 'trial' | 'free' | 'paid', now: Date): RawBuilder<boolean> {
  if (status === 'paid') return sql<boolean>`${planAt(now)} <> 'free'`;
  const onTrial = sql`coalesce(entitlements.trial_ends_at > ${now}, false)`;
  const isFree = sql`${planAt(now)} = 'free'`;
  return status === 'trial'
    ? sql<boolean>`(${isFree} and ${onTrial})`
    : sql<boolean>`(${isFree} and not ${onTrial})`;
}

/** The best plan of someone's own in force: nearly nobody has grants, and then nothing is looked up. */
export function planAt(now: Date): RawBuilder<Plan> {
  const own = sql`case when entitlements.plan_ends_at <= ${now} then 'free' else coalesce(entitlements.plan, 'free') end`;
  return sql<Plan>`case when entitlements.grants is null then ${own} else (
    select held.plan from (
      select ${own} as plan
      union all
      select granted.value ->> 'plan' from jsonb_each(entitlements.grants) as granted
      where (granted.value ->> 'startsAt')::timestamptz <= ${now} and (granted.value ->> 'endsAt')::timestamptz > ${now}
    ) as held
    order by array_position(array['premium', 'complimentary', 'standard', 'free'], held.plan) limit 1
  ) end`;
}
