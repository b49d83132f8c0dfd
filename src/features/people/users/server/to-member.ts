import type { Selectable } from 'kysely';
import type { Member } from '#core/actor.ts';
import type { SessionId } from '#core/ids.ts';
import { readEntitlements, type EntitledRow } from '#features/billing/server/public.ts';
import { isMinor } from '#features/people/policy.ts';
import type { UsersTable } from './tables.ts';

type MemberRow = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'role'
  | 'created_at'
  | 'classic_mode'
  | 'minutes_per_day'
  | 'place'
  | 'admin'
  | 'staff'
  | 'adult_from'
  | 'guardian_approved_at'
>;

/** A user as the actor of a request, in a session that took no second step. */
export function toMember(row: MemberRow & EntitledRow, sessionId: SessionId, now: Date): Member {
  const { plan, trialEndsAt, courseIds } = readEntitlements(row, now);
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
    place: row.place ?? undefined,
    courseIds,
    admin: row.admin,
    staff: row.staff ?? undefined,
    tookSecondStep: false,
    awaitingGuardian: isMinor(row.adult_from, now) && row.guardian_approved_at === null,
  };
}
