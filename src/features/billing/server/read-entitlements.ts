import { sql, type Selectable } from 'kysely';
import type { OpenedCourses, OpenedLevel, Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Entitlements, Grant } from '../contract.ts';
import { bestOf, isInForce, type HeldPlan } from '../policy.ts';
import { readGrant } from './grants.ts';
import type { EntitlementsTable, StoredGrant } from './tables.ts';

/** The columns that entitlements are read from. */
export const entitledColumns = [
  'plan',
  'plan_ends_at',
  'trial_ends_at',
  'course_ids',
  'grants',
  'shared',
  'opened',
] as const;

const ownColumns = ['plan', 'plan_ends_at', 'trial_ends_at', 'course_ids', 'grants'] as const;

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
  grants: Record<string, StoredGrant> | null;
}

/** The plans that others share with her: null where nobody does. */
const sharedPlans = sql<SharedPlan[] | null>`(
  select json_agg(json_build_object(
    'plan', giver.plan, 'planEndsAt', giver.plan_ends_at, 'trialEndsAt', giver.trial_ends_at,
    'grants', giver.grants
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

/** What a row entitles to at an instant: the best of her own plans and of those that others share with her. */
export function readEntitlements(row: EntitledRow | undefined, now: Date): Entitlements {
  // The first of equal ones counts, so her own before another's.
  const { plan, endsAt, trialEndsAt } = bestOf([...ownPlans(row), ...sharedWith(row)], now);
  const openedCourses = row?.opened ? readOpened(row.opened) : undefined;
  return {
    plan,
    planEndsAt: endsAt,
    trialEndsAt,
    courseIds: row?.course_ids ?? [],
    ...(openedCourses && { openedCourses }),
  };
}

/** What she was given herself. */
function ownPlans(row: EntitledRow | undefined): HeldPlan[] {
  return held(
    { plan: row?.plan ?? 'free', endsAt: row?.plan_ends_at, trialEndsAt: row?.trial_ends_at },
    row?.grants,
  );
}

function sharedWith(row: EntitledRow | undefined): HeldPlan[] {
  return (row?.shared ?? []).flatMap(({ plan, planEndsAt, trialEndsAt, grants }) =>
    held({ plan, endsAt: toDate(planEndsAt), trialEndsAt: toDate(trialEndsAt) }, grants),
  );
}

/** One person's plans: the one that she bought or was given, and those granted beside it. */
function held(
  own: { plan: Plan; endsAt: Date | null | undefined; trialEndsAt: Date | null | undefined },
  grants: Record<string, StoredGrant> | null | undefined,
): HeldPlan[] {
  const trialEndsAt = own.trialEndsAt ?? undefined;
  return [
    { plan: own.plan, endsAt: own.endsAt ?? undefined, trialEndsAt },
    ...Object.values(grants ?? {}).map((grant) => ({ ...readGrant(grant), trialEndsAt })),
  ];
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

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** What someone is entitled to now by what she was given herself: what others share with her makes no seats. */
export async function findEntitlements(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<Entitlements> {
  return readOwnEntitlements(await findOwnRow(db, userId), clock.now());
}

/** The same, with her grants, those that have ended too. */
export async function findHeld(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<{ entitlements: Entitlements; grants: (Grant & { id: string })[] }> {
  const row = await findOwnRow(db, userId);
  const grants = Object.entries(row?.grants ?? {}).map(([id, stored]) => ({ id, ...readGrant(stored) }));
  return { entitlements: readOwnEntitlements(row, clock.now()), grants };
}

/** What someone's seats follow from: her plan, and how many she has by grants that have their own number. */
export async function findSeatGrounds(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<{ held: Pick<Entitlements, 'plan' | 'trialEndsAt'>; granted: number }> {
  const now = clock.now();
  const row = await findOwnRow(db, userId);
  const plans = ownPlans(row);
  const { plan, trialEndsAt } = bestOf(
    plans.filter(({ seats }) => seats === undefined),
    now,
  );
  const inForce = plans.filter((one) => isInForce(one, now));
  return { held: { plan, trialEndsAt }, granted: Math.max(0, ...inForce.map(({ seats = 0 }) => seats)) };
}

async function findOwnRow(db: Db, userId: UserId): Promise<EntitledRow | undefined> {
  const row = await db
    .selectFrom('entitlements')
    .select(ownColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, shared: null, opened: null };
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
