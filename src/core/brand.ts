import type { Locale } from './locale.ts';

/** The one place that names the product and who stands behind it, so that a nonprofit can make it its own (docs/brand.md). */
export const brand = {
  name: 'Lamed',
  legalOwner: 'Lamed, Inc.',
  supportEmail: 'help@lamed.example',
  /** The id of its city (core/places.ts): whose Shabbat counts for people who have told no other. */
  place: 'new-york',
} as const;

const ownNames: Partial<Record<Locale, string>> = { he: 'למד' };

/** The product's name as it is written in a language; `{brand}` in every message. */
export function brandName(locale: Locale): string {
  return ownNames[locale] ?? brand.name;
}
