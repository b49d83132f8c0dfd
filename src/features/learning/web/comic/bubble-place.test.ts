import { describe, expect, it } from 'vitest';
import { isMirrored, placeOf, tailOf } from './bubble-place.ts';

describe('a bubble', () => {
  it('lies at its percents, on a board of forty steps', () => {
    expect(placeOf({ x: 0, y: 0, width: 100 })).toBe('col-start-1 col-span-40 row-start-1');
    expect(placeOf({ x: 50, y: 25, width: 40 })).toBe('col-start-21 col-span-16 row-start-11');
  });

  it('never reaches over the far side', () => {
    expect(placeOf({ x: 80, y: 100, width: 40 })).toBe('col-start-25 col-span-16 row-start-40');
  });

  it('has a tail from its own breadth to just before the mouth', () => {
    const bubble = { id: 'b', kind: 'speech', text: '', x: 10, y: 10, width: 30 } as const;
    expect(tailOf(bubble)).toBeUndefined();
    const tail = tailOf({ ...bubble, tail: { x: 80, y: 60 } });
    expect(tail?.from.x).toBeGreaterThan(10);
    expect(tail?.from.x).toBeLessThan(40);
    expect(tail?.to.x).toBeLessThan(80);
    expect(tail?.to.x).toBeGreaterThan(70);
    expect(tail?.to.y).toBeLessThan(60);
  });
});

describe('a panel', () => {
  it('is mirrored for who reads from right to left, unless its sides matter', () => {
    expect(isMirrored({ mirrors: true }, 'rtl')).toBe(true);
    expect(isMirrored({ mirrors: false }, 'rtl')).toBe(false);
    expect(isMirrored({ mirrors: true }, 'ltr')).toBe(false);
  });
});
