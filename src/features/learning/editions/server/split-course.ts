import { parse } from 'yaml';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentFolder } from '#features/learning/content/server/content-folder.ts';
import { listItems, listObjects, objectOf, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { readCues } from './film-cues.ts';

/** The files of a course as entries. Reads what can be read: whether it is right is checked where it is used. */
export function splitCourse(content: ContentFolder, folder: string): CourseDocs {
  const prefix = `${content.name}/courses/${folder}/`;
  const read = (file: string): JsonObject | undefined => {
    const text = content.texts.get(prefix + file);
    if (text === undefined) return undefined;
    const value = parse(text) as Json;
    return isJsonObject(value) ? value : {};
  };
  const entry = (file: string): EntryDocs => ({
    shared: read(file) ?? {},
    texts: inLanguagesThatHave((locale) => read(`${locale}/${file}`)),
  });
  const course = entry('course.yaml');
  const within = [...content.texts.keys(), ...content.media]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const filmIds = within.flatMap((path) => /^media\/([^/]+)\//.exec(path)?.[1] ?? []);
  const withFiles = listItems(course.shared).filter(({ slug }) => within.includes(`items/${slug}.yaml`));
  return {
    folder,
    course,
    items: Object.fromEntries(withFiles.map(({ id, slug }) => [id, entry(`items/${slug}.yaml`)])),
    films: Object.fromEntries(
      [...new Set(filmIds)].flatMap((id) => {
        const film = read(`media/${id}/film.yaml`);
        const captions = (locale: Locale) => content.texts.get(`${prefix}media/${id}/captions/${locale}.vtt`);
        return film ? [[id, splitFilm(film, captions)]] : [];
      }),
    ),
    media: [...content.media]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length)),
    resources: Object.fromEntries(
      [...content.resources].flatMap(([path, facts]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), facts]] : [],
      ),
    ),
  };
}

/** `film.yaml` holds the titles of its chapters in all languages; as an entry each language has its own. */
function splitFilm(film: JsonObject, captionsIn: (locale: Locale) => string | undefined): EntryDocs {
  const chapters = listObjects(film['chapters']);
  return {
    shared: { ...film, chapters: chapters.map(({ title: _title, ...chapter }) => chapter) },
    texts: inLanguagesThatHave((locale) => {
      const titles = chapters.map(({ title }) => objectOf(title)[locale] ?? '');
      const vtt = captionsIn(locale);
      if (vtt === undefined && !titles.some(Boolean)) return undefined;
      return { titles, ...(vtt !== undefined && { captions: readCues(vtt) }) };
    }),
  };
}

export function inLanguagesThatHave<T>(find: (locale: Locale) => T | undefined): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const found = find(locale);
      return found === undefined ? [] : [[locale, found]];
    }),
  );
}
