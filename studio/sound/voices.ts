import type { Voice } from '../film.ts';
import { noise, type Samples } from './signal.ts';
import { RATE } from './rate.ts';

/** Writes one note into `out` from sample `from`: pitch in hertz, length in seconds, force around 1. */
type Play = (out: Samples, from: number, pitch: number, seconds: number, force: number) => void;

/** A plucked string (Karplus and Strong): `bright` 0 … 1, `ring` seconds until it has faded. */
function plucked(bright: number, ring: number, level: number): Play {
  return (out, from, pitch, seconds, force) => {
    const length = Math.max(2, Math.round(RATE / pitch - 0.5));
    const string = new Float32Array(length);
    const random = noise(Math.round(pitch * 7 + from));
    let smooth = 0;
    for (let i = 0; i < length; i++) {
      smooth += (random() - smooth) * (0.25 + bright * 0.7);
      // Plucked near a third of its length, a string has less of every third overtone.
      string[i] = smooth - (string[i - Math.round(length / 3)] ?? 0) * 0.5;
    }
    const fade = 10 ** (-3 / (ring * pitch));
    const total = Math.min(out.length - from, Math.round((seconds + ring * 0.6) * RATE));
    const release = Math.round((seconds + ring * 0.15) * RATE);
    let gain = level * force;
    for (let i = 0; i < total; i++) {
      const k = i % length;
      const now = string[k] ?? 0;
      const next = string[(k + 1) % length] ?? 0;
      string[k] = (now * (0.5 + bright * 0.16) + next * (0.5 - bright * 0.16)) * fade;
      if (i > release) gain *= 0.99985;
      out[from + i] = (out[from + i] ?? 0) + now * gain;
    }
  };
}

interface Tone {
  /** Strength of each overtone from the ground tone up. */
  overtones: readonly number[];
  attack: number;
  release: number;
  vibrato: number;
  breath: number;
  level: number;
  /** Detuned double, in cents. */
  chorus?: number;
}

/** A blown or bowed tone from overtones, with late vibrato and some breath. */
function sustained({ overtones, attack, release, vibrato, breath, level, chorus = 0 }: Tone): Play {
  return (out, from, pitch, seconds, force) => {
    const random = noise(Math.round(pitch + from));
    const total = Math.min(out.length - from, Math.round((seconds + release) * RATE));
    const detune = 2 ** (chorus / 1200);
    const usable = overtones.filter((_, n) => pitch * (n + 1) < 9000);
    let phase = 0;
    let second = 0;
    let air = 0;
    for (let i = 0; i < total; i++) {
      const s = i / RATE;
      const late = Math.min(1, Math.max(0, (s - 0.18) * 3));
      const bend = 1 + Math.sin(s * 33) * vibrato * late - Math.exp(-s * 26) * 0.018;
      phase += (pitch * bend * Math.PI * 2) / RATE;
      second += (pitch * bend * detune * Math.PI * 2) / RATE;
      let wave = 0;
      usable.forEach((strength, n) => {
        wave += Math.sin(phase * (n + 1)) * strength;
        if (chorus) wave += Math.sin(second * (n + 1) + n) * strength * 0.8;
      });
      air += (random() - air) * Math.min(0.9, (pitch * 9) / RATE);
      const rise = Math.min(1, s / attack);
      const fall = s > seconds ? Math.max(0, 1 - (s - seconds) / release) : 1;
      const loud = rise * (2 - rise) * fall * fall * (1 + Math.sin(s * 33) * 0.06 * late);
      out[from + i] = (out[from + i] ?? 0) + (wave + air * breath) * loud * level * force;
    }
  };
}

/** Struck strings: two or three a note, a little apart in pitch, fading fast at the top. */
const hammered: Play = (out, from, pitch, seconds, force) => {
  const total = Math.min(out.length - from, Math.round(Math.max(seconds + 0.5, 1.8) * RATE));
  for (let n = 1; n <= 6; n++) {
    const tone = pitch * n * (1 + 0.0004 * n * n);
    if (tone > 10_000) break;
    const fade = Math.exp((-1.6 - n * 0.9) / RATE);
    let loud = (0.2 / n ** 1.15) * force;
    for (let i = 0; i < total; i++) {
      const s = (i / RATE) * Math.PI * 2;
      loud *= fade;
      const end = total - i < 2000 ? (total - i) / 2000 : 1;
      out[from + i] =
        (out[from + i] ?? 0) + (Math.sin(s * tone) + Math.sin(s * tone * 1.0022)) * 0.5 * loud * end;
    }
  }
};

export const voices: Record<Exclude<Voice, 'drum'>, Play> = {
  pluck: plucked(0.72, 1.9, 0.62),
  oud: plucked(0.34, 1.5, 0.8),
  dulcimer: hammered,
  bass: plucked(0.12, 2.2, 1.1),
  ney: sustained({
    overtones: [1, 0.24, 0.1, 0.03],
    attack: 0.09,
    release: 0.14,
    vibrato: 0.006,
    breath: 0.5,
    level: 0.13,
  }),
  clarinet: sustained({
    overtones: [1, 0.06, 0.52, 0.05, 0.3, 0.04, 0.15, 0.02, 0.08],
    attack: 0.05,
    release: 0.09,
    vibrato: 0.005,
    breath: 0.05,
    level: 0.1,
  }),
  strings: sustained({
    overtones: [1, 0.55, 0.4, 0.26, 0.18, 0.1, 0.06],
    attack: 0.28,
    release: 0.5,
    vibrato: 0.004,
    breath: 0.08,
    level: 0.055,
    chorus: 9,
  }),
  drone: sustained({
    overtones: [1, 0.5, 0.22, 0.14, 0.08],
    attack: 0.9,
    release: 1.2,
    vibrato: 0.001,
    breath: 0.05,
    level: 0.06,
    chorus: 6,
  }),
};

/** One beat of a frame drum: D low and round, t on the rim, k soft on the rim, s a shaken ring. */
export function drum(out: Samples, from: number, word: string, force: number): void {
  const random = noise(from + word.charCodeAt(0));
  const low = word === 'D';
  const total = Math.min(out.length - from, Math.round((low ? 0.6 : 0.16) * RATE));
  let smooth = 0;
  let phase = 0;
  for (let i = 0; i < total; i++) {
    const s = i / RATE;
    const raw = random();
    smooth += (raw - smooth) * (low ? 0.06 : 0.4);
    phase += ((low ? 82 + 50 * Math.exp(-s * 40) : 340) * Math.PI * 2) / RATE;
    const wave = low
      ? Math.sin(phase) * Math.exp(-s * 8) * 0.6 + smooth * Math.exp(-s * 60) * 0.8
      : word === 's'
        ? (raw - smooth) * Math.exp(-s * 34) * Math.min(1, s * 90) * 0.16
        : (Math.sin(phase) * 0.2 + (raw - smooth) * 0.5) * Math.exp(-s * 46) * (word === 'k' ? 0.28 : 0.5);
    out[from + i] = (out[from + i] ?? 0) + wave * force * 0.62;
  }
}
