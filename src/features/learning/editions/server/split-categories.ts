import { parse } from 'yaml';
import { isJsonObject, type Json, type JsonObject } from '#core/json.ts';
import { localeCodes } from '#core/locale.ts';
import { listObjects, objectOf, textOf, type EntryDocs } from './course-docs.ts';
import { inLanguagesThatHave } from './split-course.ts';
import { borrowTexts } from './borrow-texts.ts';

/** A field of a category's texts, and what `categories.yaml` calls it. */
const fields = {
  name: 'names',
  description: 'descriptions',
  seoTitle: 'seoTitles',
  seoDescription: 'seoDescriptions',
} as const;
const optional = new Set(['seoTitle', 'seoDescription']);

/** The categories of `categories.yaml` as entries, by slug; `order` is their place. */
export function splitCategories(yaml: string): Record<string, EntryDocs> {
  const list = parse(yaml) as Json;
  return Object.fromEntries(
    listObjects(list).map((category, place) => [
      textOf(category['slug']) ?? '',
      {
        shared: {
          order: place + 1,
          robotNoindex: category['robotNoindex'] ?? false,
          ...pick(category, ['minAge', 'maxAge']),
        },
        texts: inLanguagesThatHave((locale) => {
          const texts = Object.entries(fields).flatMap(([field, name]) => {
            const text = objectOf(category[name])[locale];
            return text === undefined ? [] : [[field, text] as const];
          });
          return texts.length ? Object.fromEntries(texts) : undefined;
        }),
      },
    ]),
  );
}

/** Entries as the list of `categories.yaml`, in their order; a language without a text gets another's. */
export function joinCategories(entries: Readonly<Record<string, EntryDocs>>): JsonObject[] {
  const orderOf = ({ shared }: EntryDocs) =>
    typeof shared['order'] === 'number' ? shared['order'] : Infinity;
  return Object.entries(entries)
    .toSorted(([a, one], [b, other]) => orderOf(one) - orderOf(other) || (a < b ? -1 : 1))
    .map(([slug, { shared, texts }]) => {
      const { order: _order, ...own } = shared;
      const named = Object.entries(fields).flatMap(([field, name]): [string, JsonObject][] => {
        const shown = borrowTexts({
          find: (locale) => texts[locale]?.[field],
          isWhole: (text) => textOf(text) !== undefined && text !== '',
          isStrict: () => false,
        });
        if (shown.size === 0 && optional.has(field)) return [];
        return [
          [name, Object.fromEntries(localeCodes.flatMap((locale) => valueIn(shown.get(locale), locale)))],
        ];
      });
      return { slug, ...own, ...Object.fromEntries(named) };
    });
}

function valueIn(shown: { value: Json | undefined } | undefined, locale: string): [string, Json][] {
  return shown?.value === undefined || isJsonObject(shown.value) ? [] : [[locale, shown.value]];
}

function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] ?? null]] : [])));
}
