import { avatarHref } from '#core/avatar-names.ts';
import { fallbackLocale, localeCodes, locales, type Locale } from '#core/locale.ts';
import { storePictureHref } from '#core/store-art-names.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Selectable } from 'kysely';
import { findPictureKey } from '#features/media/server/public.ts';
import { pictures, type Drawing } from '#features/store/policy.ts';
import type { StoreItemsTable } from '#features/store/server/tables.ts';
import type { ItemWords, TextsByLanguage } from '../contract.ts';

export type ItemRow = Selectable<StoreItemsTable>;

const noTexts = { name: '', description: '', goesTo: '', thanks: '', alt: '' };

/** An item's texts in a language, else in English, else in the first that there is. */
export function textsIn(texts: TextsByLanguage, locale: Locale) {
  const order = [locale, fallbackLocale, ...localeCodes];
  return order.map((code) => texts[code]).find((found) => found !== undefined) ?? noTexts;
}

/** What is shown of an item wherever it stands. */
export function toItemWords(
  { media }: Pick<Ctx, 'media'>,
  row: Pick<ItemRow, 'id' | 'kind' | 'texts' | 'picture' | 'avatar_id' | 'frame'>,
  locale: Locale,
): ItemWords {
  const { name, description, goesTo, alt = '' } = textsIn(row.texts, locale);
  const uploaded = findPictureKey(row.picture);
  return {
    id: row.id,
    kind: row.kind,
    name,
    description,
    goesTo: row.kind === 'impact' ? goesTo : null,
    picture:
      uploaded === undefined ? storePictureHref(drawingOf(row.picture)) : media.href(uploaded, 'public'),
    alt: uploaded === undefined ? '' : alt,
    avatar: row.avatar_id === null ? null : avatarHref(row.avatar_id),
    frame: row.frame,
  };
}

function drawingOf(picture: string): Drawing {
  return pictures.find((name) => name === picture) ?? 'gift';
}

/** Kept, since making one takes as long as a query. */
const numberFormats = inLanguages((locale) => new Intl.NumberFormat(locales[locale].tag));

/** The headline of the card about a unit: the item's own words with its number, else none. */
export function thankFor(texts: TextsByLanguage, number: number, locale: Locale): string {
  const { thanks = '' } = textsIn(texts, locale);
  return thanks.replaceAll('{number}', numberFormats[locale].format(number));
}
