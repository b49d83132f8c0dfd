import { describe, expect, test } from 'vitest';
import { addSpan, addWithin, lengthOf, missingFrom, toSpans, type Span, type Spans } from './spans.ts';

/** A small seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const film = 60;

function randomSpans(random: (below: number) => number, count: number): Span[] {
  return Array.from({ length: count }, () => {
    const from = random(film);
    return [from, from + 1 + random(film - from)] as const;
  });
}

/** The same set of tenths written out in full: the model that spans are compared with. */
function tenthsOf(spans: Spans): Set<number> {
  const tenths = new Set<number>();
  for (const [from, to] of spans) for (let tenth = from; tenth < to; tenth += 1) tenths.add(tenth);
  return tenths;
}

function isTidy(spans: Spans): boolean {
  return spans.every(([from, to], index) => from < to && (spans[index - 1]?.[1] ?? -1) < from);
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe('spans', () => {
  test('are the same set of tenths whatever is added in whatever order, and stay normalized', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const added = randomSpans(random, 1 + random(12));
      const spans = added.reduce<Spans>(addSpan, []);
      expect(tenthsOf(spans)).toEqual(tenthsOf(added));
      expect(isTidy(spans)).toBe(true);
      expect(lengthOf(spans)).toBe(tenthsOf(added).size);
      expect(added.toReversed().reduce<Spans>(addSpan, [])).toEqual(spans);
    }
  });

  test('know exactly which tenths of another span are missing', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const spans = randomSpans(random, random(8)).reduce<Spans>(addSpan, []);
      const [asked = [0, 1] as const] = randomSpans(random, 1);
      const seen = tenthsOf(spans);
      const expected = new Set([...tenthsOf([asked])].filter((tenth) => !seen.has(tenth)));
      const missing = missingFrom(spans, asked);
      expect(tenthsOf(missing)).toEqual(expected);
      expect(isTidy(missing)).toBe(true);
    }
  });
});

describe('adding within an allowance', () => {
  test('adds the first new tenths in the order given, never more than allowed', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const seen = randomSpans(random, random(5)).reduce<Spans>(addSpan, []);
      const reported = randomSpans(random, random(6));
      const allowance = random(40);
      const fresh = [...tenthsOf(reported)].filter((tenth) => !tenthsOf(seen).has(tenth));
      const { spans, added } = addWithin(seen, reported, allowance);
      expect(tenthsOf(spans)).toEqual(new Set([...tenthsOf(seen), ...fresh.slice(0, allowance)]));
      expect(added).toBe(Math.min(allowance, fresh.length));
      expect(isTidy(spans)).toBe(true);
    }
  });

  test('adds nothing when the same spans are reported again', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const reported = randomSpans(random, 4);
      const { spans } = addWithin([], reported, Infinity);
      expect(addWithin(spans, reported, Infinity)).toEqual({ spans, added: 0 });
    }
  });

  test('cuts a jump to the end after the allowance', () => {
    expect(addWithin([[0, 50]], [[500, 900]], 150)).toEqual({
      spans: [
        [0, 50],
        [500, 650],
      ],
      added: 150,
    });
  });
});

describe('reported seconds', () => {
  test('become tenths within the film, dropping any that are empty, reversed or after its end', () => {
    const reported = [
      [0, 10.04],
      [12.26, 12.26],
      [20, 15],
      [50, 90],
      [70, 80],
    ] as const;
    expect(toSpans(reported, 524)).toEqual([
      [0, 100],
      [500, 524],
    ]);
  });
});
