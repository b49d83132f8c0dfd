import type { Locale } from '#core/locale.ts';

/** The same ctx in the language that a call asks for, if it asks for one. */
export function inLanguage<C extends { locale: Locale }>(ctx: C, { lang }: { lang?: Locale | undefined }): C {
  return lang === undefined ? ctx : { ...ctx, locale: lang };
}
