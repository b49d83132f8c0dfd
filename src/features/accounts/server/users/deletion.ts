import { signedIn } from '../../../../core/actor.ts';
import { Conflict } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { GiveUpAccountInput } from '../../contract-settings.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

const daysToUndo = 30;
const day = 86_400_000;

/** When an account given up now is erased. */
export function eraseDate(now: Date): Date {
  return new Date(now.getTime() + daysToUndo * day);
}

/**
 * Has one's account erased after 30 days and signs it out everywhere; signing in meanwhile offers to keep it. Asking
 * again does not put it off. Refuses the last administrator, since nobody could name another.
 */
export async function giveUpAccount(
  ctx: RequestCtx,
  input: GiveUpAccountInput,
): Promise<{ eraseAt: string }> {
  const userId = await confirmPassword(ctx, input.currentPassword);
  const eraseAt = await inTransaction(ctx, async (ctx) => {
    const admins = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('admin', '=', true)
      .where('erase_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (admins.length === 1 && admins[0]?.id === userId) {
      throw new Conflict('last_admin', 'accounts.refusal.lastAdmin');
    }
    const { erase_at } = await ctx.db
      .selectFrom('users')
      .select('erase_at')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const eraseAt = erase_at ?? eraseDate(ctx.clock.now());
    await ctx.db.updateTable('users').set({ erase_at: eraseAt }).where('id', '=', userId).execute();
    await endSessionsOf(ctx, userId);
    return eraseAt;
  });
  ctx.sessionCookie.clear();
  return { eraseAt: eraseAt.toISOString() };
}

/** Keeps an account that was to be erased. One that was not stays as it is. */
export async function keepAccount(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.updateTable('users').set({ erase_at: null }).where('id', '=', userId).execute();
}

/**
 * Erases the accounts whose 30 days are over, with all that hangs on them by its foreign key; answers how many. For
 * the database's upkeep. Students who sign in by a card go with the teacher who answers for them.
 */
export async function eraseGivenUpAccounts({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('erase_at', '<=', now),
        eb(
          'id',
          'in',
          selectFrom('student_cards')
            .innerJoin('users as educators', 'educators.id', 'student_cards.educator_id')
            .select('student_cards.user_id')
            .where('educators.erase_at', '<=', now),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
