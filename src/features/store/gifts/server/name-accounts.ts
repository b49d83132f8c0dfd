import { adminHref } from '#admin-urls.ts';
import type { Ctx } from '#platform/ctx.ts';
import { textsIn } from '#features/store/items/server/item-words.ts';

const accountPrefix = 'impact-';

/** What the accounts of impact items are called in reports, and where each is looked after. */
export async function nameAccounts(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  { accounts }: { accounts: readonly string[] },
): Promise<{ account: string; name: string; href: string }[]> {
  const ids = accounts.flatMap((account) =>
    account.startsWith(accountPrefix) ? account.slice(accountPrefix.length) : [],
  );
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('store_items').select(['id', 'texts']).where('id', 'in', ids).execute();
  return rows.map(({ id, texts }) => ({
    account: accountPrefix + id,
    name: textsIn(texts, locale).name || id,
    href: adminHref('adminStoreItem', { storeItemId: id }),
  }));
}
