import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Everything that billing stores about a person. */
export async function exportEntitlements({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const entitlements = await db
    .selectFrom('entitlements')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { entitlements: entitlements ?? null };
}
