import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Period } from '#features/learning/server/learned-between.ts';
import { selectLearners, type Learner } from './class-work.ts';

/**
 * How many of these items all of these people together have done in a period, since each of them joined, and how many minutes they
 * take: a sum that says nothing of any one of them. One query, however many they are.
 */
export async function sumDoneTogether(
  { db }: Pick<Ctx, 'db'>,
  learners: readonly Learner[],
  items: readonly { id: string; minutes: number }[],
  { from, to }: Period,
): Promise<{ items: number; minutes: number }> {
  if (learners.length === 0 || items.length === 0) return { items: 0, minutes: 0 };
  const { rows } = await sql<{ items: number; minutes: number }>`
    with learners as (${selectLearners(learners)}),
    counted as (
      select * from unnest(
        ${items.map(({ id }) => id)}::text[],
        ${items.map(({ minutes }) => minutes)}::float8[]
      ) as counted (item_id, minutes)
    )
    select count(*)::integer as items, coalesce(sum(minutes), 0)::float8 as minutes
    from completions c
    join learners l on l.user_id = c.user_id and c.completed_at >= l.since
    join counted using (item_id)
    where c.completed_at >= ${from} and c.completed_at < ${to}
  `.execute(db);
  const [sum] = rows;
  return { items: sum?.items ?? 0, minutes: Math.floor(sum?.minutes ?? 0) };
}
