import { avatarHref } from '#core/avatar-names.ts';
import { fallbackLocale, localeCodes, locales, type Locale } from '#core/locale.ts';
import type { Selectable } from 'kysely';
import type { StoreItemsTable } from '#features/store/server/tables.ts';
import type { ItemWords, TextsByLanguage } from '../contract.ts';

export type ItemRow = Selectable<StoreItemsTable>;

const noTexts = { name: '', description: '', goesTo: '', thanks: '' };

/** An item's texts in a language, else in English, else in the first that there is. */
export function textsIn(texts: TextsByLanguage, locale: Locale) {
  const order = [locale, fallbackLocale, ...localeCodes];
  return order.map((code) => texts[code]).find((found) => found !== undefined) ?? noTexts;
}

/** What is shown of an item wherever it stands. */
export function toItemWords(
  row: Pick<ItemRow, 'id' | 'kind' | 'texts' | 'picture' | 'avatar_id' | 'frame'>,
  locale: Locale,
): ItemWords {
  const { name, description, goesTo } = textsIn(row.texts, locale);
  return {
    id: row.id,
    kind: row.kind,
    name,
    description,
    goesTo: row.kind === 'impact' ? goesTo : null,
    picture: row.picture,
    avatar: row.avatar_id === null ? null : avatarHref(row.avatar_id),
    frame: row.frame,
  };
}

/** The headline of the card about a unit: the item's own words with its number, else none. */
export function thankFor(texts: TextsByLanguage, number: number, locale: Locale): string {
  const { thanks = '' } = textsIn(texts, locale);
  return thanks.replaceAll('{number}', new Intl.NumberFormat(locales[locale].tag).format(number));
}
