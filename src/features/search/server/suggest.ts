import type { Ctx } from '../../../platform/ctx.ts';
import type { SearchHit } from '../contract.ts';
import { findHits } from './find-hits.ts';
import { readLookedFor } from './looked-for.ts';

const hitsAtMost = 8;

/**
 * The few best hits for what is being typed, without what is said in films, and in other
 * languages only where the asked one has none; none for nothing.
 */
export async function suggest(ctx: Ctx, query: string, locale = ctx.locale): Promise<{ items: SearchHit[] }> {
  const lookedFor = readLookedFor(query);
  if (!lookedFor) return { items: [] };
  const options = { locale, captions: false, mayBeSome: false, atMost: hitsAtMost };
  const { items } = await findHits(ctx, lookedFor, options);
  const own = items.filter(({ lang }) => lang === locale);
  return { items: own.length > 0 ? own : items };
}
