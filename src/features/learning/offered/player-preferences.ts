import { useSyncExternalStore } from 'react';
import { isLocale, type Locale } from '#core/locale.ts';

/** What a person chose at the player, kept in this browser. `rate` is the speed, `volume` 0 to 1. */
export interface PlayerPreferences {
  captions: boolean;
  captionLanguage?: Locale;
  rate: number;
  volume: number;
  muted: boolean;
  /** What is heard instead of a film's own sound: a language and a kind of track, `he.narration`. */
  sound?: string | undefined;
}

const storageKey = 'tl-player';
const defaults: PlayerPreferences = { captions: true, rate: 1, volume: 1, muted: false };

let known = defaults;
let knownText: string | null | undefined;
const listeners = new Set<() => void>();

/** The current preferences; the same object until they change. */
export function readPlayerPreferences(): PlayerPreferences {
  const text = readText();
  if (text === undefined || text === knownText) return known;
  knownText = text;
  known = parse(text);
  return known;
}

export function keepPlayerPreferences(change: Partial<PlayerPreferences>): void {
  known = { ...readPlayerPreferences(), ...change };
  try {
    knownText = JSON.stringify(known);
    localStorage.setItem(storageKey, knownText);
  } catch {
    // If storage is refused, the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Choosing a site language other than English also turns captions on in it (spec §4, language change). */
export function preferCaptionsIn(locale: Locale): void {
  keepPlayerPreferences(
    locale === 'en' ? { captionLanguage: locale } : { captionLanguage: locale, captions: true },
  );
}

/** The preferences, live; the server has none. */
export function usePlayerPreferences(): PlayerPreferences {
  return useSyncExternalStore(subscribe, readPlayerPreferences, () => defaults);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Refused storage counts as unchanged.
    return undefined;
  }
}

function parse(text: string | null): PlayerPreferences {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!kept || typeof kept !== 'object') return defaults;
    const { captionLanguage, ...rest }: PlayerPreferences = { ...defaults, ...kept };
    return isLocale(captionLanguage) ? { ...rest, captionLanguage } : rest;
  } catch {
    // Garbled storage counts as empty.
    return defaults;
  }
}
