import type { Locale } from '../../../core/locale.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { getFinder, type Finder } from '../../learning/server/public.ts';
import type { SearchHit } from '../contract.ts';
import type { SearchDocument } from './documents.ts';
import { findCandidates, withNearSpellings, type Candidate } from './find-documents.ts';
import type { LookedFor } from './looked-for.ts';
import { findMarks, makeSnippet } from './marks.ts';

const linesPerFilm = 3;

export interface HitOptions {
  locale: Locale;
  /** Also what is said in films. */
  captions: boolean;
  /** Other languages follow the asked one, or stand in where it has nothing. */
  others: 'after' | 'instead';
  /** Where not all words are together anywhere, whatever has some of them. */
  mayBeSome: boolean;
  atMost: number;
}

/**
 * What who asks may be shown of everything with these words. The asked language comes first, be it by near spellings:
 * a name is written in other ways elsewhere.
 */
export async function findHits(
  ctx: Ctx,
  lookedFor: LookedFor,
  options: HitOptions,
): Promise<{ items: SearchHit[]; totalItems: number }> {
  const finder = await getFinder(ctx);
  const { shown, by } = await findShown(ctx, lookedFor, options, finder);
  if (shown.length === 0) return { items: [], totalItems: 0 };
  return { items: await toHits(ctx, shown.slice(0, options.atMost), by, finder), totalItems: shown.length };
}

/** Each query is made only where those before it have found too little; `by` is what marks the words in the texts. */
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
 * Drops what is not there any more, and lines of films that who asks may not watch: not even that they exist is told.
 * What matches in several languages is shown in the best one, and of a film only its best lines.
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

async function toHits(
  { db }: Ctx,
  chosen: readonly Candidate[],
  lookedFor: LookedFor,
  finder: Finder,
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
    .where(
      'id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute();
  const textOf = new Map(texts.map((text) => [text.id, text]));
  return chosen.flatMap(({ id }) => {
    const text = textOf.get(id);
    return text ? [toHit(text, lookedFor, finder)] : [];
  });
}

function toHit(
  document: Omit<SearchDocument, 'words' | 'weight'>,
  lookedFor: LookedFor,
  finder: Finder,
): SearchHit {
  const { kind, item_id, course_id, seconds } = document;
  const item = item_id === null ? undefined : finder.item(item_id);
  return {
    kind,
    id: item_id ?? course_id ?? document.id.split('/').slice(2).join('/'),
    title: document.title,
    titleMarks: kind === 'caption' ? [] : findMarks(document.title, lookedFor),
    ...makeSnippet(document.body, lookedFor),
    href: document.href,
    lang: document.locale,
    context: document.context,
    ...(seconds !== null && { seconds }),
    ...(item && { itemType: item.type }),
    image: item?.image ?? document.image,
    ...(item && !item.verdict.mayWatch && { reason: item.verdict.reason }),
  };
}
