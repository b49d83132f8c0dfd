import { expect, test } from 'vitest';

import { feelings, mixExpression } from './feelings.ts';

test('a face changes gradually from one feeling to another', () => {
  const { sad, glad } = feelings;
  expect(mixExpression(sad, glad, 0)).toEqual(sad);
  expect(mixExpression(sad, glad, 1).smile).toBeCloseTo(glad.smile);
  expect(mixExpression(sad, glad, 0.5).smile).toBeCloseTo((sad.smile + glad.smile) / 2);
});

test('feelings can be told apart by brows, eyes and mouth', () => {
  const faces = Object.values(feelings).map((face) => JSON.stringify(face));
  expect(new Set(faces).size).toBe(faces.length);
  expect(feelings.glad.smile).toBeGreaterThan(feelings.calm.smile);
  expect(feelings.sad.smile).toBeLessThan(0);
  expect(feelings.cross.tilt).toBeLessThan(0);
  expect(feelings.worried.tilt).toBeGreaterThan(0);
});
