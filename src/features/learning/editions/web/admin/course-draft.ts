import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';

/** A course as its editor holds it. */
export interface CourseDraft {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

export interface DraftItem extends JsonObject {
  id: string;
  slug: string;
  type: string;
}

export interface DraftChapter extends JsonObject {
  id: string;
  slug: string;
  items: DraftItem[];
}

/** The chapters, as far as they are what they must be. */
export function chaptersOf({ shared }: CourseDraft): DraftChapter[] {
  const chapters = shared['chapters'];
  return (Array.isArray(chapters) ? chapters : []).filter(isChapter);
}

function isChapter(value: Json): value is DraftChapter {
  return isJsonObject(value) && typeof value['slug'] === 'string' && Array.isArray(value['items']);
}

export function withShared(draft: CourseDraft, fields: JsonObject): CourseDraft {
  return { ...draft, shared: { ...draft.shared, ...fields } };
}

/** The draft with a text of a language; an empty one is taken away. */
export function withText(
  draft: CourseDraft,
  locale: Locale,
  path: readonly string[],
  text: Json,
): CourseDraft {
  const texts = setAt(draft.texts[locale] ?? {}, path, text);
  return { ...draft, texts: { ...draft.texts, [locale]: texts } };
}

function setAt(object: JsonObject, [key = '', ...rest]: readonly string[], value: Json): JsonObject {
  const inner = object[key];
  if (rest.length > 0) return { ...object, [key]: setAt(isJsonObject(inner) ? inner : {}, rest, value) };
  const { [key]: _old, ...others } = object;
  return value === '' ? others : { ...object, [key]: value };
}

/** What stands at a path of a language's texts. */
export function textAt({ texts }: CourseDraft, locale: Locale, path: readonly string[]): Json | undefined {
  let value: Json | undefined = texts[locale];
  for (const key of path) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}

export function addChapter(draft: CourseDraft, id: string): CourseDraft {
  const chapter: DraftChapter = { id, slug: `chapter-${id.split('_')[1] ?? id}`, items: [] };
  return withShared(draft, { chapters: [...chaptersOf(draft), chapter] });
}

/** Adds an item at the end of a chapter. One without a film needs its minutes; a film is announced until it has one. */
export function addItem(draft: CourseDraft, chapterId: string, type: ItemType, id: string): CourseDraft {
  const isFilm = type === 'film' || type === 'bonus' || type === 'vidquiz';
  const item: DraftItem = {
    id,
    slug: `${type}-${id.split('_')[1] ?? id}`,
    formerSlugs: [],
    type,
    access: 'default',
    planned: isFilm,
    minutes: 5,
  };
  return mapChapters(draft, (chapter) =>
    chapter.id === chapterId ? { ...chapter, items: [...chapter.items, item] } : chapter,
  );
}

export function changeItem(draft: CourseDraft, itemId: string, fields: JsonObject): CourseDraft {
  return mapChapters(draft, (chapter) => ({
    ...chapter,
    items: chapter.items.map((item) => (item.id === itemId ? { ...item, ...fields } : item)),
  }));
}

export function removeItem(draft: CourseDraft, itemId: string): CourseDraft {
  return mapChapters(draft, (chapter) => ({
    ...chapter,
    items: chapter.items.filter(({ id }) => id !== itemId),
  }));
}

export function removeChapter(draft: CourseDraft, chapterId: string): CourseDraft {
  return withShared(draft, { chapters: chaptersOf(draft).filter(({ id }) => id !== chapterId) });
}

export function moveChapter(draft: CourseDraft, chapterId: string, by: -1 | 1): CourseDraft {
  const chapters = chaptersOf(draft);
  const from = chapters.findIndex(({ id }) => id === chapterId);
  return withShared(draft, { chapters: moved(chapters, from, from + by) });
}

/** Moves an item one place; beyond its chapter's end it goes into the next one. */
export function moveItem(draft: CourseDraft, itemId: string, by: -1 | 1): CourseDraft {
  const chapters = chaptersOf(draft);
  const place = chapters.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const chapter = chapters[place];
  if (!chapter) return draft;
  const from = chapter.items.findIndex(({ id }) => id === itemId);
  const isInside = from + by >= 0 && from + by < chapter.items.length;
  if (isInside)
    return mapChapters(draft, (one) =>
      one.id === chapter.id ? { ...one, items: moved(one.items, from, from + by) } : one,
    );
  const neighbor = chapters[place + by];
  return neighbor ? placeItem(draft, itemId, neighbor.id, by > 0 ? 0 : neighbor.items.length) : draft;
}

/** Puts an item at a place of a chapter. */
export function placeItem(draft: CourseDraft, itemId: string, chapterId: string, at: number): CourseDraft {
  const item = chaptersOf(draft)
    .flatMap(({ items }) => items)
    .find(({ id }) => id === itemId);
  if (!item) return draft;
  return mapChapters(removeItem(draft, itemId), (chapter) =>
    chapter.id === chapterId ? { ...chapter, items: chapter.items.toSpliced(at, 0, item) } : chapter,
  );
}

/** Puts an item before another one, or at the end of a chapter. */
export function dropItem(draft: CourseDraft, itemId: string, on: string): CourseDraft {
  if (itemId === on) return draft;
  for (const chapter of chaptersOf(draft)) {
    if (chapter.id === on)
      return placeItem(draft, itemId, on, chapter.items.filter(({ id }) => id !== itemId).length);
    const at = chapter.items.findIndex(({ id }) => id === on);
    if (at < 0) continue;
    const from = chapter.items.findIndex(({ id }) => id === itemId);
    return placeItem(draft, itemId, chapter.id, from >= 0 && from < at ? at : Math.max(at, 0));
  }
  return draft;
}

function mapChapters(draft: CourseDraft, map: (chapter: DraftChapter) => DraftChapter): CourseDraft {
  return withShared(draft, { chapters: chaptersOf(draft).map(map) });
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

const letters = 'bcdfghjkmnpqrstvwxyz23456789';

/** A new id for what an editor adds, as the files of content have them. */
export function makeDraftId(prefix: 'ch' | 'i'): string {
  const random = crypto.getRandomValues(new Uint32Array(8));
  return `${prefix}_${Array.from(random, (value) => letters[value % letters.length]).join('')}`;
}
