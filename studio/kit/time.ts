/** Everything that turns time into numbers. All pure: the same second always gives the same picture. */
export type Ease = (k: number) => number;

export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
export const lerp = (a: number, b: number, k: number): number => a + (b - a) * k;

export const linear: Ease = (k) => k;
export const smooth: Ease = (k) => k * k * (3 - 2 * k);
/** Overshoots a little and settles, like a sheet of paper pushed into place. */
export const settle: Ease = (k) => 1 + 2.2 * (k - 1) ** 3 + 1.2 * (k - 1) ** 2;

/** 0 before `from`, 1 after `to`, eased between. */
export function ramp(t: number, from: number, to: number, ease: Ease = smooth): number {
  return to <= from ? (t >= to ? 1 : 0) : ease(clamp((t - from) / (to - from)));
}

/** Rises from 0 to 1 and falls to 0 again: in over `inFor` seconds after `from`, out over `outFor` before `to`. */
export function pulse(t: number, from: number, to: number, inFor = 0.4, outFor = inFor): number {
  return Math.min(ramp(t, from, from + inFor), 1 - ramp(t, to - outFor, to));
}

/** The value at `t` of a track of [second, value] pairs in rising order, eased from key to key. */
export function keys(t: number, track: readonly (readonly [number, number])[], ease: Ease = smooth): number {
  const first = track[0];
  if (!first) return 0;
  let [at, value] = first;
  for (const [nextAt, nextValue] of track) {
    if (t < nextAt)
      return at === nextAt ? nextValue : lerp(value, nextValue, ease(clamp((t - at) / (nextAt - at))));
    [at, value] = [nextAt, nextValue];
  }
  return value;
}

/** A gentle swing of `amount` around 0, once every `period` seconds. */
export function sway(t: number, period: number, amount: number, phase = 0): number {
  return Math.sin((t / period + phase) * Math.PI * 2) * amount;
}

/**
 * Time in `rate` steps a second, for slow things that move all the while (leaves, clouds, waves): they look as if moved
 * by hand, and a picture that keeps still in between costs nothing to store.
 */
export const stepped = (t: number, rate = 8): number => Math.floor(t * rate + 1e-6) / rate;

/** Repeatable random numbers in [0, 1): the same seed gives the same row. */
export function random(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let r = Math.imul(state ^ (state >>> 15), state | 1);
    r ^= r + Math.imul(r ^ (r >>> 7), r | 61);
    return ((r ^ (r >>> 14)) >>> 0) / 4294967296;
  };
}
