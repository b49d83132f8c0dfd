import { dayMs } from '#core/durations.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Tables } from '#platform/db/tables.ts';
import { personErased } from './person-hooks.ts';

const daysToUndo = 30;

/** When an account deleted now is erased. */
export function eraseDate(now: Date): Date {
  return new Date(now.getTime() + daysToUndo * dayMs);
}

/** Whether an account is due to be erased, as SQL. */
export type IsDue = (users: ExpressionBuilder<Tables, 'users'>) => Expression<SqlBool>;

/**
 * Erases the accounts that are due, with everything that references them by foreign key; returns how many. Each in its
 * own transaction, and only if it is still due once it is locked.
 */
export async function eraseDuePeople(ctx: Ctx, isDue: IsDue): Promise<number> {
  const people = await ctx.db.selectFrom('users').select('id').where(isDue).orderBy('id').execute();
  let erased = 0;
  for (const { id } of people) {
    const isErased = await inTransaction(ctx, async (ctx) => {
      const due = ctx.db.selectFrom('users').select('id').where('id', '=', id).where(isDue);
      if (!(await due.forUpdate().executeTakeFirst())) return false;
      await erasePerson(ctx, id);
      return true;
    });
    if (isErased) erased += 1;
  }
  return erased;
}

/** Erases one account, after every feature has let go of it. Call it in a transaction. */
export async function erasePerson(ctx: Ctx, userId: UserId): Promise<void> {
  await callHook(ctx, personErased, { userId });
  const { email_address: address } = await ctx.db
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (address !== null) await ctx.mails.forget(ctx, { to: address });
  await ctx.db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Erases the accounts whose 30 days have passed; returns how many. For the hourly maintenance. */
export async function eraseGivenUpAccounts(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return eraseDuePeople(ctx, ({ eb }) => eb('erase_at', '<=', now));
}
