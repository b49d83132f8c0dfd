import type { Selectable } from 'kysely';
import type { Member } from '#core/actor.ts';
import { ageInYear, type CategoryRules } from '#core/kept-categories.ts';
import type { SessionId } from '#core/ids.ts';
import { type EntitledRow, readEntitlements, withoutPlan } from '#features/billing/server/public.ts';
import { isMinor } from '#features/people/policy.ts';
import type { UsersTable } from './tables.ts';

/** The columns that an actor is made from. */
export const actorColumns = [
  'users.id',
  'users.role',
  'users.created_at',
  'users.classic_mode',
  'users.minutes_per_day',
  'users.birth_year',
  'users.hidden_categories',
  'users.shown_categories',
  'users.place',
  'users.admin',
  'users.staff',
  'users.adult_from',
  'users.guardian_approved_at',
  'users.restricted_at',
] as const;

type MemberRow = Pick<
  Selectable<UsersTable>,
  (typeof actorColumns)[number] extends `users.${infer Column extends keyof UsersTable}` ? Column : never
>;

/** A user as the actor of a request, in a session that took no second step. */
export function toMember(row: MemberRow & EntitledRow, sessionId: SessionId, now: Date): Member {
  const { plan, trialEndsAt, courseIds, openedCourses } = row.restricted_at
    ? withoutPlan
    : readEntitlements(row, now);
  return {
    kind: 'member',
    userId: row.id,
    sessionId,
    role: row.role,
    plan,
    trialEndsAt,
    createdAt: row.created_at,
    classicMode: row.classic_mode,
    minutesPerDay: row.minutes_per_day ?? undefined,
    ...(row.role === 'home' && { categoryRules: toCategoryRules(row, now) }),
    place: row.place ?? undefined,
    courseIds,
    ...(openedCourses && { openedCourses }),
    admin: row.admin,
    staff: row.staff ?? undefined,
    tookSecondStep: false,
    restrictedSince: row.restricted_at ?? undefined,
    awaitingGuardian: isMinor(row.adult_from, now) && row.guardian_approved_at === null,
  };
}

function toCategoryRules(
  row: Pick<MemberRow, 'birth_year' | 'hidden_categories' | 'shown_categories'>,
  now: Date,
): CategoryRules {
  return {
    hidden: row.hidden_categories,
    shown: row.shown_categories,
    age: row.birth_year === null ? null : ageInYear(row.birth_year, now),
  };
}
