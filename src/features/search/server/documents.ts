import type { Selectable } from 'kysely';
import { hebrewStems, readFoldedWords } from '../../../core/folded-words.ts';
import { localeCodes, type Locale } from '../../../core/locale.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { listFindable, type FindableText } from '../../learning/server/public.ts';

/** A page of the site: its address, a picture, and the messages that are its title and what it is about. */
export interface SitePage {
  href: string;
  image: string;
  title: string;
  text: string;
}

export type SearchDocument = Selectable<Tables['search_documents']>;

/** Among hits that match equally well. */
const weights = { course: 3, item: 2, category: 1, page: 1, caption: 0 };

/** Everything that can be found, in every language. */
export async function listDocuments(ctx: Ctx, pages: readonly SitePage[]): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const locale of localeCodes) {
    const texts = await listFindable(ctx, locale);
    documents.push(...texts.map((text) => toDocument(text, locale)));
    documents.push(...pages.map((page) => toPageDocument(ctx, page, locale)));
  }
  return documents;
}

function toDocument(text: FindableText, locale: Locale): SearchDocument {
  const isCaption = text.kind === 'caption';
  return {
    id: [locale, text.kind, text.id, ...(isCaption ? [text.seconds] : [])].join('/'),
    kind: text.kind === 'category' ? 'page' : text.kind,
    locale,
    item_id: isCaption || text.kind === 'item' ? text.id : null,
    course_id: text.courseId ?? null,
    title: text.title,
    context: text.courseTitle ?? '',
    body: text.body,
    href: text.href,
    image: text.image,
    seconds: text.seconds ?? null,
    weight: weights[text.kind],
    // A line that is said is found by itself: its film's title would bring all its lines.
    words: isCaption ? toVector({ C: text.body }) : toVector({ A: text.title, B: text.body }),
  };
}

function toPageDocument(ctx: Ctx, page: SitePage, locale: Locale): SearchDocument {
  const title = ctx.sayIn(locale, page.title);
  const body = ctx.sayIn(locale, page.text);
  return {
    id: `${locale}/page${page.href}`,
    kind: 'page',
    locale,
    item_id: null,
    course_id: null,
    title,
    context: '',
    body,
    href: page.href,
    image: page.image,
    seconds: null,
    weight: weights.page,
    words: toVector({ A: title, B: body }),
  };
}

type Label = 'A' | 'B' | 'C';

/** What a tsvector can count. */
const lastPosition = 16_383;
const placesPerWord = 200;

/** The words of texts as SQL writes a tsvector, each at its places; Hebrew ones also as the stems in them. */
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

/** The words of a tsvector of ours. */
export function wordsOfVector(vector: string): string[] {
  return [...vector.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}
