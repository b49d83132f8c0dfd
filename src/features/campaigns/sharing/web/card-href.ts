import type { Locale } from '#core/locale.ts';

/** The picture of a campaign in a language, with its total; `version` has a service fetch it again that has fetched it before. */
export function cardHref(slug: string, locale: Locale, version?: number): string {
  const path = `/share/campaigns/${encodeURIComponent(slug)}/${locale}.png`;
  return version === undefined ? path : `${path}?v=${version}`;
}
