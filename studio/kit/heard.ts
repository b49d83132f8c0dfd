import type { Noise, Part } from '../film.ts';
import { melodyBeats, parseMelody } from '../sound/melody.ts';
import { noises } from '../sound/noises.ts';
import { RATE } from '../sound/rate.ts';
import { lighter } from './palette.ts';
import { rect, union, type Point } from './shapes.ts';
import type { Stage } from './stage.ts';
import { clamp, pulse } from './time.ts';

const BARS = 56;
const known = new Map<string, number[]>();

/** A sound's loudness from beginning to end, 0 … 1, as the studio's synthesizer makes it. */
function loudness(noise: Noise, seconds: number): number[] {
  const key = `${noise} ${seconds}`;
  const measured = known.get(key);
  if (measured) return measured;
  const samples = noises[noise](seconds, 0);
  const part = Math.max(1, Math.floor(Math.min(samples.length, (seconds || 99) * RATE) / BARS));
  const bars = Array.from({ length: BARS }, (_, i) =>
    samples.subarray(i * part, (i + 1) * part).reduce((most, v) => Math.max(most, Math.abs(v)), 0),
  );
  const most = Math.max(...bars, 1e-6);
  const even = bars.map((bar) => bar / most);
  known.set(key, even);
  return even;
}

export interface Strip {
  noise: Noise;
  /** 0 for a noise of its own length. */
  seconds: number;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  /** How much of it has been heard, 0 … 1. */
  heard: number;
}

/** A sound as a row of paper bars at its true loudness; the part already heard is bright. x, y is the left end's middle. */
export function strip(stage: Stage, { noise, seconds, x, y, width, height, colour, heard }: Strip): void {
  const step = width / BARS;
  for (const [i, bar] of loudness(noise, seconds).entries()) {
    const high = 6 + bar * height;
    stage.paper(
      rect(x + i * step, y - high / 2, step * 0.62, high, step * 0.3),
      i / BARS < heard ? lighter(colour, 0.45) : colour,
      { lift: 0.5 },
    );
  }
}

/** The notes of a part as paper stars, a higher one for a higher note; each shines while it sounds. `t` is the part's second,
 * 0 when it begins; it is repeated without end. */
export function noteStars(
  stage: Stage,
  part: Part & { bpm: number },
  t: number,
  room: { x: number; y: number; width: number; colour: string; size: number },
): void {
  const beat = 60 / part.bpm;
  const round = melodyBeats(part.notes);
  const now = t % (round * beat);
  for (const note of parseMelody(part.notes)) {
    const sounding = pulse(now, note.at * beat, (note.at + note.beats) * beat + 0.3, 0.08, 0.3);
    const came = clamp((t - note.at * beat) * 6 + 1);
    for (const pitch of note.pitches) {
      const x = room.x + ((note.at + note.beats / 2) / round) * room.width;
      const y = room.y - Math.log2(pitch / 220) * 150;
      stage.veil(came, () => {
        stage.glow(x, y, 70 + 30 * sounding, room.colour, 0.2 + 0.6 * sounding);
        stage.at(x, y, () => stage.paper(union(star(room.size)), lighter(room.colour, sounding * 0.6)), {
          scale: 1 + sounding * 0.35,
        });
      });
    }
  }
}

/** Corners of a star with four points round the origin. */
export function star(r: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const radius = i % 2 ? r * 0.38 : r * 1.7;
    return [Math.cos((i * Math.PI) / 4) * radius, Math.sin((i * Math.PI) / 4) * radius];
  });
}
