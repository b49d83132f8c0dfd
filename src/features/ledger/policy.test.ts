import { expect, test } from 'vitest';
import { accountIdOf, detailNameOf, kindNameOf, readAccountId } from './policy.ts';

test.each([
  ['payment:p1:captured', 'captured'],
  ['payment:p1:fee:30', 'fee'],
  ['payment:p1:refund:r1', 'refund'],
  ['payment:p1:refund:r1:failed', 'refundReturned'],
  ['payment:p1:dispute:d1', 'dispute'],
  ['payment:p1:dispute:d1:won', 'disputeWon'],
  ['payment:p1:dispute:d1:lost', 'disputeLost'],
  ['gift:g1:claimed', 'giftClaimed'],
  ['gift:g1:refund:r1', 'giftReversed'],
  ['gift:g1:dispute:p1:d1', 'giftReversed'],
  ['gift:g1:refund:r1:returned', 'refundReturned'],
  ['license:l1:billed', 'licenseBilled'],
  ['license:l1:paid', 'licensePaid'],
  ['license:l1:canceled', 'licenseCanceled'],
  ['contribution:c1:received', 'giftReceived'],
  ['contribution:c1:corrected', 'giftCorrected'],
  ['contribution:c1:moved:m1', 'giftMoved'],
  ['payout:stripe-us:po_1:USD', 'payout'],
])('%s is booked as %s', (cause, kind) => {
  expect(kindNameOf(cause)).toBe(`ledger.kind.${kind}`);
});

test('what is booked for another reason has its note alone', () => {
  for (const cause of ['adoption:1', 'payment:p1:new', 'license:l1:new', ''])
    expect(kindNameOf(cause)).toBeUndefined();
});

test('an account is read as it was named', () => {
  const books = { entity: 'us', currency: 'USD' } as const;
  for (const account of [
    { purpose: 'owed-refunds', detail: '' },
    { purpose: 'income', detail: 'plan-standard' },
  ] as const)
    expect(readAccountId(accountIdOf(books, account))).toEqual(account);
});

test('income is said by what was sold; a provider and a country stay as the books have them', () => {
  expect(detailNameOf({ purpose: 'income', detail: 'plan-premium' })).toBe('ledger.income.premium');
  expect(detailNameOf({ purpose: 'income', detail: 'later' })).toBeUndefined();
  expect(detailNameOf({ purpose: 'tax', detail: 'license' })).toBeUndefined();
});
