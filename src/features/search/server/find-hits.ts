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
  /** Where not all words are together anywhere, whatever has some of them. */
  mayBeSome: boolean;
  atMost: number;
}

/** What who asks may be shown of everything with these words, or else with words spelled nearly like them. */
export async function findHits(
  ctx: Ctx,
  lookedFor: LookedFor,
  { atMost, mayBeSome, ...where }: HitOptions,
): Promise<{ items: SearchHit[]; totalItems: number }> {
  const finder = await getFinder(ctx);
  for await (const attempt of attempts(ctx, lookedFor, mayBeSome)) {
    const own = await findCandidates(ctx.db, attempt, { ...where, own: true });
    let shown = chooseShown(own, finder);
    // Other languages are asked for only where their hits would be shown.
    if (shown.length < atMost) {
      const others = await findCandidates(ctx.db, attempt, { ...where, own: false });
      shown = chooseShown([...own, ...others], finder);
    }
    if (shown.length > 0)
      return { items: await toHits(ctx, shown.slice(0, atMost), attempt, finder), totalItems: shown.length };
  }
  return { items: [], totalItems: 0 };
}

async function* attempts(ctx: Ctx, lookedFor: LookedFor, mayBeSome: boolean): AsyncGenerator<LookedFor> {
  yield lookedFor;
  const near = await withNearSpellings(ctx.db, lookedFor);
  if (near) yield near;
  if (mayBeSome && lookedFor.words.length > 1) yield { ...(near ?? lookedFor), need: 'any' };
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
