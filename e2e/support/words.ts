import type { Locale } from '../../src/core/locale.ts';
import { folders } from '../../src/app/wiring.ts';
import { readTranslations } from '../../src/platform/i18n/translations.ts';

const translations = readTranslations(folders.source);

/** The product's messages in a language, so that a journey finds things by the words a person would look for. */
export function wordsOf(locale: Locale): (key: string, values?: Record<string, string | number>) => string {
  return translations[locale].say;
}
