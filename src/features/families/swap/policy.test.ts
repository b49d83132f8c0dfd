import { describe, expect, test } from 'vitest';
import { isEasyPin, isPutDown, judgeSwap, type Person } from './policy.ts';

const mother: Person = { id: 'mother', kind: 'guardian' };
const father: Person = { id: 'father', kind: 'guardian' };
const dina: Person = { id: 'dina', kind: 'member' };
const noam: Person = { id: 'noam', kind: 'member' };

describe('changing from one to another', () => {
  test.each([
    ['a mother hands the device to her child', mother, dina, 'free', 'free'],
    ['a child hands it back', dina, mother, 'of-her', 'of-her'],
    ['a mother hands it to the father', mother, father, 'of-her', 'of-her'],
    ['a child hands it to a brother', dina, noam, 'of-any', 'free'],
    ['a child chooses herself', dina, dina, 'same', 'same'],
    ['a mother chooses herself', mother, mother, 'same', 'same'],
  ])('%s', (_, from, to, strict, open) => {
    expect(judgeSwap(from, to, { siblingsMaySwap: false })).toBe(strict);
    expect(judgeSwap(from, to, { siblingsMaySwap: true })).toBe(open);
  });
});

test.each([
  ['0000', true],
  ['1234', true],
  ['9876', true],
  ['2468', false],
  ['1123', false],
  ['1948', false],
])('whether a child would try %s first: %s', (pin, easy) => {
  expect(isEasyPin(pin)).toBe(easy);
});

test('a device is put down after half an hour without use', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  expect(isPutDown(new Date('2026-11-17T11:30:00Z'), now)).toBe(false);
  expect(isPutDown(new Date('2026-11-17T11:29:59Z'), now)).toBe(true);
});
