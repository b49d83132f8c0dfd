import { hardToRead } from '#core/caption-reading.ts';
import type { Locale } from '#core/locale.ts';

/** Encoders round the end of a film by a frame or two; captions may run over by this much. */
const toleranceSeconds = 0.5;
const timing =
  /^((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/**
 * Checks a film's WebVTT file: every cue needs a text that can be read in its time, in order, without overlap, and all
 * within the film.
 */
export function checkCaptions(
  text: string,
  durationSeconds: number,
  locale: Locale,
  report: (line: number, message: string) => void,
): void {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) report(1, 'must begin with WEBVTT');
  let lastEnd = 0;
  let cues = 0;
  lines.forEach((line, index) => {
    if (!line.includes('-->')) return;
    cues += 1;
    const match = timing.exec(line.trim());
    if (!match) return report(index + 1, `is not a cue timing: ${line.trim()}`);
    const [start, end] = [toSeconds(match[1] ?? ''), toSeconds(match[2] ?? '')];
    if (end <= start) report(index + 1, 'ends before it starts');
    if (start < lastEnd) report(index + 1, 'starts before the cue above it has ended');
    if (end > durationSeconds + toleranceSeconds)
      report(index + 1, `ends after the film, which lasts ${durationSeconds} s`);
    const blank = lines.findIndex((row, at) => at > index && !row.trim());
    const rows = lines.slice(index + 1, blank < 0 ? undefined : blank);
    if (rows.length === 0) report(index + 1, 'has no text');
    for (const fault of hardToRead(rows, end - start, locale)) report(index + 1, fault);
    lastEnd = Math.max(lastEnd, end);
  });
  if (cues === 0) report(1, 'has no cue');
}

function toSeconds(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
