import { expect, test } from 'vitest';
import { findBrickShape } from './brick-shapes.ts';

test.each([
  { width: 1080, height: 1920, look: '[--ratio:0.5625]' },
  { width: 3024, height: 4032, look: '[--ratio:0.75]' },
  { width: 500, height: 510, look: '[--ratio:1]' },
  { width: 4032, height: 3024, look: '[--ratio:1.3333]' },
  { width: 1920, height: 1080, look: '[--ratio:1.7778]' },
  { width: 6000, height: 300, look: '[--ratio:1.7778]' },
  { width: 300, height: 6000, look: '[--ratio:0.5625]' },
])('a picture of $width by $height takes the nearest shape', ({ look, ...size }) =>
  expect(findBrickShape(size)).toBe(look),
);

test.each([{}, { width: 0, height: 10 }, { width: 10 }])('what has no size is square', (size) =>
  expect(findBrickShape(size)).toBe('[--ratio:1]'),
);

test('a shape and the same on its side are treated alike', () => {
  for (const [width, height] of [
    [4, 3],
    [16, 9],
    [3, 2],
    [1, 1],
  ] as const) {
    const ratioOf = (look: string) => Number(/[\d.]+/.exec(look)?.[0]);
    const product =
      ratioOf(findBrickShape({ width, height })) * ratioOf(findBrickShape({ width: height, height: width }));
    expect(product).toBeCloseTo(1, 3);
  }
});
