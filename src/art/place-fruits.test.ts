import { expect, test } from 'vitest';
import { mostFruits, placeFruits } from './place-fruits.ts';

test('every story has a fruit of its own, inside the tree and apart from the others', () => {
  for (let count = 1; count <= mostFruits; count += 1) {
    const { fruits, radius } = placeFruits(count);
    expect(fruits).toHaveLength(count);
    for (const [index, { x, y }] of fruits.entries()) {
      expect(Math.abs(x - 100)).toBeLessThanOrEqual(62);
      expect(Math.abs(y - 68)).toBeLessThanOrEqual(48);
      for (const other of fruits.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius * 1.5);
    }
  }
});
