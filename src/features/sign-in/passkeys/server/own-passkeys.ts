import { signedIn } from '#core/actor.ts';
import { isStaff } from '#core/permissions.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { PasskeyView, RemovePasskeyInput, RenamePasskeyInput } from '../contract.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { keepOneWayIn } from '#features/sign-in/identities/server/ways-in.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { hasSecondFactor } from '#features/sign-in/second-step/server/second-factor.ts';

/** The caller's passkeys, oldest first. */
export async function listPasskeys(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<PasskeyView[]> {
  const rows = await ctx.db
    .selectFrom('passkeys')
    .select(['id', 'label', 'created_at', 'last_used_at'])
    .where('user_id', '=', signedIn(ctx).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, label, created_at, last_used_at }) => ({
    id,
    label,
    created: created_at.toISOString(),
    lastUsed: last_used_at?.toISOString() ?? null,
  }));
}

/** Renames one of the caller's passkeys. Another person's is not found. */
export async function renamePasskey(ctx: Ctx, { id, label }: RenamePasskeyInput): Promise<PasskeyView[]> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('passkeys')
    .set({ label })
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).userId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new NotFound();
  return listPasskeys(ctx);
}

/**
 * Removes one of the caller's passkeys. Requires the password, another way in that remains, and for staff another
 * second factor that remains.
 */
export async function removePasskey(ctx: RequestCtx, input: RemovePasskeyInput): Promise<PasskeyView[]> {
  const needsIt = isStaff(signedIn(ctx));
  const userId = await confirmPassword(ctx, input.currentPassword);
  await inTransaction(ctx, async (ctx) => {
    await keepOneWayIn(ctx, userId, async () => {
      const { numDeletedRows } = await ctx.db
        .deleteFrom('passkeys')
        .where('id', '=', input.id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new NotFound();
    });
    if (needsIt && !(await hasSecondFactor(ctx, userId))) {
      throw new Forbidden('second_factor_required', 'signIn.passkey.adminNeedsIt');
    }
    await recordAudit(ctx, {
      who: userId,
      what: 'passkey.removed',
      subject: userId,
      why: 'by herself',
      before: { passkey: input.id },
    });
  });
  return listPasskeys(ctx);
}
