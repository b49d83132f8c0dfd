import type { Ctx } from '#platform/ctx.ts';
import { getFinder, listPromoted } from '#features/learning/server/public.ts';
import type { SearchView } from '../contract.ts';
import { findHits } from './find-hits.ts';
import { readLookedFor } from './looked-for.ts';

const hitsAtMost = 30;

/** The best thirty hits for a query; if it has no words, what is promoted. */
export async function search(ctx: Ctx, query: string, locale = ctx.locale): Promise<SearchView> {
  const lookedFor = readLookedFor(query);
  if (!lookedFor) return showPromoted(ctx, locale);
  const found = await findHits(ctx, lookedFor, {
    locale,
    captions: true,
    others: 'after',
    mayBeSome: true,
    atMost: hitsAtMost,
  });
  return { ...found, promoted: false };
}

async function showPromoted(ctx: Ctx, locale: Ctx['locale']): Promise<SearchView> {
  const finder = await getFinder(ctx);
  const items = (await listPromoted(ctx, locale)).items.map((promoted) => {
    const item = promoted.kind === 'item' ? finder.item(promoted.id) : undefined;
    return {
      ...promoted,
      titleMarks: [],
      snippetMarks: [],
      lang: locale,
      context: '',
      ...(item && { itemType: item.type }),
    };
  });
  return { items, totalItems: items.length, promoted: true };
}
