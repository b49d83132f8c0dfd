import { describe, expect, test } from 'vitest';
import { isMirrored, placeOf, tailOf } from './bubble-place.ts';

describe('a bubble', () => {
  test('is placed by its percents, on a board of forty steps', () => {
    expect(placeOf({ x: 0, y: 0, width: 100 })).toBe('col-start-1 col-span-40 row-start-1');
    expect(placeOf({ x: 50, y: 25, width: 40 })).toBe('col-start-21 col-span-16 row-start-11');
  });

  test('never extends past the far side', () => {
    expect(placeOf({ x: 80, y: 100, width: 40 })).toBe('col-start-25 col-span-16 row-start-40');
  });

  test('has a tail from its own width toward the mouth, and never a long one', () => {
    const bubble = { id: 'b', kind: 'speech', text: '', x: 10, y: 10, width: 30 } as const;
    expect(tailOf(bubble)).toBeUndefined();
    const near = tailOf({ ...bubble, tail: { x: 80, y: 34 } });
    expect(near?.from.x).toBeGreaterThan(10);
    expect(near?.from.x).toBeLessThan(40);
    expect(near?.to.y).toBeCloseTo(14 + 20 * 0.9);
    expect(near?.to.x).toBeGreaterThan(70);
    expect(near?.to.x).toBeLessThan(80);
    // Far below its bubble it stops short.
    expect(tailOf({ ...bubble, tail: { x: 30, y: 84 } })?.to.y).toBeCloseTo(14 + 70 * 0.6);
  });
});

describe('a panel', () => {
  test('is mirrored for right-to-left readers, unless its sides matter', () => {
    expect(isMirrored({ mirrors: true }, 'rtl')).toBe(true);
    expect(isMirrored({ mirrors: false }, 'rtl')).toBe(false);
    expect(isMirrored({ mirrors: true }, 'ltr')).toBe(false);
  });
});
