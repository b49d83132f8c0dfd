import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { listItems, listObjects, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { writeCues } from './film-cues.ts';

export type EntryType = 'course' | 'item' | 'film';

/** What a file of a course is made from. */
export interface FileOrigin {
  type: EntryType;
  key: string;
  /** `film.yaml` holds the titles of all languages. */
  part: 'shared' | Locale;
}

/** The files of a course by their path within its folder: YAML as values, captions as WebVTT. */
export interface CourseFiles {
  documents: Map<string, JsonObject>;
  captions: Map<string, string>;
  origins: Map<string, FileOrigin>;
}

/** The entries of a course as its files: the inverse of `splitCourse`. */
export function joinCourse({ course, items, films }: CourseDocs): CourseFiles {
  const files: CourseFiles = { documents: new Map(), captions: new Map(), origins: new Map() };
  const add = (file: string, value: JsonObject, origin: FileOrigin) => {
    files.documents.set(file, value);
    files.origins.set(file, origin);
  };
  const addEntry = (type: EntryType, key: string, file: string, { shared, texts }: EntryDocs) => {
    add(file, shared, { type, key, part: 'shared' });
    for (const [locale, text] of textsOf(texts)) add(`${locale}/${file}`, text, { type, key, part: locale });
  };
  addEntry('course', '', 'course.yaml', course);
  for (const { id, slug } of listItems(course.shared)) {
    const item = items[id];
    if (item) addEntry('item', id, `items/${slug}.yaml`, item);
  }
  for (const [id, film] of Object.entries(films)) {
    add(`media/${id}/film.yaml`, joinFilm(film), { type: 'film', key: id, part: 'shared' });
    for (const [locale, { captions }] of textsOf(film.texts)) {
      if (captions === undefined) continue;
      const file = `media/${id}/captions/${locale}.vtt`;
      files.captions.set(file, writeCues(captions));
      files.origins.set(file, { type: 'film', key: id, part: locale });
    }
  }
  return files;
}

function joinFilm({ shared: film, texts }: EntryDocs): JsonObject {
  const titlesOf = (place: number) =>
    Object.fromEntries(
      textsOf(texts).flatMap(([locale, { titles }]) => {
        const title = Array.isArray(titles) ? titles[place] : undefined;
        return title === undefined || title === '' ? [] : [[locale, title]];
      }),
    );
  const chapters = listObjects(film['chapters']);
  return { ...film, chapters: chapters.map((chapter, place) => ({ ...chapter, title: titlesOf(place) })) };
}

export function textsOf(texts: EntryDocs['texts']): [Locale, JsonObject][] {
  return localeCodes.flatMap((locale): [Locale, JsonObject][] => {
    const text = texts[locale];
    return text ? [[locale, text]] : [];
  });
}
