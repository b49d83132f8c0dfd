import { sql, type NotNull } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, findLastEntries, selectUsers } from '#features/people/server/public.ts';
import type { StaffMemberView } from '../contract.ts';
import { hasSecondFactor } from '#features/sign-in/second-step/server/second-factor.ts';
import { rightsOf, versionOf } from './staff-rights.ts';

/** More than any organization has. */
const staffAtMost = 500;
/** What the audit log calls a change of rights. */
export const rightsChanged: readonly ActName[] = ['admin.granted', 'admin.revoked', 'staff.changed'];

/** Everyone who works in the administration, administrators first. */
export async function listStaff(ctx: Ctx): Promise<StaffMemberView[]> {
  const { userId: caller } = signedIn(ctx);
  const rows = await selectUsers(ctx.db)
    .select(['id', 'first_name', 'last_name', 'email_address', 'admin', 'staff'])
    .where((where) => where.or([where('admin', '=', true), where('staff', 'is not', null)]))
    .where('email_address', 'is not', null)
    .$narrowType<{ email_address: NotNull }>()
    .$if(!ctx.demoWorld, (staff) => staff.where('demo', '=', false))
    .orderBy('admin', 'desc')
    .orderBy(sql`lower(first_name)`)
    .orderBy('id')
    .limit(staffAtMost)
    .execute();
  const granted = await findLastEntries(
    ctx,
    rows.map(({ id }) => id),
    rightsChanged,
  );
  const granters = await describePeople(
    ctx,
    [...granted.values()].map(({ who }) => who as UserId),
  );
  const views: StaffMemberView[] = [];
  // One at a time: this may be a transaction, which has one connection.
  for (const row of rows) {
    const rights = rightsOf(row);
    const last = granted.get(row.id);
    const by = last && granters.get(last.who as UserId);
    views.push({
      userId: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      emailAddress: row.email_address,
      admin: rights.admin,
      roles: [...rights.roles],
      languages: [...rights.languages],
      hasSecondFactor: await hasSecondFactor(ctx, row.id),
      isCaller: row.id === caller,
      grantedBy: by ? `${by.firstName} ${by.lastName}`.trim() : (last?.who ?? null),
      grantedAt: last?.at.toISOString() ?? null,
      version: versionOf(rights),
    });
  }
  return views;
}
