import { localeCodes, type Locale } from '#core/locale.ts';

/** Names in every language, from rows of `id|en|he|ru|es|fr|de|it`, spelled as each language's communities spell them. */
export function namedRows<Id extends string>(rows: readonly string[]): Record<Id, Record<Locale, string>> {
  return Object.fromEntries(
    rows.map((row) => {
      const [id, ...names] = row.split('|');
      return [id, Object.fromEntries(localeCodes.map((locale, index) => [locale, names[index]]))];
    }),
  ) as Record<Id, Record<Locale, string>>;
}
