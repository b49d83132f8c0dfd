import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import type { ResourceFacts } from '#features/learning/content/server/content-folder.ts';

/** What is authored of one thing: what all languages share, and its texts in the languages it has. */
export interface EntryDocs {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

/** Everything authored of one course. Keys are the ids of items, and the folders of films in `media/`. */
export interface CourseDocs {
  /** The name of its folder, where its media lie. */
  folder: string;
  course: EntryDocs;
  items: Readonly<Record<string, EntryDocs>>;
  films: Readonly<Record<string, EntryDocs>>;
  /** Films, posters and pictures, by their path within the folder. */
  media: readonly string[];
  /** What can be downloaded, by its path within the folder. */
  resources: Readonly<Record<string, ResourceFacts>>;
}

/** An item as a course lists it, as far as that can be read from what may still be wrong. */
export interface ListedItem {
  id: string;
  slug: string;
  type: string;
  film: string | undefined;
  planned: boolean;
}

export function listChapters(course: JsonObject): JsonObject[] {
  return listObjects(course['chapters']);
}

export function listItems(course: JsonObject): ListedItem[] {
  return listChapters(course)
    .flatMap((chapter) => listObjects(chapter['items']))
    .map((item) => ({
      id: textOf(item['id']) ?? '',
      slug: textOf(item['slug']) ?? '',
      type: textOf(item['type']) ?? '',
      film: textOf(item['film']),
      planned: item['planned'] === true,
    }));
}

export function listObjects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
