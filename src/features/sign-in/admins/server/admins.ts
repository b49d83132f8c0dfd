import type { NotNull } from 'kysely';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isMinor, selectUsers, updateUsers, emailKey, recordAudit } from '#features/people/server/public.ts';
import { mayBeAdmin } from '../policy.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';

type AdminCtx = Pick<Ctx, 'db' | 'clock' | 'demoWorld' | 'log' | 'events' | 'afterCommit'>;

/** Whose flag changes, by whom (see AuditEntry) and why; all are kept in the audit log. */
export interface AdminChange {
  emailAddress: string;
  who: string;
  why: string;
}

/**
 * Makes an account an administrator's, and ends its sessions. Refuses children's accounts and existing administrators.
 */
export async function grantAdmin(ctx: AdminCtx, change: AdminChange): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx, change.emailAddress);
    if (user.admin) throw new Conflict('already_admin', 'signIn.refusal.alreadyAdmin');
    if (!mayBeAdmin({ role: user.role, minor: isMinor(user.adult_from, ctx.clock.now()) })) {
      throw new Forbidden('never_admin', 'signIn.refusal.neverAdmin');
    }
    await updateUsers(ctx.db).set({ admin: true }).where('id', '=', user.id).execute();
    await endSessionsOf(ctx, user.id);
    await recordAudit(ctx, {
      who: change.who,
      what: 'admin.granted',
      subject: user.id,
      why: { written: change.why },
      before: { admin: false },
      after: { admin: true },
    });
  });
}

/**
 * Revokes the flag, and ends the account's sessions. Refuses for the last administrator, even when two are revoked at
 * the same time.
 */
export async function revokeAdmin(ctx: AdminCtx, change: AdminChange): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // All of them are locked, so a second revocation waits here and then sees who is left.
    const admins = await selectAdmins(ctx).select('id').orderBy('id').forUpdate().execute();
    const user = await lockUser(ctx, change.emailAddress);
    if (!user.admin) throw new Conflict('not_admin', 'signIn.refusal.notAdmin');
    if (admins.every(({ id }) => id === user.id))
      throw new Conflict('last_admin', 'signIn.refusal.lastAdmin');
    await updateUsers(ctx.db).set({ admin: false }).where('id', '=', user.id).execute();
    await endSessionsOf(ctx, user.id);
    await recordAudit(ctx, {
      who: change.who,
      what: 'admin.revoked',
      subject: user.id,
      why: { written: change.why },
      before: { admin: true },
      after: { admin: false },
    });
  });
}

/** Every administrator's address, oldest account first. */
export async function listAdmins(ctx: Pick<Ctx, 'db' | 'demoWorld'>): Promise<string[]> {
  const rows = await selectAdmins(ctx)
    .select('email_address')
    .where('email_address', 'is not', null)
    .$narrowType<{ email_address: NotNull }>()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.email_address);
}

/** The administrators who can sign in here: outside the demo world, its own does not count. */
export function selectAdmins({ db, demoWorld }: Pick<Ctx, 'db' | 'demoWorld'>) {
  return selectUsers(db)
    .where('admin', '=', true)
    .$if(!demoWorld, (admins) => admins.where('demo', '=', false));
}

async function lockUser(ctx: AdminCtx, emailAddress: string) {
  const user = await selectUsers(ctx.db)
    .select(['id', 'role', 'admin', 'adult_from'])
    .where('email_key', '=', emailKey(emailAddress))
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new NotFound();
  return user;
}
