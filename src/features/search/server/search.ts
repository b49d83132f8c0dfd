import type { PromotedText } from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
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
    lines: true,
    others: 'after',
    mayBeSome: true,
    atMost: hitsAtMost,
  });
  return { ...found, promoted: false };
}

/** Of all features, in their order. */
async function showPromoted(ctx: Ctx, locale: Ctx['locale']): Promise<SearchView> {
  const promoted: PromotedText[] = [];
  for (const { listPromoted } of ctx.findables.values())
    promoted.push(...((await listPromoted?.(ctx, locale)) ?? []));
  const items = promoted.map(({ kind, id, title, snippet, href, image, label, icon }) => ({
    kind,
    id,
    label: ctx.sayIn(locale, label),
    icon,
    title,
    titleMarks: [],
    snippet,
    snippetMarks: [],
    href,
    image,
    lang: locale,
    context: '',
  }));
  return { items, totalItems: items.length, promoted: true };
}
