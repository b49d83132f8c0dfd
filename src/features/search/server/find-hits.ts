import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getFinder, type Finder } from '#features/learning/server/public.ts';
import type { Found, SearchHit } from '../contract.ts';
import type { SearchDocument } from './documents.ts';
import { findCandidates, withNearSpellings, type Candidate } from './find-documents.ts';
import type { LookedFor } from './looked-for.ts';
import { findMarks, makeSnippet } from './marks.ts';

const linesPerFilm = 3;

export interface HitOptions {
  locale: Locale;
  /** Also search what is said in films. */
  captions: boolean;
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
  const finder = await getFinder(ctx);
  const { shown, by } = await findShown(ctx, lookedFor, options, finder);
  if (shown.length === 0) return { items: [], totalItems: 0 };
  const chosen = shown.slice(0, options.atMost);
  return { items: await toHits(ctx, chosen, { ...options, by, finder }), totalItems: shown.length };
}

/** Runs each query only if those before it found too little; `by` is what marks the words in the texts. */
async function findShown(
  { db }: Ctx,
  lookedFor: LookedFor,
  { locale, captions, others, mayBeSome, atMost }: HitOptions,
  finder: Finder,
): Promise<{ shown: Candidate[]; by: LookedFor }> {
  const find = (by: LookedFor, own: boolean) => findCandidates(db, by, { locale, captions, own });
  const withOthers = async (own: readonly Candidate[], by: LookedFor) => {
    const shown = chooseShown(own, finder);
    const isEnough = others === 'instead' ? shown.length > 0 : shown.length >= atMost;
    return isEnough ? shown : chooseShown([...own, ...(await find(by, false))], finder);
  };

  const exact = await find(lookedFor, true);
  if (chooseShown(exact, finder).length > 0)
    return { shown: await withOthers(exact, lookedFor), by: lookedFor };

  const near = await withNearSpellings(db, lookedFor);
  const ownNear = near ? await find(near, true) : [];
  if (near && chooseShown(ownNear, finder).length > 0)
    return { shown: await withOthers(ownNear, lookedFor), by: near };

  const attempts = [lookedFor, ...(near ? [near] : [])];
  for (const by of attempts) {
    const shown = chooseShown(await find(by, false), finder);
    if (shown.length > 0) return { shown, by };
  }
  const some: LookedFor = { ...(near ?? lookedFor), need: 'any' };
  if (!mayBeSome || lookedFor.words.length < 2) return { shown: [], by: some };
  return { shown: await withOthers(await find(some, true), some), by: some };
}

/**
 * Drops whatever no longer exists, and lines of films that the caller may not watch: she does not even learn that they
 * exist. A document that matches in several languages is shown in the best one, and a film only with its best lines.
 */
function chooseShown(candidates: readonly Candidate[], finder: Finder): Candidate[] {
  const lines = new Map<string, { locale: Locale; count: number }>();
  const seen = new Set<string>();
  return candidates.filter(({ id, kind, locale, item_id }) => {
    const item = item_id === null ? undefined : finder.item(item_id);
    if (item_id !== null && !item) return false;
    if (kind === 'caption') {
      if (!item?.verdict.mayWatch) return false;
      const shown = lines.get(item_id ?? '') ?? { locale, count: 0 };
      lines.set(item_id ?? '', { ...shown, count: shown.count + 1 });
      return shown.locale === locale && shown.count < linesPerFilm;
    }
    const thing = id.slice(locale.length);
    return !seen.has(thing) && Boolean(seen.add(thing));
  });
}

interface Showing {
  locale: Locale;
  by: LookedFor;
  finder: Finder;
}

type ShownDocument = Omit<SearchDocument, 'words' | 'weight'>;

async function toHits(
  { db }: Ctx,
  chosen: readonly Candidate[],
  { locale, by, finder }: Showing,
): Promise<SearchHit[]> {
  const texts = await db
    .selectFrom('search_documents')
    .select([
      'id',
      'kind',
      'locale',
      'item_id',
      'course_id',
      'title',
      'context',
      'body',
      'href',
      'image',
      'seconds',
    ])
    .where('id', 'in', [...new Set(chosen.flatMap((candidate) => [candidate.id, idIn(locale, candidate)]))])
    .execute();
  const textOf = new Map(texts.map((text) => [text.id, text]));
  return chosen.flatMap((candidate) => {
    const text = textOf.get(candidate.id);
    if (!text) return [];
    const own = text.locale === locale ? undefined : textOf.get(idIn(locale, candidate));
    return [own ? translate(toHit(text, by, finder), own) : toHit(text, by, finder)];
  });
}

/** The id of the same document in another language; for a spoken line, its film. */
function idIn(locale: Locale, { id, kind, locale: own, item_id }: Candidate): string {
  return locale + (kind === 'caption' ? `/item/${item_id}` : id.slice(own.length));
}

function toHit(document: ShownDocument, lookedFor: LookedFor, finder: Finder): SearchHit {
  const { kind, item_id, course_id, seconds } = document;
  const item = item_id === null ? undefined : finder.item(item_id);
  const ownId = document.id.split('/').slice(2).join('/');
  return {
    kind,
    id: kind === 'source' || kind === 'page' ? ownId : (item_id ?? course_id ?? ownId),
    title: document.title,
    titleMarks: kind === 'caption' ? [] : findMarks(document.title, lookedFor),
    ...makeSnippet(document.body, lookedFor),
    href: document.href,
    lang: document.locale,
    context: document.context,
    ...(seconds !== null && { seconds }),
    ...(item && { itemType: item.type }),
    image: item?.image ?? document.image,
    ...(item && kind !== 'source' && !item.verdict.mayWatch && { reason: item.verdict.reason }),
  };
}

/** Shows a hit from another language in the requested one, along with what matched. */
function translate(hit: SearchHit, own: ShownDocument): SearchHit {
  const isTitle = hit.titleMarks.length > 0;
  const found: Found = {
    lang: hit.lang,
    text: isTitle ? hit.title : hit.snippet,
    marks: isTitle ? hit.titleMarks : hit.snippetMarks,
  };
  const body = hit.kind === 'caption' ? '' : own.body;
  return {
    ...hit,
    lang: own.locale,
    title: own.title,
    titleMarks: [],
    snippet: makeSnippet(body, nothing).snippet,
    snippetMarks: [],
    context: own.context,
    found,
  };
}

const nothing: LookedFor = { words: [], lastIsBegun: false, need: 'all' };
