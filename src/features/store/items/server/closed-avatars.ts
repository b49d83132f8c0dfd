import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/**
 * The pictures that are, or were, sold and that a person has not redeemed: the gallery does not give them away. One that
 * is only a draft is still free.
 */
export async function listUnredeemedAvatars(
  { db }: Pick<Ctx, 'db'>,
  { userId }: { userId: UserId | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('store_items')
    .select('avatar_id')
    .where('avatar_id', 'is not', null)
    .where('status', '!=', 'draft')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('redemptions')
            .select('redemptions.id')
            .whereRef('redemptions.item_id', '=', 'store_items.id')
            .where('redemptions.user_id', '=', userId ?? ('' as UserId)),
        ),
      ),
    )
    .$narrowType<{ avatar_id: string }>()
    .execute();
  return rows.map(({ avatar_id }) => avatar_id);
}
