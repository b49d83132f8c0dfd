import type { Selectable } from 'kysely';
import { hebrewStems, readFoldedWords } from '#core/folded-words.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { FindableText } from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';

export type SearchDocument = Selectable<Tables['search_documents']>;

/** A text that can be found in a language, before its words are folded. */
export interface SearchSource {
  feature: string;
  locale: Locale;
  text: FindableText;
}

/** Everything that can be found, in every language. */
export async function listSources(ctx: Ctx): Promise<SearchSource[]> {
  const sources: SearchSource[] = [];
  for (const [feature, { listTexts }] of ctx.findables)
    for (const locale of localeCodes) {
      const texts = await listTexts(ctx, locale);
      sources.push(...texts.map((text) => ({ feature, locale, text })));
    }
  return sources;
}

/** The id of a text's document in a language. */
export function documentId(locale: Locale, key: string): string {
  return `${locale}/${key}`;
}

/** As it is stored: folding the words of all texts takes a second. */
export function toDocument({ feature, locale, text }: SearchSource): SearchDocument {
  const { key, kind, id, subject, line, label, icon, title, context = '', body, also = '', href } = text;
  return {
    id: documentId(locale, key),
    key,
    feature,
    kind,
    locale,
    thing_id: id,
    subject: subject ?? null,
    line_of: line?.of ?? null,
    label,
    icon,
    title,
    context,
    body,
    href,
    image: text.image,
    seconds: line?.at ?? null,
    weight: text.weight,
    // A spoken line is found by its own words only: the title of the whole would bring up all its lines.
    words: line ? toVector({ C: body }) : toVector({ A: title, B: `${body} ${also}` }),
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
