import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import {
  cancelableUntil,
  findObstacle,
  giftMonths,
  isSendingDay,
  priceOfMonths,
  stepAfter,
} from './policy.ts';

const paidAt = new Date('2026-11-17T12:00:00Z');
const day = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);

describe('a gift', () => {
  test('costs its months, and twelve of them a year', () => {
    const price = { month: money(900, 'USD'), year: money(9000, 'USD') };
    const prices = giftMonths.map((months) => priceOfMonths(price, months).amount);
    expect(prices).toEqual([900n, 2700n, 5400n, 9000n]);
  });

  test('is sent from today on for a year', () => {
    const days = ['2026-11-16', '2026-11-17', '2027-11-17', '2027-11-18'];
    expect(days.map((each) => isSendingDay(each, '2026-11-17'))).toEqual([false, true, true, false]);
  });

  test('is sent, and brought to mind after 14 days and 60, and then left in peace', () => {
    const sendsAt = day(3);
    expect(stepAfter('paid', { at: paidAt, sendsAt })).toEqual({ step: 'send', dueAt: sendsAt });
    expect(stepAfter('send', { at: day(3), sendsAt })).toEqual({ step: 'remind', dueAt: day(17) });
    expect(stepAfter('remind', { at: day(17), sendsAt })).toEqual({ step: 'last', dueAt: day(63) });
    expect(stepAfter('last', { at: day(63), sendsAt })).toBeUndefined();
  });

  test('that is printed is only brought to its giver’s mind, once', () => {
    expect(stepAfter('paid', { at: paidAt, sendsAt: undefined })).toEqual({ step: 'last', dueAt: day(60) });
  });

  test('can be taken back by its giver for 14 days, while nobody has claimed it', () => {
    expect(cancelableUntil({ state: 'ready', paidAt }, day(13))).toEqual(day(14));
    expect(cancelableUntil({ state: 'ready', paidAt }, day(14))).toBeUndefined();
    expect(cancelableUntil({ state: 'claimed', paidAt }, day(1))).toBeUndefined();
    expect(cancelableUntil({ state: 'draft', paidAt: null }, day(1))).toBeUndefined();
  });

  test('keeps the money that was asked for, once', () => {
    const gift = { state: 'draft', total: 2700, currency: 'USD' } as const;
    expect(findObstacle(gift, money(2700, 'USD'))).toBeUndefined();
    expect(findObstacle({ ...gift, state: 'claimed' }, money(2700, 'USD'))).toBe('paid_twice');
    expect(findObstacle(gift, money(900, 'USD'))).toBe('changed_meanwhile');
    expect(findObstacle(gift, money(2700, 'CAD'))).toBe('changed_meanwhile');
  });
});
