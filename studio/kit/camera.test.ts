import { expect, test } from 'vitest';

import { near } from './camera.ts';
import { looks } from './look.ts';
import { person } from './person.ts';

const chana = person(looks.woman, { x: 400, y: 640, size: 1.2 });
const eli = person(looks.sage, { x: 900, y: 640, size: 1.2, face: -1 });

test('a close-up lasts from its second until just before its last', () => {
  expect(near(2.9, [3, 5, chana])).toBeUndefined();
  expect(near(3, [3, 5, chana])).toBeDefined();
  expect(near(5, [3, 5, chana])).toBeUndefined();
});

test('a close-up leaves room on the side the face looks to', () => {
  const [left = 0] = near(3, [3, 5, chana]) ?? [];
  const [right = 0] = near(3, [3, 5, eli]) ?? [];
  expect(left).toBeGreaterThan(chana.head(4).x);
  expect(right).toBeLessThan(eli.head(4).x);
});

test('every face is equally large in its close-up, however large the person is in the scene', () => {
  const small = person(looks.woman, { x: 400, y: 640, size: 0.6 });
  const [, , zoom = 0] = near(3, [3, 5, chana]) ?? [];
  const [, , closer = 0] = near(3, [3, 5, small]) ?? [];
  expect(closer * small.head(4).size).toBeCloseTo(zoom * chana.head(4).size);
});

test('the camera ignores a nod, or it would shake: it stays still for the whole shot', () => {
  const nodding = person(looks.woman, { x: 400, y: 640 }).nod(3, 2);
  expect(near(3.2, [3, 5, nodding])).toEqual(near(4.7, [3, 5, nodding]));
});

test('without a person there is no close-up', () => {
  expect(near(4, [3, 5, undefined])).toBeUndefined();
});
