import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A person's place in families. */
export async function exportFamily({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const guardianOf = await db
    .selectFrom('family_guardians')
    .select(['kind', 'is_first', 'joined_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .execute();
  const memberOf = await db
    .selectFrom('family_members')
    .select(['color', 'position', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { guardianOf, memberOf: memberOf ?? null };
}
