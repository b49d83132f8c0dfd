import { localeCodes, type Locale } from '#core/locale.ts';
import type { NewsFields } from '#features/notifications/news/contract.ts';

/** What a list calls news: its title in this language, else in one that it has. */
export function findTitle(texts: NewsFields['texts'], locale: Locale): { title: string; lang: Locale } {
  const lang = [locale, ...localeCodes].find((each) => texts[each]) ?? locale;
  return { title: texts[lang]?.title ?? '', lang };
}
