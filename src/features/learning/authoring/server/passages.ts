import type { Locale } from '#core/locale.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getPassages } from '#features/learning/catalogue/server/catalogue.ts';
import type { Catalogue } from '#features/learning/catalogue/server/catalogue-types.ts';
import type { PassageText } from '#features/learning/content/server/content.ts';
import { PassageLibrary } from '#features/learning/content/server/passages/passage-library.ts';
import { formatReference } from '#features/learning/sources/policy.ts';
import type { CitablePassage } from '../contract.ts';

/** How much of a passage is shown to recognize it by. */
const openingLength = 90;

/** Made once for each language's passages, which stay the same object until one of them changes. */
const libraries = new WeakMap<Catalogue['passageById'], PassageLibrary>();

/** The passages that content may cite, named in one language. */
export async function getLibrary(ctx: Ctx, locale: Locale): Promise<PassageLibrary> {
  const passages = await getPassages(ctx, locale);
  const library = libraries.get(passages) ?? makeLibrary(passages);
  libraries.set(passages, library);
  return library;
}

function makeLibrary(passages: Catalogue['passageById']): PassageLibrary {
  return new PassageLibrary(
    [...passages].map(([id, { work, counts, chapter, edition, lines }]) => ({
      id,
      work: { counts, names: inLanguages(() => work), edition: inLanguages(() => edition) },
      chapter,
      context: undefined,
      lines: lines.map(({ at, original, text }) => ({ at, original, texts: inLanguages(() => text) })),
    })),
  );
}

/** Every passage that may be cited, as readers of the language write and read it, in the order of their references. */
export async function listCitablePassages(ctx: Ctx, locale = ctx.locale): Promise<CitablePassage[]> {
  const passages = await getPassages(ctx, locale);
  return [...passages]
    .map(([id, passage]) => viewPassage(id, passage, locale))
    .toSorted((one, other) => one.reference.localeCompare(other.reference, locale, { numeric: true }));
}

function viewPassage(id: string, passage: PassageText, locale: Locale): CitablePassage {
  const { work, counts, chapter, lines } = passage;
  const whole = { from: lines[0]?.at, to: lines.at(-1)?.at };
  const refer = (part: { from?: string | undefined; to?: string | undefined }) =>
    formatReference({ work, counts, chapter, ...part }, locale);
  const places = [...new Set(lines.map(({ at }) => at))];
  const text = lines.map((line) => line.text).join(' ');
  return {
    cite: id,
    book: work,
    reference: refer(counts === 'folios' || lines.length > 0 ? whole : {}),
    opening: text.length > openingLength ? `${text.slice(0, openingLength).trimEnd()}…` : text,
    lines:
      places.length > 1
        ? places.map((at) => ({ cite: `${id}:${at}`, reference: refer({ from: at, to: at }) }))
        : [],
  };
}
