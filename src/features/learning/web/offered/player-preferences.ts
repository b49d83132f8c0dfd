import { isLocale, type Locale } from '../../../../core/locale.ts';

/** What a person chose at the player, kept in this browser. `rate` is the speed, `volume` 0 to 1. */
export interface PlayerPreferences {
  captions: boolean;
  captionLanguage?: Locale;
  rate: number;
  volume: number;
  muted: boolean;
}

const storageKey = 'tl-player';
const defaults: PlayerPreferences = { captions: true, rate: 1, volume: 1, muted: false };

export function readPlayerPreferences(): PlayerPreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (!kept || typeof kept !== 'object') return defaults;
    const { captionLanguage, ...rest } = { ...defaults, ...kept } as PlayerPreferences;
    return isLocale(captionLanguage) ? { ...rest, captionLanguage } : rest;
  } catch {
    // Refused or garbled storage is as if nothing was chosen.
    return defaults;
  }
}

export function keepPlayerPreferences(change: Partial<PlayerPreferences>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readPlayerPreferences(), ...change }));
  } catch {
    // Where storage is refused the choice lasts as long as the page.
  }
}

/** A language other than English chosen for the site also turns captions on in it (spec §4, language change). */
export function preferCaptionsIn(locale: Locale): void {
  keepPlayerPreferences(locale === 'en' ? { captionLanguage: locale } : { captionLanguage: locale, captions: true });
}
