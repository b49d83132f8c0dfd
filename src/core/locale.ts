/** The seven languages of the product, each with its tag, own name and direction (spec §9). */
export const locales = {
  en: { tag: 'en-US', name: 'English', direction: 'ltr' },
  he: { tag: 'he-IL', name: 'עברית', direction: 'rtl' },
  ru: { tag: 'ru-RU', name: 'Русский', direction: 'ltr' },
  es: { tag: 'es-ES', name: 'Español', direction: 'ltr' },
  fr: { tag: 'fr-FR', name: 'Français', direction: 'ltr' },
  de: { tag: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  it: { tag: 'it-IT', name: 'Italiano', direction: 'ltr' },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];
export const fallbackLocale: Locale = 'en';

/** The cookie that remembers a chosen language for 365 days (spec §9). */
export const localeCookie = 'i18n_redirected';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/**
 * The language of a request: the saved cookie, then the best match of `Accept-Language`, then English (spec §9).
 * Tags are compared by their language part, so `fr-CA` finds French; `q=0` refuses a language.
 */
export function detectLocale(saved: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(saved)) return saved;
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';');
    const language = tag.split('-')[0]?.toLowerCase();
    // Java and old browsers still say `iw` for Hebrew.
    const locale = language === 'iw' ? 'he' : language;
    if (!isLocale(locale)) continue;
    const quality = parameters
      .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)$/.exec(parameter)?.[1])
      .find(Boolean);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight > 0 && (!best || weight > best.weight)) best = { locale, weight };
  }
  return best?.locale ?? fallbackLocale;
}
