import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { accountGivenUp, accountKept } from './person-hooks.ts';

/**
 * Has accounts erased at a day to come; one that is given up already keeps its day. From now on nobody else sees what these people
 * have made. Call it in a transaction.
 */
export async function giveUpAccounts(ctx: Ctx, userIds: readonly UserId[], eraseAt: Date): Promise<void> {
  if (userIds.length === 0) return;
  const givenUp = await ctx.db
    .updateTable('users')
    .set({ erase_at: eraseAt })
    .where('id', 'in', userIds)
    .where('erase_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of givenUp) await callHook(ctx, accountGivenUp, { userId: id });
}

/** Keeps an account that was given up; a no-op for any other. Call it in a transaction. */
export async function keepGivenUpAccount(ctx: Ctx, userId: UserId): Promise<void> {
  const kept = await ctx.db
    .updateTable('users')
    .set({ erase_at: null })
    .where('id', '=', userId)
    .where('erase_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (kept) await callHook(ctx, accountKept, { userId });
}
