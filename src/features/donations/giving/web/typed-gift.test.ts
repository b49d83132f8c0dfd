import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { fixedAmount, proposedAmount, sumUp, type TypedGift } from './typed-gift.ts';

const costs = [{ method: 'creditOrDebit', share: 290, fixed: 30 }] as const;
const form = { currency: 'USD', costs: [...costs] } as const;
const typed: TypedGift = { amount: '36', ownAmount: '', method: 'creditOrDebit', coversCosts: false };

describe('what the button says', () => {
  test('is the chosen amount, and the costs only by choice', () => {
    expect(sumUp(typed, form, 'en')?.total).toEqual(money(3600, 'USD'));
    expect(sumUp({ ...typed, coversCosts: true }, form, 'en')?.total).toEqual(money(3739, 'USD'));
  });

  test('follows the way to pay: a fund keeps nothing, and a saved card as much as another', () => {
    const covering = { ...typed, coversCosts: true };
    expect(sumUp({ ...covering, method: 'ojc' }, form, 'en')?.fee).toEqual(money(0, 'USD'));
    const saved = { ...covering, method: 'saved:creditOrDebit:an-id' };
    expect(sumUp(saved, form, 'en')?.fee).toEqual(money(139, 'USD'));
  });

  test('reads an own amount as people of the language type it, and says nothing while it is none', () => {
    const own = { ...typed, amount: 'own', ownAmount: '1.000,50' };
    expect(sumUp(own, form, 'de')?.total).toEqual(money(100_050, 'USD'));
    expect(sumUp({ ...own, ownAmount: 'ten' }, form, 'de')).toBeUndefined();
  });
});

test('the proposed amount is one of the choices, or one’s own', () => {
  expect(proposedAmount({ presets: [18, 36, 72], proposed: 36 })).toEqual({ amount: '36', ownAmount: '' });
  expect(proposedAmount({ presets: [18, 72], proposed: 36 })).toEqual({ amount: 'own', ownAmount: '36' });
});

test('a fixed amount is written as people of the language type it', () => {
  expect(fixedAmount('50.50', 'de')).toEqual({ amount: 'own', ownAmount: '50,50' });
});
