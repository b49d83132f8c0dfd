import { describe, expect, test } from 'vitest';
import { readClearCode, showClearCode } from '#core/clear-code.ts';
import { exampleFamilyCode, familyCodeLength, isPicturePassword, mayEnter, touch } from './policy.ts';

test('the example of a code could be one', () => {
  expect(showClearCode(readClearCode(exampleFamilyCode, familyCodeLength) ?? '')).toBe(exampleFamilyCode);
});

test.each([
  [['tree', 'lamp', 'birds'], true],
  [['tree', 'lamp'], false],
  [['tree', 'lamp', 'birds', 'book'], false],
  [['tree', 'lamp', 'tree'], false],
])('three different pictures are a password: %s', (names, is) => {
  expect(isPicturePassword(names)).toBe(is);
});

test.each(['isLeaving', 'isRestricted', 'awaitsGuardian'] as const)(
  'a child whose account says %s stays outside, whatever she touches',
  (reason) => {
    const free = { isLeaving: false, isRestricted: false, awaitsGuardian: false };
    expect(mayEnter(free)).toBe(true);
    expect(mayEnter({ ...free, [reason]: true })).toBe(false);
  },
);

describe('touching', () => {
  test.each([
    [['tree'], 'lamp', ['tree', 'lamp']],
    [['tree', 'lamp'], 'tree', ['lamp']],
    [['tree', 'lamp'], 'lamp', ['tree']],
    [['tree', 'lamp', 'birds'], 'tree', ['tree', 'lamp', 'birds', 'tree']],
    [['tree', 'lamp', 'birds', 'tree'], 'tree', ['tree', 'lamp', 'birds']],
  ])('%s and then %s', (before, id, after) => {
    expect(touch(before, id)).toEqual(after);
  });
});
