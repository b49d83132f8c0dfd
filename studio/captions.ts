import { hardToRead } from '#core/caption-reading.ts';
import type { Language } from './film.ts';

export interface Cue {
  start: number;
  end: number;
  lines: string[];
}

const TIME = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})$/;

function seconds(stamp: string): number {
  const parts = TIME.exec(stamp);
  if (!parts) throw new Error(`"${stamp}" is no time (mm:ss.mmm)`);
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) + Number(parts[4]) / 1000;
}

/** Reads the cues of a WebVTT file; throws a sentence for anything that is not a cue. */
export function parseCaptions(text: string): Cue[] {
  const [head, ...blocks] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  if (!head?.startsWith('WEBVTT')) throw new Error('does not begin with WEBVTT');
  return blocks
    .filter((block) => !block.startsWith('NOTE'))
    .map((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes(' --> '));
      const [start, end] = lines[timing]?.split(' --> ') ?? [];
      if (!start || !end) throw new Error(`has a block without a time: "${lines[0]}"`);
      return {
        start: seconds(start.trim()),
        end: seconds(end.trim().split(' ')[0] ?? ''),
        lines: lines.slice(timing + 1),
      };
    });
}

/** What is wrong with a film's captions, one sentence each; empty when all is well. `length` is the film's, in seconds. */
export function captionFaults(text: string, length: number, language: Language): string[] {
  let cues: Cue[];
  try {
    cues = parseCaptions(text);
  } catch (error) {
    return [(error as Error).message];
  }
  const faults: string[] = [];
  if (cues.length < 8) faults.push(`has only ${cues.length} cues`);
  cues.forEach((cue, i) => {
    const name = `cue ${i + 1} (${cue.start.toFixed(1)} s)`;
    const before = cues[i - 1];
    if (before && cue.start < before.end) faults.push(`${name} begins before the one before it ends`);
    if (cue.end > length + 0.01) faults.push(`${name} ends after the film (${length.toFixed(1)} s)`);
    if (cue.lines.length < 1) faults.push(`${name} has no text`);
    for (const fault of hardToRead(cue.lines, cue.end - cue.start, language)) faults.push(`${name} ${fault}`);
  });
  return faults;
}
