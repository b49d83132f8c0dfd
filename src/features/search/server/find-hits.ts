import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SearchHit } from '../contract.ts';
import { documentId } from './documents.ts';
import { findCandidates, withNearSpellings, type Candidate } from './find-documents.ts';
import { askFeatures, type FindingOf } from './ask-features.ts';
import type { LookedFor } from './looked-for.ts';
import { toHit, translateHit } from './to-hit.ts';

const linesPerRecording = 3;

export interface HitOptions {
  locale: Locale;
  /** Also search what is said in films. */
  lines: boolean;
  /** Other languages follow the requested one, or stand in if it has nothing. */
  others: 'after' | 'instead';
  /** If no document has all the words, accept any that have some of them. */
  mayBeSome: boolean;
  atMost: number;
}

/**
 * Everything with these words that the caller may see. The requested language comes first, even by near spellings:
 * names are spelled differently elsewhere.
 */
export async function findHits(
  ctx: Ctx,
  lookedFor: LookedFor,
  options: HitOptions,
): Promise<{ items: SearchHit[]; totalItems: number }> {
  const findingOf = await askFeatures(ctx);
  const { shown, by } = await findShown(ctx, lookedFor, options, findingOf);
  if (shown.length === 0) return { items: [], totalItems: 0 };
  const chosen = shown.slice(0, options.atMost);
  return { items: await toHits(ctx, chosen, { ...options, by, findingOf }), totalItems: shown.length };
}

/** Runs each query only if those before it found too little; `by` is what marks the words in the texts. */
async function findShown(
  { db }: Ctx,
  lookedFor: LookedFor,
  { locale, lines, others, mayBeSome, atMost }: HitOptions,
  findingOf: FindingOf,
): Promise<{ shown: Candidate[]; by: LookedFor }> {
  const find = (by: LookedFor, own: boolean) => findCandidates(db, by, { locale, lines, own });
  const withOthers = async (own: readonly Candidate[], by: LookedFor) => {
    const shown = chooseShown(own, findingOf);
    const isEnough = others === 'instead' ? shown.length > 0 : shown.length >= atMost;
    return isEnough ? shown : chooseShown([...own, ...(await find(by, false))], findingOf);
  };

  const exact = await find(lookedFor, true);
  if (chooseShown(exact, findingOf).length > 0)
    return { shown: await withOthers(exact, lookedFor), by: lookedFor };

  const near = await withNearSpellings(db, lookedFor);
  const ownNear = near ? await find(near, true) : [];
  if (near && chooseShown(ownNear, findingOf).length > 0)
    return { shown: await withOthers(ownNear, lookedFor), by: near };

  const attempts = [lookedFor, ...(near ? [near] : [])];
  for (const by of attempts) {
    const shown = chooseShown(await find(by, false), findingOf);
    if (shown.length > 0) return { shown, by };
  }
  const some: LookedFor = { ...(near ?? lookedFor), need: 'any' };
  if (!mayBeSome || lookedFor.words.length < 2) return { shown: [], by: some };
  return { shown: await withOthers(await find(some, true), some), by: some };
}

/**
 * Drops whatever the caller may not find: she does not even learn that it exists. A document that matches in several
 * languages is shown in the best one, and a recording only with its best lines.
 */
function chooseShown(candidates: readonly Candidate[], findingOf: FindingOf): Candidate[] {
  const lines = new Map<string, { locale: Locale; count: number }>();
  const seen = new Set<string>();
  return candidates.filter((candidate) => {
    const { key, locale, line_of: whole } = candidate;
    if (!findingOf(candidate)) return false;
    if (whole === null) return !seen.has(key) && Boolean(seen.add(key));
    const shown = lines.get(whole) ?? { locale, count: 0 };
    lines.set(whole, { ...shown, count: shown.count + 1 });
    return shown.locale === locale && shown.count < linesPerRecording;
  });
}

async function toHits(
  ctx: Ctx,
  chosen: readonly Candidate[],
  { locale, by, findingOf }: { locale: Locale; by: LookedFor; findingOf: FindingOf },
): Promise<SearchHit[]> {
  // In another language a line is shown as what it is said in.
  const ownId = ({ key, line_of }: Candidate) => documentId(locale, line_of ?? key);
  const ids = chosen.flatMap((candidate) => [documentId(candidate.locale, candidate.key), ownId(candidate)]);
  const texts = await ctx.db
    .selectFrom('search_documents')
    .select(['id', 'key', 'feature', 'kind', 'locale', 'thing_id', 'subject', 'line_of', 'label', 'icon'])
    .select(['title', 'context', 'body', 'href', 'image', 'seconds'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const textOf = new Map(texts.map((text) => [text.id, text]));
  const say = (key: string) => ctx.sayIn(locale, key);
  return chosen.flatMap((candidate) => {
    const text = textOf.get(documentId(candidate.locale, candidate.key));
    if (!text) return [];
    const hit = toHit(text, { by, finding: findingOf(candidate), say });
    const own = text.locale === locale ? undefined : textOf.get(ownId(candidate));
    return [own ? translateHit(hit, own) : hit];
  });
}
