import { describe, expect, test } from 'vitest';
import { isShownToGuardians } from './policy.ts';

describe('what a child does', () => {
  test.each([
    ['given', true],
    ['not_needed', true],
    ['waiting', false],
    ['withdrawn', false],
  ] as const)('is shown to those who answer for her with consent %s: %s', (consent, shown) => {
    expect(isShownToGuardians(consent)).toBe(shown);
  });
});
