import { describe, expect, test } from 'vitest';
import { money, type Money } from '#core/money.ts';
import {
  couponRefusals,
  discount,
  discountRenewal,
  findRefusal,
  refusalMessages,
  type CouponTerms,
  type Met,
} from './policy.ts';

const usd = (amount: number): Money => money(amount, 'USD');

describe('what a coupon takes off', () => {
  test('is a share, rounded half to even', () => {
    const percent = (hundredths: number): CouponTerms => ({ payments: 'first', kind: 'percent', hundredths });
    expect(discount(percent(2000), usd(900))).toEqual({ due: usd(720), off: usd(180), freeDays: 0 });
    // 2.5 and 3.5 cents.
    expect(discount(percent(5000), usd(5)).off).toEqual(usd(2));
    expect(discount(percent(5000), usd(7)).off).toEqual(usd(4));
    expect(discount(percent(3333), usd(900)).off).toEqual(usd(300));
    expect(discount(percent(10_000), usd(900))).toEqual({ due: usd(0), off: usd(900), freeDays: 0 });
  });

  test('is an amount, of which no price falls below nothing', () => {
    const fixed: CouponTerms = { payments: 'first', kind: 'fixed', amount: usd(500) };
    expect(discount(fixed, usd(900))).toEqual({ due: usd(400), off: usd(500), freeDays: 0 });
    expect(discount(fixed, usd(300))).toEqual({ due: usd(0), off: usd(300), freeDays: 0 });
    expect(() => discount(fixed, money(900, 'ILS'))).toThrow('cannot be put together');
  });

  test('are days before the first payment, at the full price', () => {
    const days: CouponTerms = { payments: 'first', kind: 'free_days', days: 30 };
    expect(discount(days, usd(900))).toEqual({ due: usd(900), off: usd(0), freeDays: 30 });
  });

  test('counts for a renewal only where it is for every payment', () => {
    const terms = { kind: 'percent', hundredths: 1000 } as const;
    expect(discountRenewal({ ...terms, payments: 'every' }, usd(900)).due).toEqual(usd(810));
    expect(discountRenewal({ ...terms, payments: 'first' }, usd(900)).due).toEqual(usd(900));
  });
});

describe('a coupon is refused', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const purchase = { plan: 'premium', isFirstPayment: true } as const;
  const good: Met = {
    isOn: true,
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
    maxUses: 7,
    used: 6,
    plans: ['premium'],
    payments: 'first',
    maxPerCustomer: 2,
    usesOfPayer: 1,
    codeIsOf: undefined,
    isInCurrency: true,
  };

  test.for([
    [{}, undefined],
    [{ isOn: false }, 'expired'],
    [{ endsOn: '2026-11-15' }, 'expired'],
    [{ startsOn: '2026-11-19' }, 'not_started'],
    [{ plans: ['standard'] }, 'wrong_plan'],
    [{ isInCurrency: false }, 'wrong_currency'],
    [{ usesOfPayer: 2 }, 'already_used'],
    [{ usesOfPayer: 50, maxPerCustomer: null }, undefined],
    [{ codeIsOf: 'payer' }, 'already_used'],
    [{ codeIsOf: 'other' }, 'used_up'],
    [{ used: 7 }, 'used_up'],
    [{ used: 7, maxUses: null }, undefined],
    // Her own use says more to her than that there is none left.
    [{ used: 7, usesOfPayer: 2 }, 'already_used'],
  ] as const)('%o: %s', ([change, refusal]) => {
    expect(findRefusal({ ...good, ...change }, purchase, now)).toBe(refusal);
  });

  test('on a later payment, unless it is for every one', () => {
    const later = { ...purchase, isFirstPayment: false };
    expect(findRefusal(good, later, now)).toBe('first_payment_only');
    expect(findRefusal({ ...good, payments: 'every' }, later, now)).toBeUndefined();
  });

  test('each with a message of its own', () => {
    expect(new Set(Object.values(refusalMessages)).size).toBe(couponRefusals.length);
  });
});
