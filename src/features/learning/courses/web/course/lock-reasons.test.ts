import { expect, test } from 'vitest';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { lockReason, sharedReason } from './lock-reasons.ts';

const closed = (reason: ItemView['reason'], access: ItemView['access'] = 'paid') =>
  ({ mayWatch: false, reason, access }) as ItemView;
const open = { mayWatch: true } as ItemView;

test.each([
  { item: open, told: undefined },
  { item: closed('coming_soon'), told: undefined },
  { item: closed('sign_in_required', 'all'), told: 'sign_in_required' },
  { item: closed('sign_in_required', 'paid'), told: 'upgrade_required' },
  { item: closed('sign_in_required', 'premium'), told: 'premium_required' },
  { item: closed('restricted_free'), told: 'restricted_free' },
])('an item is closed for the reason $told', ({ item, told }) => expect(lockReason(item)).toBe(told));

test('the reason that closes most items of a chapter is given once; other reasons are given by their items', () => {
  const plan = closed('upgrade_required');
  const account = closed('sign_in_required', 'all');
  expect(sharedReason([open, plan, account, plan])).toBe('upgrade_required');
  expect(sharedReason([plan, account, account])).toBe('sign_in_required');
  expect(sharedReason([account, account, account, plan, plan])).toBe('upgrade_required');
  expect(sharedReason([open, plan, account])).toBeUndefined();
});
