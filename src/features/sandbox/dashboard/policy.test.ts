import { expect, test } from 'vitest';
import { possibleActs, type Standing } from './policy.ts';

const captured: Standing = { status: 'captured', isDisputed: false, hasEvent: true, declinesNext: null };

test.each<[string[], Partial<Standing>]>([
  [['resend', 'dispute'], {}],
  [['resend', 'win', 'lose'], { isDisputed: true }],
  [['resend', 'dispute', 'declineNext'], { declinesNext: false }],
  [['resend', 'dispute', 'allowNext'], { declinesNext: true }],
  [[], { status: 'open', hasEvent: false }],
  [['resend'], { status: 'failed' }],
  [['resend', 'declineNext'], { status: 'cancelled', declinesNext: false }],
])('what can be done is %j with %o', (possible, changes) => {
  expect(possibleActs({ ...captured, ...changes })).toEqual(possible);
});
