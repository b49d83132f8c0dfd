import { sql, type Selectable } from 'kysely';
import type { OpenedCourses, OpenedLevel, Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { isOnTrial, isPremium, planInForce } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Entitlements } from '../contract.ts';
import type { EntitlementsTable } from './tables.ts';

/** The columns that entitlements are read from. */
export const entitledColumns = [
  'plan',
  'plan_ends_at',
  'trial_ends_at',
  'course_ids',
  'shared',
  'opened',
] as const;

const ownColumns = ['plan', 'plan_ends_at', 'trial_ends_at', 'course_ids'] as const;

/** As a left join finds them: all null for anyone without a row. */
export type EntitledRow = {
  [Column in (typeof ownColumns)[number]]: Selectable<EntitlementsTable>[Column] | null;
} & {
  /** What the people have who share their plans with her. */
  shared: SharedPlan[] | null;
  /** What is opened to her, a course more than once if by several. */
  opened: [courseId: string, level: OpenedLevel][] | null;
};

/** A plan as JSON has it. */
interface SharedPlan {
  plan: Plan;
  planEndsAt: string | null;
  trialEndsAt: string | null;
}

/** The plans that others share with her: null where nobody does. */
const sharedPlans = sql<SharedPlan[] | null>`(
  select json_agg(json_build_object(
    'plan', giver.plan, 'planEndsAt', giver.plan_ends_at, 'trialEndsAt', giver.trial_ends_at
  ) order by giver.user_id)
  from entitlements giver
  where giver.user_id = any(entitlements.shared_by)
)`;

/** What is opened to her: null without any. */
const openedCourses = sql<[string, OpenedLevel][] | null>`(
  select json_agg(json_build_array(course_id, level))
  from opened_courses
  where opened_courses.user_id = entitlements.user_id
)`;

/** Everyone's entitlements, for a left join on `entitlements.user_id`; the planner sees through it. */
export function selectEntitlements(db: Db) {
  return db
    .selectFrom('entitlements')
    .select(['user_id', ...ownColumns])
    .select([sharedPlans.as('shared'), openedCourses.as('opened')])
    .as('entitlements');
}

/** What anyone has who was never given anything. */
export const withoutPlan: Entitlements = {
  plan: 'free',
  planEndsAt: undefined,
  trialEndsAt: undefined,
  courseIds: [],
};

/** What a row entitles to at an instant: the best of her own plan and of those that others share with her. */
export function readEntitlements(row: EntitledRow | undefined, now: Date): Entitlements {
  const own = readPlan(
    { plan: row?.plan ?? 'free', planEndsAt: row?.plan_ends_at, trialEndsAt: row?.trial_ends_at },
    now,
  );
  const shared = (row?.shared ?? []).map(({ plan, planEndsAt, trialEndsAt }) =>
    readPlan({ plan, planEndsAt: toDate(planEndsAt), trialEndsAt: toDate(trialEndsAt) }, now),
  );
  // The first of equal ones, so her own before another's.
  const best = [own, ...shared].reduce((best, one) => (rank(one, now) > rank(best, now) ? one : best));
  const openedCourses = row?.opened ? readOpened(row.opened) : undefined;
  return { ...best, courseIds: row?.course_ids ?? [], ...(openedCourses && { openedCourses }) };
}

/** The higher level of a course that is opened more than once. */
function readOpened(opened: readonly [courseId: string, level: OpenedLevel][]): OpenedCourses {
  const levels = new Map<string, OpenedLevel>();
  for (const [courseId, level] of opened) if (levels.get(courseId) !== 'premium') levels.set(courseId, level);
  return Object.fromEntries(levels);
}

/** What someone is entitled to by her own row alone, such as where people are listed. */
export function readOwnEntitlements(row: EntitledRow | undefined, now: Date): Entitlements {
  return readEntitlements(row && { ...row, shared: null, opened: null }, now);
}

type HeldPlan = Omit<Entitlements, 'courseIds' | 'openedCourses'>;

function readPlan(
  held: { plan: Plan; planEndsAt?: Date | null | undefined; trialEndsAt?: Date | null | undefined },
  now: Date,
): HeldPlan {
  const plan = planInForce(held.plan, held.planEndsAt ?? undefined, now);
  return {
    plan,
    planEndsAt: plan === 'free' ? undefined : (held.planEndsAt ?? undefined),
    trialEndsAt: held.trialEndsAt ?? undefined,
  };
}

function rank(held: HeldPlan, now: Date): number {
  if (held.plan === 'free') return isOnTrial(held, now) ? 1 : 0;
  return isPremium(held.plan) ? 3 : 2;
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** What someone is entitled to now by what she was given herself: what others share with her makes no seats. */
export async function findEntitlements(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Entitlements> {
  const row = await db
    .selectFrom('entitlements')
    .select(ownColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return readEntitlements(row && { ...row, shared: null, opened: null }, clock.now());
}

/** The people who have someone's plan too, such as her family's members. */
export async function listSharing({ db }: Pick<Ctx, 'db'>, giver: UserId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('entitlements')
    .select('user_id')
    .where(sql<boolean>`shared_by @> ${[giver]}::text[]`)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
