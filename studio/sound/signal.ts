import { RATE } from './rate.ts';

export type Samples = Float32Array;

/** Repeatable white noise in -1 … 1. */
export function noise(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2147483648 - 1;
  };
}

/** A band of noise round `hertz`: the filter keeps its state between calls. */
export function band(hertz: number, narrow: number): (input: number, at?: number) => number {
  let low = 0;
  let mid = 0;
  return (input, at = hertz) => {
    const f = 2 * Math.sin((Math.PI * Math.min(at, 9000)) / RATE);
    low += f * mid;
    const high = input - low - mid / narrow;
    mid += f * high;
    return mid;
  };
}

/** A small hall: echoes of different length fed back, darker each time. Adds `wet` of it to both sides. */
export function reverberate(left: Samples, right: Samples, wet: number): void {
  const sides = [
    { side: left, delays: [1423, 1789, 2251, 2857] },
    { side: right, delays: [1511, 1867, 2179, 2969] },
  ];
  for (const { side, delays } of sides) {
    const dry = side.slice();
    for (const delay of delays) {
      const line = new Float32Array(delay);
      let dark = 0;
      for (let i = 0; i < side.length; i++) {
        const echo = line[i % delay] ?? 0;
        dark += (echo - dark) * 0.42;
        line[i % delay] = (dry[i] ?? 0) + dark * 0.8;
        side[i] = (side[i] ?? 0) + echo * wet * 0.25;
      }
    }
  }
}
