import { expect, test } from 'vitest';
import { kindNames, nameKeys, offerNames, readName } from './policy-names.ts';
import { playersAtMost } from './policy.ts';

test('there are enough names for everyone who may come in, each once', () => {
  expect(new Set(nameKeys).size).toBe(nameKeys.length);
  expect(nameKeys.length).toBeGreaterThanOrEqual(playersAtMost);
});

test('twelve free names are offered, the plain ones before those with a number', () => {
  const offered = offerNames(new Set(['lion']), () => 0.5);
  expect(offered).toHaveLength(12);
  expect(offered).not.toContain('lion');
  expect(new Set(offered).size).toBe(12);
  expect(offerNames(new Set(kindNames), () => 0).every((key) => key.endsWith('-2'))).toBe(true);
  expect(offerNames(new Set(nameKeys), () => 0)).toEqual([]);
});

test('nothing but a name of the list is read', () => {
  expect(readName('grape-3')).toEqual({ name: 'grape', number: 3, picture: 'grapes' });
  for (const key of ['lion-1', 'lion-12', 'Lion', 'something rude', 'constructor', ''])
    expect(readName(key)).toBeUndefined();
});
