import { itemTypes } from '#core/item-types.ts';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { CourseTextFile, ItemText } from '#features/learning/content/server/content-schemas.ts';
import { serverKinds } from '#features/learning/kinds/server/server-kinds.ts';
import { isStory } from '#features/learning/kinds/policy.ts';
import { borrowTexts, type Shown, type TextRules } from './borrow-texts.ts';
import { completeText } from './complete-text.ts';
import {
  listChapters,
  listItems,
  listObjects,
  objectOf,
  textOf,
  type CourseDocs,
  type EntryDocs,
  type ListedItem,
} from './course-docs.ts';
import { fitterOf } from './item-texts.ts';
import type { EntryType } from './join-course.ts';

/** Where a language shows another one's text: the name of the text and the reader's language → the text's. */
export type Borrowed = ReadonlyMap<string, Partial<Record<Locale, Locale>>>;

export type IsStrict = (type: EntryType, key: string, locale: Locale) => boolean;

export interface Filled {
  docs: CourseDocs;
  /** By `course`, `chapters.<slug>`, `items.<slug>`, `bodies.<id>`, `films.<id>`. */
  borrowed: Borrowed;
}

const headFields = ['title', 'tagline', 'description', 'seoTitle', 'seoDescription'] as const;
const Head = CourseTextFile.omit({ chapters: true, items: true });
const ChapterTitle = CourseTextFile.shape.chapters.valueType;

/**
 * A course whose every text is there in every language: one that has not been translated, or no longer fits, is that of
 * the first language that has it. Texts of what is no longer in the course are left out. What is written of a text in the
 * language `draftIn` is shown before it is whole.
 */
export function fillLanguages(written: CourseDocs, isStrict: IsStrict, draftIn?: Locale): Filled {
  const docs = planUnwritten(written);
  const borrowed = new Map<string, Partial<Record<Locale, Locale>>>();
  const note = <T>(name: string, shown: ReadonlyMap<Locale, Shown<T>>): ReadonlyMap<Locale, Shown<T>> => {
    const foreign = [...shown].filter(([locale, { from }]) => from !== locale);
    if (foreign.length)
      borrowed.set(name, Object.fromEntries(foreign.map(([locale, { from }]) => [locale, from])));
    return shown;
  };
  const complete = <T extends Json>(own: T, whole: T, locale: Locale) =>
    locale === draftIn ? completeText(own, whole) : undefined;
  const items = listItems(docs.course.shared);
  return {
    docs: {
      ...docs,
      course: fillCourse(
        docs.course,
        items,
        { isStrict: (locale) => isStrict('course', '', locale), complete },
        note,
      ),
      items: mapEntries(docs.items, (id, item) => {
        const listed = items.find((one) => one.id === id);
        const fit = fitterOf(listed?.type ?? '', item.shared);
        const fitted = mapTexts(item.texts, fit);
        const shown = borrowTexts({
          find: (locale) => fitted[locale],
          isWhole: ({ fits }) => fits,
          isStrict: (locale) => isStrict('item', id, locale),
          complete: (own, whole, locale) => {
            const texts = complete(own.texts, whole.texts, locale);
            return texts && fit(texts);
          },
        });
        return { shared: item.shared, texts: toTexts(note(`bodies.${id}`, shown), ({ texts }) => texts) };
      }),
      films: mapEntries(docs.films, (id, film) =>
        fillFilm(film, { isStrict: (locale) => isStrict('film', id, locale), complete }, (shown) =>
          note(`films.${id}`, shown),
        ),
      ),
    },
    borrowed,
  };
}

/** An item whose content has not been published yet is only announced. */
function planUnwritten(docs: CourseDocs): CourseDocs {
  const isUnwritten = ({ id, type }: JsonObject) => {
    const kind = itemTypes.find((known) => known === type);
    return kind !== undefined && serverKinds[kind].authoring !== undefined && !docs.items[textOf(id) ?? ''];
  };
  const { shared } = docs.course;
  if (!Array.isArray(shared['chapters'])) return docs;
  const plan = (item: Json) => (isJsonObject(item) && isUnwritten(item) ? { ...item, planned: true } : item);
  const chapters = shared['chapters'].map((chapter) =>
    isJsonObject(chapter) && Array.isArray(chapter['items'])
      ? { ...chapter, items: chapter['items'].map(plan) }
      : chapter,
  );
  return { ...docs, course: { ...docs.course, shared: { ...shared, chapters } } };
}

type Rules = Pick<TextRules<Json>, 'isStrict'> & {
  complete<T extends Json>(own: T, whole: T, locale: Locale): T | undefined;
};

type Note = <T>(name: string, shown: ReadonlyMap<Locale, Shown<T>>) => ReadonlyMap<Locale, Shown<T>>;

function fillCourse(
  { shared, texts }: EntryDocs,
  items: readonly ListedItem[],
  rules: Rules,
  note: Note,
): EntryDocs {
  const head = borrowTexts<JsonObject>({
    find: (locale) => pickHead(texts[locale]),
    isWhole: (text) => Head.safeParse(text).success,
    ...rules,
  });
  note('course', head);
  const slugs = listChapters(shared).flatMap(({ slug }) => textOf(slug) ?? []);
  const chapters = slugs.map((slug) => {
    const shown = borrowTexts({
      find: (locale) => objectOf(texts[locale]?.['chapters'])[slug],
      isWhole: (title) => ChapterTitle.safeParse(title).success,
      ...rules,
    });
    return { slug, shown: note(`chapters.${slug}`, shown) };
  });
  const itemTexts = items.map(({ slug, type }) => {
    const kind = itemTypes.find((known) => known === type);
    const needsTalk = kind !== undefined && isStory(kind);
    const shown = borrowTexts({
      find: (locale) => objectOf(texts[locale]?.['items'])[slug],
      isWhole: (text) => ItemText.safeParse(text).success && (!needsTalk || 'talk' in objectOf(text)),
      ...rules,
    });
    return { slug, shown: note(`items.${slug}`, shown) };
  });
  return {
    shared,
    texts: Object.fromEntries(
      localeCodes.map((locale) => [
        locale,
        {
          ...head.get(locale)?.value,
          chapters: bySlug(chapters, locale),
          items: bySlug(itemTexts, locale),
        },
      ]),
    ),
  };
}

function pickHead(text: JsonObject | undefined): JsonObject | undefined {
  const own = headFields.flatMap((field) =>
    text?.[field] === undefined ? [] : [[field, text[field]] as const],
  );
  return own.length ? Object.fromEntries(own) : undefined;
}

function bySlug<T>(
  texts: readonly { slug: string; shown: ReadonlyMap<Locale, Shown<T>> }[],
  locale: Locale,
): Record<string, T> {
  return Object.fromEntries(
    texts.flatMap(({ slug, shown }) => {
      const text = shown.get(locale);
      return text ? [[slug, text.value]] : [];
    }),
  );
}

/** The titles of a film's chapters; captions are never another language's. */
function fillFilm(
  { shared, texts }: EntryDocs,
  rules: Rules,
  note: <T>(shown: ReadonlyMap<Locale, Shown<T>>) => ReadonlyMap<Locale, Shown<T>>,
): EntryDocs {
  const count = listObjects(shared['chapters']).length;
  const titles = note(
    borrowTexts({
      find: (locale) => texts[locale]?.['titles'],
      isWhole: (value) => Array.isArray(value) && value.length === count && value.every(Boolean),
      ...rules,
    }),
  );
  return {
    shared,
    texts: Object.fromEntries(
      localeCodes.flatMap((locale) => {
        const captions = texts[locale]?.['captions'];
        const shown = titles.get(locale);
        const text = { ...(shown && { titles: shown.value }), ...(captions !== undefined && { captions }) };
        return Object.keys(text).length ? [[locale, text]] : [];
      }),
    ),
  };
}

function toTexts<T>(
  shown: ReadonlyMap<Locale, Shown<T>>,
  pick: (value: T) => JsonObject,
): Partial<Record<Locale, JsonObject>> {
  return Object.fromEntries([...shown].map(([locale, { value }]) => [locale, pick(value)]));
}

function mapEntries<T, R>(
  record: Readonly<Record<string, T>>,
  map: (key: string, value: T) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(key, value)]));
}

function mapTexts<R>(texts: EntryDocs['texts'], map: (text: JsonObject) => R): Partial<Record<Locale, R>> {
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, map(text)]));
}
