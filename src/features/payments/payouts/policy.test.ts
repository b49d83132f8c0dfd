import { describe, expect, test } from 'vitest';
import { matchLine, movementsOf, type Known } from './policy.ts';

const payment: Known = {
  what: 'payment',
  paymentId: 'p',
  name: 'p',
  amount: 900n,
  fee: 56n,
  currency: 'USD',
};
const refund: Known = { ...payment, what: 'refund', name: 're', amount: 300n, fee: 0n };
const dispute: Known = { ...payment, what: 'dispute', name: 'dp', fee: 0n };

describe('a line of a payout', () => {
  test.each([
    [900n, 56n, [payment], 'matched'],
    [900n, 60n, [payment], 'matched'],
    [900n, 40n, [payment], 'differs'],
    [890n, 56n, [payment], 'differs'],
    [-300n, 0n, [payment, refund], 'matched'],
    [-301n, 0n, [payment, refund], 'differs'],
    [-900n, 1500n, [dispute], 'matched'],
    [900n, 0n, [dispute], 'matched'],
    [900n, 56n, [], 'missing'],
  ] as const)('of %s with a fee of %s: %s', (gross, fee, known, state) => {
    expect(matchLine({ line: 2, kind: 'money', refs: ['r'], gross, fee }, 'USD', known).state).toBe(state);
  });

  test('in another currency differs, and a fee is a fee', () => {
    const line = { line: 2, kind: 'money', refs: ['r'], gross: 900n, fee: 56n } as const;
    expect(matchLine(line, 'EUR', [payment]).state).toBe('differs');
    expect(matchLine({ ...line, kind: 'fee' }, 'USD', []).state).toBe('fee');
  });
});

describe('what a line has moved', () => {
  const line = { line: 2, kind: 'money', refs: ['r', 's'], gross: 900n, fee: 0n } as const;
  const back = { ...line, gross: -300n };

  test.each([
    ['a payment, under our id and its first name', line, payment, ['in p', 'in r']],
    ['a refund', back, refund, ['out re', 'out r']],
    ['a dispute that was won', line, dispute, ['in dp', 'in r']],
    ['what nobody knows', line, undefined, ['in r']],
    ['a part of a payment that went back', back, payment, ['out r']],
    ['a fee', { ...line, kind: 'fee', refs: [] } as const, undefined, []],
    ['no money', { ...line, gross: 0n }, payment, []],
  ] as const)('%s', (_, moved, known, names) => {
    expect(movementsOf(moved, known).map(({ name, direction }) => `${direction} ${name}`)).toEqual(names);
  });
});
