import { expect, test } from 'vitest';
import { reasonBeyondSigningIn } from './policy.ts';

test.each([
  ['sign_in_required', 'paid', 'upgrade_required'],
  ['sign_in_required', 'premium', 'premium_required'],
  ['sign_in_required', 'all', 'sign_in_required'],
  ['coming_soon', 'paid', 'coming_soon'],
] as const)('%s of an item that is open to %s is shown as %s', (reason, access, shown) => {
  expect(reasonBeyondSigningIn(reason, access)).toBe(shown);
});
