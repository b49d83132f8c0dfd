import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  askForErasure,
  findAnsweringTeacher,
  findErasureRequest,
  foretellErasure,
  withdrawErasureRequest,
} from '#features/classes/server/public.ts';
import {
  eraseDate,
  giveUpAccounts,
  keepGivenUpAccount,
  refuseFamilyMember,
  selectUsers,
} from '#features/people/server/public.ts';
import { confirmPassword, endSessionsOf, selectAdmins } from '#features/sign-in/server/public.ts';
import type { DeletionView, GivenUp, GiveUpAccountInput } from '#features/settings/contract.ts';
import { mailGivenUp } from './deletion-mail.ts';

/** Who decides about the erasure of the caller's account, and what it would mean for the classes that are hers. */
export async function describeDeletion(ctx: Ctx): Promise<DeletionView> {
  const { userId } = signedIn(ctx);
  if (!(await findAnsweringTeacher(ctx, userId)))
    return { asksTeacher: false, askedAt: null, classes: (await foretellErasure(ctx, userId)) ?? null };
  const askedAt = await findErasureRequest(ctx, userId);
  return { asksTeacher: true, askedAt: askedAt?.toISOString() ?? null, classes: null };
}

/**
 * Has the caller's account erased after 30 days and signs it out everywhere; signing in before then offers to keep it.
 * Asking again does not postpone it. A student who signs in with a card, which others may hold too, asks her teacher
 * instead, and a member of a family is refused: her guardians decide. Refuses the last administrator, since nobody could appoint another.
 */
export async function giveUpAccount(ctx: RequestCtx, input: GiveUpAccountInput): Promise<GivenUp> {
  const member = signedIn(ctx);
  await refuseFamilyMember(ctx, member.userId);
  if (await findAnsweringTeacher(ctx, member.userId)) {
    await askForErasure(ctx, member.userId);
    return { eraseAt: null };
  }
  const userId = await confirmPassword(ctx, input.currentPassword);
  const eraseAt = await inTransaction(ctx, async (ctx) => {
    const admins = await selectAdmins(ctx)
      .select('id')
      .where('erase_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (admins.length === 1 && admins[0]?.id === userId) {
      throw new Conflict('last_admin', 'signIn.refusal.lastAdmin');
    }
    const user = await selectUsers(ctx.db)
      .select(['erase_at', 'email_address', 'language', 'place'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const eraseAt = user.erase_at ?? eraseDate(ctx.clock.now());
    if (user.erase_at === null) await mailGivenUp(ctx, { userId, ...user, eraseAt });
    await giveUpAccounts(ctx, [userId], eraseAt);
    await endSessionsOf(ctx, userId);
    return eraseAt;
  });
  ctx.sessionCookie.clear();
  return { eraseAt: eraseAt.toISOString() };
}

/** Keeps an account that was due to be erased, or whose erasure was requested. Any other stays as it is. */
export async function keepAccount(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  await refuseFamilyMember(ctx, userId);
  await inTransaction(ctx, async (ctx) => {
    await keepGivenUpAccount(ctx, userId);
    await withdrawErasureRequest(ctx, userId);
  });
}
