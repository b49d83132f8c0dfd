import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ReadyFilm } from '#features/media/server/public.ts';
import { listItems, listObjects, objectOf, textOf, type CourseDocs, type EntryDocs } from './course-docs.ts';

/**
 * The course with what is not said of the films that staff has uploaded: one whose entry has not been published has its own
 * length and one chapter, and a film of one chapter without a title takes that of the item which shows it.
 */
export function withUnwrittenFilms(
  docs: CourseDocs,
  media: ReadonlyMap<string, ReadyFilm> | undefined,
): CourseDocs {
  if (!media?.size) return docs;
  const shown = listItems(docs.course.shared).flatMap(({ film = '', slug }) => {
    const entry = docs.films[film] ?? describe(media.get(film));
    return entry && media.has(textOf(entry.shared['media']) ?? '')
      ? [[film, nameChapter(entry, docs.course, slug)] as const]
      : [];
  });
  // Of several items that show a film, the first names it.
  return { ...docs, films: { ...docs.films, ...Object.fromEntries(shown.toReversed()) } };
}

function describe(film: ReadyFilm | undefined): EntryDocs | undefined {
  if (!film) return undefined;
  const { id, duration, width, height } = film;
  return { shared: { duration, width, height, chapters: [{ at: 0 }], media: id }, texts: {} };
}

function nameChapter(film: EntryDocs, course: EntryDocs, slug: string): EntryDocs {
  const isNamed = localeCodes.some((locale) => film.texts[locale]?.['titles'] !== undefined);
  if (isNamed || listObjects(film.shared['chapters']).length !== 1) return film;
  const titleIn = (locale: Locale) =>
    textOf(objectOf(objectOf(course.texts[locale]?.['items'])[slug])['title']) || undefined;
  // Where the item has no title, that is what is missing: its film does not ask for one too.
  if (!localeCodes.some(titleIn))
    return { ...film, texts: { ...film.texts, en: { ...film.texts.en, titles: [slug] } } };
  const texts = localeCodes.flatMap((locale): [Locale, JsonObject][] => {
    const title = titleIn(locale);
    const own = film.texts[locale];
    // A chapter's title is shorter than an item's may be.
    if (title !== undefined) return [[locale, { ...own, titles: [title.slice(0, 80)] }]];
    return own ? [[locale, own]] : [];
  });
  return { ...film, texts: Object.fromEntries(texts) };
}
