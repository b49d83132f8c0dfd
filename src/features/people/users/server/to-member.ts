import type { Selectable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { SessionId } from '#core/ids.ts';
import { isMinor, planInForce } from '#features/people/policy.ts';
import type { UsersTable } from './tables.ts';

type MemberRow = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'role'
  | 'plan'
  | 'plan_ends_at'
  | 'trial_ends_at'
  | 'created_at'
  | 'classic_mode'
  | 'minutes_per_day'
  | 'place'
  | 'course_ids'
  | 'admin'
  | 'adult_from'
  | 'guardian_approved_at'
>;

/** A user as the actor of a request, in a session that took no second step. */
export function toMember(row: MemberRow, sessionId: SessionId, now: Date): Member {
  return {
    kind: 'member',
    userId: row.id,
    sessionId,
    role: row.role,
    plan: planInForce(row, now),
    trialEndsAt: row.trial_ends_at ?? undefined,
    createdAt: row.created_at,
    classicMode: row.classic_mode,
    minutesPerDay: row.minutes_per_day ?? undefined,
    place: row.place ?? undefined,
    courseIds: row.course_ids,
    admin: row.admin,
    tookSecondStep: false,
    awaitingGuardian: isMinor(row.adult_from, now) && row.guardian_approved_at === null,
  };
}
