import type { Locale } from './locale.ts';

/** The one place that names the product and the organization behind it, so that a nonprofit can rebrand it (docs/brand.md). */
export const brand = {
  name: 'Lamed',
  legalOwner: 'Lamed, Inc.',
  supportEmail: 'help@lamed.example',
  /** The postal address of the legal owner: at the foot of every mail, and in the legal texts. */
  postalAddress: '1 Example Street, New York, NY 10001, USA',
  /** `draft` until a lawyer has finished the texts of `content/pages`; then `final`. */
  legalTexts: 'draft' as 'draft' | 'final',
  /** The id of its city (core/places.ts): its Shabbat times apply to people who have not chosen a city. */
  place: 'new-york',
} as const;

const ownNames: Partial<Record<Locale, string>> = { he: 'למד' };

/** The product's name as it is written in a language; `{brand}` in every message. */
export function brandName(locale: Locale): string {
  return ownNames[locale] ?? brand.name;
}
