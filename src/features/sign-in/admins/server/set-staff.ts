import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { emailKey, isMinor, recordAudit, selectUsers, updateUsers } from '#features/people/server/public.ts';
import type { SetStaffInput } from '../contract.ts';
import { mayBeAdmin } from '../policy.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { selectAdmins } from './admins.ts';
import { hasRights, rightsOf, versionOf, type StaffRights } from './staff-rights.ts';

/**
 * Gives someone exactly these rights, and ends her sessions. The caller says her password again, and cannot change her own
 * rights. Refuses children's accounts, addresses that were never verified, and the end of the last administrator.
 */
export async function setStaff(ctx: RequestCtx, input: SetStaffInput): Promise<{ userId: UserId }> {
  const who = await confirmPassword(ctx, input.currentPassword);
  const wanted = readRights(input);
  return inTransaction(ctx, async (ctx) => {
    // All of them are locked, so two administrators who revoke each other do so one after the other.
    const admins = await selectAdmins(ctx).select('id').orderBy('id').forUpdate().execute();
    if (!admins.some(({ id }) => id === who)) throw new Forbidden('forbidden', 'app.refusal.forbidden');
    const user = await lockUser(ctx, input.emailAddress);
    if (user.id === who) throw new Conflict('own_rights', 'signIn.staff.ownRights');
    const held = rightsOf(user);
    if (hasRights(held) ? input.version !== versionOf(held) : input.version !== undefined)
      throw new Conflict('changed_meanwhile', 'signIn.staff.changedMeanwhile');
    if (hasRights(wanted)) refuseUnfit(user, ctx.clock.now());
    if (held.admin && !wanted.admin && admins.every(({ id }) => id === user.id))
      throw new Conflict('last_admin', 'signIn.refusal.lastAdmin');
    const { admin, roles, languages } = wanted;
    await updateUsers(ctx.db)
      .set({ admin, staff: roles.length > 0 ? JSON.stringify({ roles, languages }) : null })
      .where('id', '=', user.id)
      .execute();
    await endSessionsOf(ctx, user.id);
    await recordAudit(ctx, {
      who,
      what: admin === held.admin ? 'staff.changed' : admin ? 'admin.granted' : 'admin.revoked',
      subject: user.id,
      why: { written: input.why },
      before: { ...held },
      after: { ...wanted },
    });
    return { userId: user.id };
  });
}

/** A role once, in a fixed order; languages only with the role that needs them. */
function readRights({ admin, roles, languages }: SetStaffInput): StaffRights {
  const isTranslator = roles.includes('translator');
  if (isTranslator && languages.length === 0)
    throw new Invalid([{ path: 'languages', messageKey: 'signIn.staff.noLanguage' }]);
  return {
    admin,
    roles: [...new Set(roles)].toSorted(),
    languages: isTranslator ? [...new Set(languages)].toSorted() : [],
  };
}

async function lockUser({ db }: Pick<RequestCtx, 'db'>, emailAddress: string) {
  const user = await selectUsers(db)
    .select(['id', 'role', 'admin', 'staff', 'adult_from', 'email_verified_at'])
    .where('email_key', '=', emailKey(emailAddress))
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new Invalid([{ path: 'emailAddress', messageKey: 'signIn.staff.unknown' }]);
  return user;
}

/** Someone else could have signed up with an address that was never verified. */
function refuseUnfit(user: Awaited<ReturnType<typeof lockUser>>, now: Date): void {
  if (!mayBeAdmin({ role: user.role, minor: isMinor(user.adult_from, now) }))
    throw new Forbidden('never_admin', 'signIn.refusal.neverAdmin');
  if (user.email_verified_at === null)
    throw new Invalid([{ path: 'emailAddress', messageKey: 'signIn.staff.unverified' }]);
}
