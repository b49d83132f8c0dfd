import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { itemTypes, type ItemType } from '#core/item-types.ts';
import { localeCodes } from '#core/locale.ts';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import { listOfObjects, withoutTexts, type ItemDraft } from '../editor/draft/item-draft.ts';

/** An item in its course: what the course says of it, as a draft of its own. */
export interface CourseItem {
  type: ItemType;
  slug: string;
  draft: ItemDraft;
}

/** What a course says of one of its items; undefined if it has no such item. */
export function findCourseItem(course: ItemDraft, id: string): CourseItem | undefined {
  const entry = listEntries(course).find((item) => item['id'] === id);
  const type = itemTypes.find((one) => one === entry?.['type']);
  const slug = entry?.['slug'];
  if (!entry || !type || typeof slug !== 'string') return undefined;
  const texts: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const items = course.texts[locale]?.['items'];
    const said = isJsonObject(items) ? items[slug] : undefined;
    if (isJsonObject(said)) texts[locale] = said;
  }
  return { type, slug, draft: { shared: entry, texts } };
}

/** A course that says something else of one of its items. */
export function setCourseItem(
  course: ItemDraft,
  { slug }: Pick<CourseItem, 'slug'>,
  item: ItemDraft,
): ItemDraft {
  const chapters = listOfObjects(course.shared['chapters']).map((chapter): JsonObject => {
    const items = listOfObjects(chapter['items']);
    return { ...chapter, items: items.map((one) => (one['id'] === item.shared['id'] ? item.shared : one)) };
  });
  const texts: ItemDraft['texts'] = {};
  for (const locale of localeCodes) {
    const said = item.texts[locale];
    const before = course.texts[locale];
    if (said) texts[locale] = { ...before, items: { ...toObject(before?.['items']), [slug]: said } };
    else if (before)
      texts[locale] =
        withoutTexts({ shared: {}, texts: { [locale]: before } }, ['items', slug]).texts[locale] ?? {};
  }
  return { shared: { ...course.shared, chapters }, texts };
}

/** The films that the items of a course show. */
export function listFilms(course: ItemDraft): string[] {
  const films = listEntries(course).flatMap(({ film }) => (typeof film === 'string' ? [film] : []));
  return [...new Set(films)];
}

function listEntries({ shared }: ItemDraft): JsonObject[] {
  return listOfObjects(shared['chapters']).flatMap((chapter) => listOfObjects(chapter['items']));
}

function toObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** What a refusal of a course says of one of its items, at the fields of the item itself. */
export function issuesOfItem(
  course: ItemDraft,
  { slug }: Pick<CourseItem, 'slug'>,
  issues: Readonly<Record<string, string>>,
): DraftIssue[] {
  return Object.entries(issues).flatMap(([path, message]): DraftIssue[] => {
    const [, part, shared, place, locale, name, text] =
      /^(?:(shared\.chapters\.(\d+)\.items\.(\d+))|texts\.(\w+)\.items\.([^.]+))\.(.+)$/.exec(path) ?? [];
    if (text === undefined) return [];
    if (part === undefined)
      return name === slug ? [{ path: `texts.${locale}.${text}`, fault: 'other', message }] : [];
    const chapter = listOfObjects(course.shared['chapters'])[Number(shared)];
    const item = listOfObjects(chapter?.['items'])[Number(place)];
    return item?.['slug'] === slug ? [{ path: `shared.${text}`, fault: 'other', message }] : [];
  });
}
