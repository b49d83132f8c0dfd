import { findReadingFaults } from '#core/caption-reading.ts';
import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';

/** What the report says of the captions of one film in one language. */
export interface CaptionMeasures {
  cues: number;
  /** Seconds of the film without a caption, not counting pauses that a viewer would not notice. */
  uncaptioned: number;
  tooFast: number;
  hard: number;
}

/** A pause between captions that belongs to the telling. */
export const shortPause = 4;

export function measureCaptions(cues: readonly Cue[], duration: number, locale: Locale): CaptionMeasures {
  let uncaptioned = 0;
  let covered = 0;
  let tooFast = 0;
  let hard = 0;
  for (const { start, end, text } of cues.toSorted((one, other) => one.start - other.start)) {
    if (start - covered > shortPause) uncaptioned += start - covered;
    covered = Math.max(covered, end);
    const kinds = findReadingFaults(text.split('\n'), end - start, locale).map(({ kind }) => kind);
    if (kinds.includes('fast')) tooFast += 1;
    else if (kinds.length > 0) hard += 1;
  }
  if (duration - covered > shortPause) uncaptioned += duration - covered;
  return { cues: cues.length, uncaptioned: Math.round(uncaptioned * 10) / 10, tooFast, hard };
}
