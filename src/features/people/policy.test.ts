import { describe, expect, test } from 'vitest';
import { adultFrom, isMinor } from './policy.ts';

describe('the age of digital consent', () => {
  const born2010 = adultFrom(2010, 13);

  test('someone who may have had her birthday this year is still a minor', () => {
    expect(isMinor(born2010, new Date('2023-12-31T23:59:59Z'))).toBe(true);
  });
  test('in the year after, she is certainly past it', () => {
    expect(isMinor(born2010, new Date('2024-01-01T00:00:00Z'))).toBe(false);
  });
  test('an adult at sign-up stays one', () => expect(isMinor(null, new Date())).toBe(false));
});
