import type { Selectable } from 'kysely';
import { hebrewStems, readFoldedWords } from '#core/folded-words.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { listFindable, type FindableText } from '#features/learning/server/public.ts';

/** A page of the site in one language: its URL, a picture, its title and what it is about. */
export interface SitePage {
  href: string;
  image: string;
  title: string;
  text: string;
}

/** The pages of the site in a language. */
export type ListPages = (locale: Locale) => Promise<readonly SitePage[]>;

export type SearchDocument = Selectable<Tables['search_documents']>;

/** Ranks hits that match equally well. */
const weights = { course: 3, item: 2, category: 1, page: 1, source: 1, caption: 0 };

/** Everything that can be found, in every language. */
export async function listDocuments(ctx: Ctx, listPages: ListPages): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const locale of localeCodes) {
    const texts = await listFindable(ctx, locale);
    documents.push(...texts.map((text) => toDocument(text, locale)));
    const pages = await listPages(locale);
    documents.push(...pages.map((page) => toPageDocument(page, locale)));
  }
  return documents;
}

function toDocument(text: FindableText, locale: Locale): SearchDocument {
  const isCaption = text.kind === 'caption';
  return {
    id: [locale, text.kind, text.id, ...(isCaption ? [text.seconds] : [])].join('/'),
    kind: text.kind === 'category' ? 'page' : text.kind,
    locale,
    item_id: text.itemId ?? (isCaption || text.kind === 'item' ? text.id : null),
    course_id: text.courseId ?? null,
    title: text.title,
    context: text.courseTitle ?? '',
    body: text.body,
    href: text.href,
    image: text.image,
    seconds: text.seconds ?? null,
    weight: weights[text.kind],
    // A spoken line is found by its own words only: its film's title would bring up all its lines.
    words: isCaption
      ? toVector({ C: text.body })
      : toVector({ A: text.title, B: `${text.body} ${text.also ?? ''}` }),
  };
}

function toPageDocument({ href, image, title, text }: SitePage, locale: Locale): SearchDocument {
  return {
    id: `${locale}/page${href}`,
    kind: 'page',
    locale,
    item_id: null,
    course_id: null,
    title,
    context: '',
    body: text,
    href,
    image,
    seconds: null,
    weight: weights.page,
    words: toVector({ A: title, B: text }),
  };
}

type Label = 'A' | 'B' | 'C';

/** The largest position a tsvector can hold. */
const lastPosition = 16_383;
const placesPerWord = 200;

/** The words of texts in SQL's tsvector syntax, each with its positions; Hebrew words also as their stems. */
function toVector(texts: Partial<Record<Label, string>>): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const [label, text] of Object.entries(texts)) {
    for (const { word } of readFoldedWords(text)) {
      position = Math.min(position + 1, lastPosition);
      for (const form of [word, ...hebrewStems(word)]) {
        const known = places.get(form) ?? [];
        if (known.length < placesPerWord) places.set(form, [...known, `${position}${label}`]);
      }
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

/** The words of a tsvector that `toVector` wrote. */
export function wordsOfVector(vector: string): string[] {
  return [...vector.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}
