import { describe, expect, test } from 'vitest';
import { clearLetters, readClearCode, showClearCode } from './clear-code.ts';

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
  ])('is not %j', (typed) => expect(readClearCode(typed, 8)).toBeUndefined());

  test('is shown in fours, and has no letter that looks like another', () => {
    expect(showClearCode('ABCD2345')).toBe('ABCD-2345');
    expect(showClearCode('ABCD2345EFGH')).toBe('ABCD-2345-EFGH');
    expect(clearLetters).not.toMatch(/[0O1IL]/);
  });
});
