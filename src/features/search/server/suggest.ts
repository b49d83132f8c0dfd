import type { Ctx } from '#platform/ctx.ts';
import type { SearchHit } from '../contract.ts';
import { findHits } from './find-hits.ts';
import { readLookedFor } from './looked-for.ts';

const hitsAtMost = 8;

/**
 * A few best hits for what is being typed, without captions, and in other languages only if the requested one has none;
 * empty for an empty query.
 */
export async function suggest(ctx: Ctx, query: string, locale = ctx.locale): Promise<{ items: SearchHit[] }> {
  const lookedFor = readLookedFor(query);
  if (!lookedFor) return { items: [] };
  const { items } = await findHits(ctx, lookedFor, {
    locale,
    lines: false,
    others: 'instead',
    mayBeSome: false,
    atMost: hitsAtMost,
  });
  return { items };
}
