import { dayMs } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { DeletionView, GivenUp, GiveUpAccountInput } from '#features/accounts/settings/contract.ts';
import { selectAdmins } from '#features/accounts/admins/server/admins.ts';
import { askForErasure, findAnsweringTeacher } from '#features/accounts/cards/server/erasure-requests.ts';
import { confirmPassword } from '#features/accounts/passwords/server/confirm-password.ts';
import { endSessionsOf } from '#features/accounts/sessions/server/sessions.ts';
import { mailGivenUp } from './deletion-mail.ts';
import { eraseDuePeople } from './erase-people.ts';

const daysToUndo = 30;

/** When an account deleted now is erased. */
export function eraseDate(now: Date): Date {
  return new Date(now.getTime() + daysToUndo * dayMs);
}

/** Who decides about the erasure of the caller's account. */
export async function describeDeletion(ctx: Ctx): Promise<DeletionView> {
  const { userId } = signedIn(ctx);
  if (!(await findAnsweringTeacher(ctx, userId))) return { asksTeacher: false, askedAt: null };
  const card = await ctx.db
    .selectFrom('student_cards')
    .select('erase_asked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { asksTeacher: true, askedAt: card?.erase_asked_at?.toISOString() ?? null };
}

/**
 * Has the caller's account erased after 30 days and signs it out everywhere; signing in before then offers to keep it.
 * Asking again does not postpone it. A student who signs in with a card, which others may hold too, asks her teacher
 * instead. Refuses the last administrator, since nobody could appoint another.
 */
export async function giveUpAccount(ctx: RequestCtx, input: GiveUpAccountInput): Promise<GivenUp> {
  const member = signedIn(ctx);
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
      throw new Conflict('last_admin', 'accounts.refusal.lastAdmin');
    }
    const user = await ctx.db
      .selectFrom('users')
      .select(['erase_at', 'email_address', 'language', 'place'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const eraseAt = user.erase_at ?? eraseDate(ctx.clock.now());
    if (user.erase_at === null) await mailGivenUp(ctx, { userId, ...user, eraseAt });
    await ctx.db.updateTable('users').set({ erase_at: eraseAt }).where('id', '=', userId).execute();
    await endSessionsOf(ctx, userId);
    return eraseAt;
  });
  ctx.sessionCookie.clear();
  return { eraseAt: eraseAt.toISOString() };
}

/** Keeps an account that was due to be erased, or whose erasure was requested. Any other stays as it is. */
export async function keepAccount(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async ({ db }) => {
    await db.updateTable('users').set({ erase_at: null }).where('id', '=', userId).execute();
    await db
      .updateTable('student_cards')
      .set({ erase_asked_at: null })
      .where('user_id', '=', userId)
      .execute();
  });
}

/**
 * Erases the accounts whose 30 days have passed, with everything that references them by foreign key; returns how many.
 * For the database's maintenance. Students who sign in with a card are erased with the teacher who answers for them, and
 * before her: afterwards nothing would say that they were hers.
 */
export async function eraseGivenUpAccounts(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const students = await eraseDuePeople(ctx, ({ eb, selectFrom }) =>
    eb(
      'id',
      'in',
      selectFrom('student_cards')
        .innerJoin('users as educators', 'educators.id', 'student_cards.educator_id')
        .select('student_cards.user_id')
        .where('educators.erase_at', '<=', now),
    ),
  );
  return students + (await eraseDuePeople(ctx, ({ eb }) => eb('erase_at', '<=', now)));
}
