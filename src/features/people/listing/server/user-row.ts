import type { Selectable } from 'kysely';
import { isStaff } from '#core/permissions.ts';
import { planOrTrial } from '#core/plans.ts';
import { readOwnEntitlements, type EntitledRow } from '#features/billing/server/public.ts';
import { isMinor } from '#features/people/policy.ts';
import { showAddress } from '#features/people/users/server/show-address.ts';
import type { UsersTable } from '#features/people/users/server/tables.ts';
import type { UserRow } from '../contract.ts';

type ListedUser = EntitledRow &
  Pick<
    Selectable<UsersTable>,
    | 'id'
    | 'first_name'
    | 'last_name'
    | 'display_name'
    | 'email_address'
    | 'role'
    | 'language'
    | 'created_at'
    | 'last_seen_at'
    | 'adult_from'
    | 'admin'
    | 'staff'
    | 'restricted_at'
  >;

/** Her full name, else what she wants to be called. */
export function nameOf({
  first_name,
  last_name,
  display_name,
}: Pick<ListedUser, 'first_name' | 'last_name' | 'display_name'>): string {
  return `${first_name} ${last_name}`.trim() || display_name;
}

/** A user as the list shows her. */
export function toUserRow(row: ListedUser, now: Date): UserRow {
  return {
    id: row.id,
    name: nameOf(row),
    emailAddress: row.email_address && showAddress(row.email_address),
    role: row.role,
    plan: planOrTrial(readOwnEntitlements(row, now), now),
    language: row.language,
    created: row.created_at.toISOString(),
    lastSeen: row.last_seen_at?.toISOString() ?? null,
    minor: isMinor(row.adult_from, now),
    staff: isStaff({ admin: row.admin, staff: row.staff ?? undefined }),
    restricted: row.restricted_at !== null,
  };
}
