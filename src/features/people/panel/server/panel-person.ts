import type { Selectable } from 'kysely';
import { isChildAccount } from '#core/access.ts';
import type { Role } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { isStaff } from '#core/permissions.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import type { UsersTable } from '#features/people/users/server/tables.ts';

/** What sections and acts of the panel know of the person; what else they need is in their own tables. */
export interface PanelPerson {
  id: UserId;
  emailAddress: string | null;
  verified: boolean;
  role: Role;
  language: Locale;
  place: string | undefined;
  minor: boolean;
  /** A minor, a family member or a student. */
  child: boolean;
  awaitsGuardian: boolean;
  /** An administrator, or someone with a role beneath it. */
  staff: boolean;
  restrictedSince: Date | null;
  eraseAt: Date | null;
}

const columns = [
  'id',
  'email_address',
  'email_verified_at',
  'role',
  'language',
  'place',
  'adult_from',
  'guardian_approved_at',
  'admin',
  'staff',
  'restricted_at',
  'erase_at',
] as const satisfies (keyof UsersTable)[];

/** The person with this id; undefined if there is none. */
export async function findPanelPerson(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
): Promise<PanelPerson | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id as UserId)
    .executeTakeFirst();
  return row && toPanelPerson(row, clock.now());
}

/** The same, locked until the caller's transaction ends. */
export async function lockPanelPerson(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: UserId,
): Promise<PanelPerson | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toPanelPerson(row, clock.now());
}

function toPanelPerson(row: Pick<Selectable<UsersTable>, (typeof columns)[number]>, now: Date): PanelPerson {
  const minor = isMinor(row.adult_from, now);
  return {
    id: row.id,
    emailAddress: row.email_address,
    verified: row.email_verified_at !== null,
    role: row.role,
    language: row.language,
    place: row.place ?? undefined,
    minor,
    child: isChildAccount({ role: row.role, minor }),
    awaitsGuardian: minor && row.guardian_approved_at === null,
    staff: isStaff({ admin: row.admin, staff: row.staff ?? undefined }),
    restrictedSince: row.restricted_at,
    eraseAt: row.erase_at,
  };
}
