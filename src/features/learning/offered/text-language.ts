import { locales, type Locale } from '#core/locale.ts';

/** The attributes of an element whose text is in another language than the page; nothing where it is in the page's. */
export const inLanguage = (lang: Locale | undefined) => lang && { lang, dir: locales[lang].direction };
