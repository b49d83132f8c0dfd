import { expect, test } from 'vitest';
import { genderOf } from './gender.ts';

test.each([
  [{ gender: 2 }, 'female'],
  [{ gender: 1 }, 'male'],
  [{ gender: null }, 'other'],
  [null, 'other'],
  [undefined, 'other'],
] as const)('%o is spoken to as %s', (person, gender) => {
  expect(genderOf(person)).toBe(gender);
});
