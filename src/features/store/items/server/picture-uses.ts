import type { Ctx } from '#platform/ctx.ts';

/** Whether an item is shown with an uploaded picture, a draft too: then it is not removed. */
export async function isPictureUsed({ db }: Pick<Ctx, 'db'>, { file }: { file: string }): Promise<boolean> {
  const row = await db.selectFrom('store_items').select('id').where('picture', '=', file).executeTakeFirst();
  return row !== undefined;
}

/** Whether an uploaded picture is, or was, in the store for everyone to see. */
export async function isPicturePublic({ db }: Pick<Ctx, 'db'>, { file }: { file: string }): Promise<boolean> {
  const row = await db
    .selectFrom('store_items')
    .select('id')
    .where('picture', '=', file)
    .where('status', '!=', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}
