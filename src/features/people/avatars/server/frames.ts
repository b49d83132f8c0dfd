import type { UserId } from '#core/ids.ts';
import type { FrameName } from '#core/store-art-names.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The frame around a person's picture; null for none. Whether she has it is for the store to say. */
export async function readFrame({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<FrameName | null> {
  const row = await db.selectFrom('users').select('frame').where('id', '=', userId).executeTakeFirst();
  return row?.frame ?? null;
}

export async function setFrame(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  frame: FrameName | null,
): Promise<void> {
  await db.updateTable('users').set({ frame }).where('id', '=', userId).execute();
}
