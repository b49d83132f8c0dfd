import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { textsIn } from './item-words.ts';

/** What items are called in a language, by id. */
export async function nameItems(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('store_items').select(['id', 'texts']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, texts }) => [id, textsIn(texts, locale).name]));
}
