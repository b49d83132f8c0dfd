import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Deeds of these days only, both ends included. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** What the deeds of a group come to. */
export interface Group {
  key: string;
  deeds: number;
  amount: number;
  people: number;
  minutes: number;
  learners: number;
}

const columns = { kind: 'kind', item: 'item_id', course: 'course_id', country: 'country', owner: 'owner_id' };

/** Sums of what every entry says itself. */
export async function readGroups(
  { db }: Pick<Ctx, 'db'>,
  by: keyof typeof columns,
  { from, until }: Period,
): Promise<Group[]> {
  const key = sql<string>`coalesce(${sql.ref(columns[by])}, '')`;
  return db
    .selectFrom('impact_entries')
    .select([
      key.as('key'),
      sql<number>`count(*)::int`.as('deeds'),
      sql<number>`sum(amount)::float8`.as('amount'),
      sql<number>`sum(people)::float8`.as('people'),
      sql<number>`sum(minutes)::float8`.as('minutes'),
      sql<number>`count(distinct owner_id)::int`.as('learners'),
    ])
    .$if(from !== undefined, (entries) => entries.where('done_on', '>=', from ?? ''))
    .$if(until !== undefined, (entries) => entries.where('done_on', '<=', until ?? ''))
    .groupBy(key)
    .execute();
}

/** How many people are asked about at once. */
const batch = 5000;

/** Sums by something that other features know of people; a person in several groups counts in each. */
export async function groupByPeople(
  ctx: Pick<Ctx, 'db'>,
  period: Period,
  find: (userIds: readonly UserId[]) => Promise<readonly { userId: UserId; key: string }[]>,
): Promise<Group[]> {
  const owners = new Map((await readGroups(ctx, 'owner', period)).map((group) => [group.key, group]));
  const ids = [...owners.keys()] as UserId[];
  const groups = new Map<string, Group>();
  for (let start = 0; start < ids.length; start += batch)
    for (const { userId, key } of await find(ids.slice(start, start + batch))) {
      const one = owners.get(userId);
      if (one) groups.set(key, add(groups.get(key), { ...one, key }));
    }
  return [...groups.values()];
}

function add(sum: Group | undefined, one: Group): Group {
  if (!sum) return one;
  return {
    key: one.key,
    deeds: sum.deeds + one.deeds,
    amount: sum.amount + one.amount,
    people: sum.people + one.people,
    minutes: sum.minutes + one.minutes,
    learners: sum.learners + one.learners,
  };
}
