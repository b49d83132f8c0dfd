import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export function chance(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in another order, always another one where there are two or more. */
export function shuffled<T>(things: readonly T[], next: () => number): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[last] = two;
    mixed[other] = one;
  }
  const isSame = mixed.every((thing, index) => thing === things[index]);
  return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
