import { describe, expect, test } from 'vitest';
import { checkLetterOf, clearLetters, hasCheckLetter, readClearCode, showClearCode } from './clear-code.ts';

describe('a clear code', () => {
  test.each(['abcd-2345', 'ABCD2345', ' Abcd 2345 ', 'ABCD–2345', 'ab-cd-23-45'])(
    'is read from %j',
    (typed) => {
      expect(readClearCode(typed, 8)).toBe('ABCD2345');
    },
  );

  test.each([
    '',
    'ABCD-234',
    'ABCD-23456',
    'ABCD-234O',
    'ABCD-2340',
    'ABCI-2345',
    'ABCL-2345',
    '<b>ABCD2345',
  ])('is not read from %j', (typed) => expect(readClearCode(typed, 8)).toBeUndefined());

  test('is shown in groups of four, and has no two letters that look alike', () => {
    expect(showClearCode('ABCD2345')).toBe('ABCD-2345');
    expect(showClearCode('ABCD2345EFGH')).toBe('ABCD-2345-EFGH');
    expect(clearLetters).not.toMatch(/[0O1IL]/);
  });
});

describe('a check letter', () => {
  const code = 'ABCD2345EFGH678';
  const whole = code + checkLetterOf(code);

  test('is recognized in a whole code', () => expect(hasCheckLetter(whole)).toBe(true));

  test('reveals every single typo', () => {
    for (let place = 0; place < whole.length; place += 1)
      for (const letter of clearLetters) {
        const mistyped = whole.slice(0, place) + letter + whole.slice(place + 1);
        expect(hasCheckLetter(mistyped)).toBe(mistyped === whole);
      }
  });

  test('reveals every swap of two different neighbors', () => {
    for (let place = 0; place < code.length - 1; place += 1) {
      const [one = '', other = ''] = whole.slice(place, place + 2);
      const swapped = whole.slice(0, place) + other + one + whole.slice(place + 2);
      expect(hasCheckLetter(swapped)).toBe(one === other);
    }
  });
});
