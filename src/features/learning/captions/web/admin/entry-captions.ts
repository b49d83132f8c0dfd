import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';

interface WithTexts {
  texts: Partial<Record<Locale, Record<string, unknown>>>;
}

/** The captions of a film's entry in a language. */
export function captionsIn({ texts }: WithTexts, locale: Locale): Cue[] {
  const captions = texts[locale]?.['captions'];
  return Array.isArray(captions) ? captions.flatMap(toCue) : [];
}

function toCue(value: unknown): Cue[] {
  if (typeof value !== 'object' || value === null) return [];
  const { start, end, text, settings } = value as Record<string, unknown>;
  if (typeof start !== 'number' || typeof end !== 'number' || typeof text !== 'string') return [];
  return [{ start, end, text, ...(typeof settings === 'string' && { settings }) }];
}

/** The texts of that language with other captions; its other texts stay. */
export function withCaptions({ texts }: WithTexts, locale: Locale, cues: readonly Cue[]): WithTexts['texts'] {
  return { [locale]: { ...texts[locale], captions: cues.map((cue) => ({ ...cue })) } };
}
