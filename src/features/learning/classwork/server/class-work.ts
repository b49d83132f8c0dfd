import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Someone whose work another may see: that she has done something, whenever it was; details only from `since` on. */
export interface Learner {
  userId: UserId;
  since: Date;
}

/** What someone has done with one item. What happened before `since` is left out, except that it is done. */
export interface ItemWork {
  userId: UserId;
  itemId: string;
  done: boolean;
  doneAt: Date | undefined;
  /** Of its film; undefined where she had begun it before: how much of it is from since then is not known. */
  watchedSeconds: number | undefined;
  /** First answers to its questions, and how many of them are right. */
  answered: number;
  right: number;
  lastAt: Date | undefined;
}

interface Row {
  done: boolean;
  userId: UserId;
  itemId: string;
  completedAt: Date | null;
  watchedTenths: number | null;
  watchedSince: boolean;
  answered: number | null;
  right: number | null;
  lastAt: Date | null;
}

/** The work of these people with these items, a line for each that was begun: one query, however many they are. */
export async function listItemWork(
  { db }: Pick<Ctx, 'db'>,
  learners: readonly Learner[],
  itemIds: readonly string[],
): Promise<ItemWork[]> {
  if (learners.length === 0 || itemIds.length === 0) return [];
  const { rows } = await sql<Row>`
    with learners as (${selectLearners(learners)}),
    done as (
      select user_id, item_id, completed_at from completions
      where user_id in (select user_id from learners) and item_id = any(${itemIds}::text[])
    ),
    watched as (
      select p.user_id, p.item_id, p.last_report_at,
        case when p.begun_at >= l.since then p.watched_tenths end as watched_tenths
      from item_progress p join learners l on l.user_id = p.user_id and p.last_report_at >= l.since
      where p.item_id = any(${itemIds}::text[]) and p.watched_tenths > 0
    ),
    answers as (
      select q.user_id, q.item_id, count(*)::integer as answered,
        (count(*) filter (where q.correct))::integer as right_ones, max(q.answered_at) as last_at
      from quiz_answers q join learners l on l.user_id = q.user_id and q.answered_at >= l.since
      where q.item_id = any(${itemIds}::text[])
      group by q.user_id, q.item_id
    )
    select user_id as "userId", item_id as "itemId",
      case when d.completed_at >= l.since then d.completed_at end as "completedAt",
      d.completed_at is not null as done,
      w.watched_tenths as "watchedTenths", w.item_id is not null as "watchedSince", a.answered, a.right_ones as "right",
      greatest(w.last_report_at, a.last_at, case when d.completed_at >= l.since then d.completed_at end) as "lastAt"
    from done d
    full join watched w using (user_id, item_id)
    full join answers a using (user_id, item_id)
    join learners l using (user_id)
  `.execute(db);
  return rows.map(toWork);
}

function toWork(row: Row): ItemWork {
  return {
    userId: row.userId,
    itemId: row.itemId,
    done: row.done,
    doneAt: row.completedAt ?? undefined,
    watchedSeconds: row.watchedSince ? toSeconds(row.watchedTenths) : 0,
    answered: row.answered ?? 0,
    right: row.right ?? 0,
    lastAt: row.lastAt ?? undefined,
  };
}

function toSeconds(tenths: number | null): number | undefined {
  return tenths === null ? undefined : tenths / 10;
}

/** How many of these people have done each item. */
export async function countDone(
  { db }: Pick<Ctx, 'db'>,
  learners: readonly Learner[],
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (learners.length === 0 || itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('completions')
    .select(({ fn }) => ['item_id', fn.countAll<string>().as('done')])
    .where(sql<boolean>`user_id = any(${learners.map(({ userId }) => userId)}::text[])`)
    .where(sql<boolean>`item_id = any(${itemIds}::text[])`)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, done }) => [item_id, Number(done)]));
}

/** How many of some items someone has done. */
interface DoneCount {
  done: number;
  /** When she did the last of them; undefined if that was before `since`. */
  lastAt: Date | undefined;
}

/** How many of these items each of these people has done, except those who have done none: one query, however many they are. */
export async function countDoneOfEach(
  { db }: Pick<Ctx, 'db'>,
  learners: readonly Learner[],
  itemIds: readonly string[],
): Promise<ReadonlyMap<UserId, DoneCount>> {
  if (learners.length === 0 || itemIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: UserId; done: number; lastAt: Date | null }>`
    with learners as (${selectLearners(learners)})
    select l.user_id as "userId", count(*)::integer as done,
      case when max(c.completed_at) >= l.since then max(c.completed_at) end as "lastAt"
    from learners l join completions c on c.user_id = l.user_id
    where c.item_id = any(${itemIds}::text[])
    group by l.user_id, l.since
  `.execute(db);
  return new Map(rows.map(({ userId, done, lastAt }) => [userId, { done, lastAt: lastAt ?? undefined }]));
}

/** As rows of a query: ids and instants, however many. */
export function selectLearners(learners: readonly Learner[]) {
  return sql`select * from unnest(
    ${learners.map(({ userId }) => userId)}::text[],
    ${learners.map(({ since }) => since.toISOString())}::timestamptz[]
  ) as people (user_id, since)`;
}

/** Which of these people have done which of these items: the ids of the items by person. */
export async function listDone(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
  itemIds: readonly string[],
): Promise<ReadonlyMap<UserId, ReadonlySet<string>>> {
  if (userIds.length === 0 || itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('completions')
    .select(['user_id', 'item_id'])
    .where(sql<boolean>`user_id = any(${userIds}::text[])`)
    .where(sql<boolean>`item_id = any(${itemIds}::text[])`)
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([id, done]) => [id, new Set(done.map(({ item_id }) => item_id))]));
}
