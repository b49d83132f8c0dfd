import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sharePlans } from '#features/billing/server/public.ts';

/** What an account has of a family's decisions, without them. */
export const undecided = { minutes_per_day: null, hidden_categories: [], shown_categories: [] };

/** A member leaves her family with her account: her place in it ends, and what her guardians have decided and what their plans open. */
export async function leaveBehind(ctx: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  for (const table of ['family_members', 'family_pictures', 'time_rules', 'time_requests'] as const)
    await ctx.db.deleteFrom(table).where('user_id', '=', userId).execute();
  await sharePlans(ctx, [userId], []);
}
