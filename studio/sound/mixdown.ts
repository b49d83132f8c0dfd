import type { FilmFacts, Part, Sound } from '../film.ts';
import { melodyBeats, parseMelody } from './melody.ts';
import { noises } from './noises.ts';
import { RATE } from './rate.ts';
import { reverberate, type Samples } from './signal.ts';
import { drum, voices } from './voices.ts';
import type { Stereo } from './wav.ts';

/** Music and sounds of a film of this many seconds. */
export function mixdown(facts: FilmFacts, seconds: number): Stereo {
  const length = Math.round(seconds * RATE);
  const music = silence(length);
  for (const part of facts.music) add(music, play(part, facts.bpm, length), part.gain ?? 1, part.pan ?? 0, 0);
  reverberate(music.left, music.right, 0.5);
  const effects = silence(length);
  for (const sound of facts.sounds) place(effects, sound, length);
  reverberate(effects.left, effects.right, 0.16);
  const end = Math.round(1.6 * RATE);
  for (let i = 0; i < length; i++) {
    const fade = Math.min(1, (length - i) / end, i / 600);
    music.left[i] = ((music.left[i] ?? 0) + (effects.left[i] ?? 0)) * fade;
    music.right[i] = ((music.right[i] ?? 0) + (effects.right[i] ?? 0)) * fade;
  }
  return music;
}

const silence = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

function add(mix: Stereo, from: Samples, gain: number, pan: number, at: number): void {
  const left = gain * Math.cos(((pan + 1) * Math.PI) / 4) * 1.3;
  const right = gain * Math.sin(((pan + 1) * Math.PI) / 4) * 1.3;
  const until = Math.min(from.length, mix.left.length - at);
  for (let i = 0; i < until; i++) {
    mix.left[at + i] = (mix.left[at + i] ?? 0) + (from[i] ?? 0) * left;
    mix.right[at + i] = (mix.right[at + i] ?? 0) + (from[i] ?? 0) * right;
  }
}

function play(part: Part, filmBpm: number, length: number): Samples {
  const out = new Float32Array(length);
  const beat = 60 / (part.bpm ?? filmBpm);
  const start = part.at ?? 0;
  const notes = parseMelody(part.notes, part.voice === 'drum');
  const round = melodyBeats(part.notes) * beat;
  const times = part.repeat ?? 1;
  for (let turn = 0; turn < times; turn++) {
    for (const note of notes) {
      const from = Math.round((start + turn * round + note.at * beat) * RATE);
      if (from >= length) break;
      if (part.voice === 'drum') drum(out, from, note.word, note.force);
      else
        for (const pitch of note.pitches)
          voices[part.voice](out, from, pitch, note.beats * beat * 0.94, note.force);
    }
  }
  swell(out, part, start, start + round * times);
  return out;
}

function swell(out: Samples, { fadeIn = 0, fadeOut = 0 }: Part, start: number, end: number): void {
  if (!fadeIn && !fadeOut) return;
  for (let i = 0; i < out.length; i++) {
    const s = i / RATE;
    const up = fadeIn ? Math.min(1, Math.max(0, (s - start) / fadeIn)) : 1;
    const down = fadeOut ? Math.min(1, Math.max(0, (end - s) / fadeOut)) : 1;
    out[i] = (out[i] ?? 0) * up * down;
  }
}

function place(mix: Stereo, { sound, at, seconds, every, gain = 1, pan = 0 }: Sound, length: number): void {
  const make = noises[sound];
  const times = every && seconds ? Math.floor(seconds / every) + 1 : 1;
  for (let n = 0; n < times; n++) {
    const from = Math.round((at + n * (every ?? 0)) * RATE);
    if (from >= length) return;
    // Feet alternate a little in pitch and place, as real ones do.
    const made = make(every ? 0 : (seconds ?? 0), n + Math.round(at * 10));
    add(mix, made, gain * (n % 2 ? 0.9 : 1), pan + (every ? (n % 2 ? 0.08 : -0.08) : 0), from);
  }
}
