import type { Locale } from '#core/locale.ts';
import { folders } from '#app/wiring.ts';
import { readTranslations } from '#platform/i18n/translations.ts';

const translations = readTranslations(folders.source);

/** The product's messages in a language, so that a journey finds things by the words a person would look for. */
export function wordsOf(locale: Locale): (key: string, values?: Record<string, string | number>) => string {
  return translations[locale].say;
}
