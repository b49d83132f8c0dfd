import { findReadingFaults, type ReadingFault } from '#core/caption-reading.ts';
import type { Cue } from '#core/cues.ts';
import type { Locale } from '#core/locale.ts';

/** What should be mended in a caption. */
export type CueFault = ReadingFault | { kind: 'empty' | 'overlaps' | 'outside' };

/** Encoders round the end of a film by a frame or two; captions may run over by this much. */
const toleranceSeconds = 0.5;

export function findCueFaults(
  cue: Cue,
  { before, duration, locale }: { before: Cue | undefined; duration: number; locale: Locale },
): CueFault[] {
  const rows = cue.text.split('\n').filter((row) => row.trim() !== '');
  const faults: CueFault[] = [];
  if (rows.length === 0) faults.push({ kind: 'empty' });
  if (before && cue.start < before.end - 1e-6) faults.push({ kind: 'overlaps' });
  if (cue.end > duration + toleranceSeconds) faults.push({ kind: 'outside' });
  return rows.length === 0 ? faults : [...faults, ...findReadingFaults(rows, cue.end - cue.start, locale)];
}
