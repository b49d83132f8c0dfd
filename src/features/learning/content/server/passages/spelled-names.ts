import * as z from 'zod';
import { localeCodes, type Locale } from '#core/locale.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { inEveryLanguage, Slug, text } from '#platform/content/text-schemas.ts';

/** `names.yaml`: how each language spells the people and places of our stories, and which spellings are refused. */
export const NamesFile = z.record(
  Slug,
  z.strictObject({
    names: inEveryLanguage(text(40)),
    not: z.partialRecord(z.enum(localeCodes), z.array(text(40))).default({}),
  }),
);
export type NamesFile = z.infer<typeof NamesFile>;

/** For each language, every refused spelling, also in title case and in a game's capitals, with the right one. */
export type Misspellings = InLanguages<ReadonlyMap<string, string>>;

export function misspellingsOf(file: NamesFile): Misspellings {
  const entries = Object.values(file);
  return inLanguages(
    (locale) =>
      new Map(
        entries.flatMap(({ names, not }) =>
          (not[locale] ?? []).flatMap((wrong) =>
            [wrong, `${wrong.charAt(0).toUpperCase()}${wrong.slice(1)}`, wrong.toUpperCase()].map(
              (written): [string, string] => [written, names[locale]],
            ),
          ),
        ),
      ),
  );
}

/**
 * Where a text uses a refused spelling: the character offset, and the right spelling. A lower-case word is another
 * word, or an id.
 */
export function findMisspellings(
  text: string,
  locale: Locale,
  misspellings: Misspellings,
): { written: string; right: string; at: number }[] {
  const known = misspellings[locale];
  if (known.size === 0) return [];
  const spellings = [...known.keys()].map((name) => name.replaceAll(/[.()]/g, '\\$&'));
  const pattern = new RegExp(`(?<!\\p{L})(?:${spellings.join('|')})(?!\\p{L})`, 'gu');
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    written,
    right: known.get(written) ?? '',
    at: index,
  }));
}
