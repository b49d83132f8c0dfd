import { locales, type Locale } from '#core/locale.ts';
import type { SearchHit } from '../contract.ts';

/** Attributes for text in a language other than the page's. */
export function foreign({ lang }: SearchHit, page: Locale) {
  return lang === page ? {} : { lang, dir: locales[lang].direction };
}
