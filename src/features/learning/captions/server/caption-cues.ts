import type { Cue } from '#core/cues.ts';
import { isJsonObject, type Json } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import type { DraftEntry } from '#features/cms/server/public.ts';

/** The captions of a film in a language, as its entry has them. */
export function cuesOf({ content }: Pick<DraftEntry, 'content'>, locale: Locale): Cue[] {
  const captions = content.texts[locale]?.['captions'];
  return Array.isArray(captions) ? captions.flatMap(toCue) : [];
}

function toCue(value: Json): Cue[] {
  if (!isJsonObject(value)) return [];
  const { start, end, text } = value;
  return typeof start === 'number' && typeof end === 'number' && typeof text === 'string'
    ? [{ start, end, text }]
    : [];
}
