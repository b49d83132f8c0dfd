import type { Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import { holdsPermission, type Permission } from '#core/permissions.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** A member of staff, to be written to. */
export interface StaffReader extends Whereabouts {
  id: UserId;
  emailAddress: string;
  language: Locale;
}

/** Everyone who holds a permission and has proved an address; people of the demo world only where it is shown. */
export async function listStaffWith(
  { db, demoWorld }: Pick<Ctx, 'db' | 'demoWorld'>,
  permission: Permission,
): Promise<StaffReader[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email_address', 'language', 'place', 'time_zone', 'admin', 'staff'])
    .where((where) => where.or([where('admin', '=', true), where('staff', 'is not', null)]))
    .where('email_verified_at', 'is not', null)
    .$if(!demoWorld, (people) => people.where('demo', '=', false))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email_address, language, admin, staff, ...row }) =>
    email_address !== null && holdsPermission({ admin, staff: staff ?? undefined }, permission)
      ? [{ id, emailAddress: email_address, language, ...whereaboutsOf(row) }]
      : [],
  );
}
