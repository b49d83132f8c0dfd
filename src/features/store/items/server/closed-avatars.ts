import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/**
 * The pictures that are sold, or that anyone has redeemed, without those that this person has redeemed: the gallery does not
 * give them away. One that nobody has redeemed is free again once it is not in the store.
 */
export async function listUnredeemedAvatars(
  { db }: Pick<Ctx, 'db'>,
  { userId }: { userId: UserId | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select avatar_id as id
    from store_items as item
    where avatar_id is not null
      and (status = 'published' or exists (select from redemptions where item_id = item.id))
      and not exists (select from redemptions where item_id = item.id and user_id = ${userId ?? ''})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
