import type { Locale } from '#core/locale.ts';
import { isCurrency } from '#core/money.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Ctx } from '#platform/ctx.ts';
import { textsIn, toItemWords, type ItemRow } from '#features/store/items/server/item-words.ts';
import { storeChanged } from '#features/store/server/store-changed.ts';
import type { ImpactItem, StoreImpact } from '../contract.ts';
import { addsUp } from '../policy.ts';
import { sumBudgets, type SummedBudget } from './sum-budgets.ts';

type ReadCtx = Pick<Ctx, 'db' | 'events' | 'clock' | 'media' | 'log'>;

/** What donors gave to each impact item and what children made of it, for everyone; without names of anyone. */
export function getImpact(
  ctx: Ctx,
  { lang = ctx.locale }: { lang?: Locale | undefined },
): Promise<StoreImpact> {
  ctx.madeFrom?.add(storeChanged);
  return readImpact(ctx, lang);
}

const readImpact = cacheReads<ReadCtx, Locale, StoreImpact>(
  { topics: [storeChanged], maxAgeSeconds: 60, max: 7 },
  async (ctx, locale) => {
    const comparedAt = ctx.clock.now().toISOString();
    const sums = await sumBudgets(ctx);
    const wrong = sums.filter((sum) => !addsUp(sum) || sum.fromGifts !== sum.booked);
    if (wrong.length > 0) ctx.log.error({ wrong }, 'budgets of the impact store do not add up');
    const rows = await ctx.db
      .selectFrom('store_items')
      .selectAll()
      .where('kind', '=', 'impact')
      .orderBy('price')
      .orderBy('id')
      .execute();
    const items = rows.flatMap((row) => viewItem(ctx, row, sums, locale));
    const { units, coins, totals } = addUp(items);
    return { items, units, coins, totals, agrees: wrong.length === 0, comparedAt };
  },
);

/** One view for each currency of its budget, which is one, unless staff changed it. What was never offered is not shown. */
function viewItem(ctx: ReadCtx, row: ItemRow, sums: readonly SummedBudget[], locale: Locale): ImpactItem[] {
  const isOffered = row.status === 'published';
  const { id, name, description, picture, alt } = toItemWords(ctx, row, locale);
  const { goesTo } = textsIn(row.texts, locale);
  const words = { id, name, description, goesTo, picture, alt };
  const own = sums.filter(
    ({ itemId, fromGifts, units }) => itemId === id && (isOffered || fromGifts > 0 || units > 0),
  );
  const views = own.map(
    ({ currency, given, gifts, units, coins, redeemed, unitsLeft, left, rest, house }): ImpactItem => ({
      ...words,
      currency,
      isOffered: isOffered && currency === row.currency && isCurrency(currency),
      given,
      gifts,
      redeemed: { units, coins, amount: redeemed },
      left: { units: unitsLeft, amount: left },
      rest,
      house,
    }),
  );
  if (!isOffered || row.currency === null || views.some(({ currency }) => currency === row.currency))
    return views;
  const nothing = { units: 0, coins: 0, amount: 0 };
  const empty = { given: 0, gifts: 0, redeemed: nothing, left: nothing, rest: 0, house: 0 };
  return [{ ...words, ...empty, currency: row.currency, isOffered: isCurrency(row.currency) }, ...views];
}

function addUp(items: readonly ImpactItem[]): Pick<StoreImpact, 'units' | 'coins' | 'totals'> {
  const totals = new Map<ImpactItem['currency'], { given: number; redeemed: number }>();
  for (const { currency, given, redeemed } of items) {
    const sum = totals.get(currency) ?? { given: 0, redeemed: 0 };
    totals.set(currency, { given: sum.given + given, redeemed: sum.redeemed + redeemed.amount });
  }
  return {
    units: items.reduce((sum, { redeemed }) => sum + redeemed.units, 0),
    coins: items.reduce((sum, { redeemed }) => sum + redeemed.coins, 0),
    totals: [...totals]
      .map(([currency, sum]) => ({ currency, ...sum }))
      .filter(({ given, redeemed }) => given + redeemed > 0),
  };
}
