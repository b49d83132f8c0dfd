import { describe, expect, test } from 'vitest';
import { currencyCodes, money, type Currency } from '#core/money.ts';
import { convert, divideRates, isJump, isSaneRate, offeredCurrency, type CurrencyHints } from './policy.ts';

describe('the currency that is offered', () => {
  test.each<[Currency, Partial<CurrencyHints>]>([
    ['GBP', { chosen: 'GBP', country: 'IL', timeZone: 'Asia/Jerusalem', locale: 'he' }],
    ['ILS', { country: 'IL', timeZone: 'America/New_York' }],
    ['EUR', { country: 'IE', timeZone: 'Europe/London' }],
    ['USD', { country: 'AU', timeZone: 'Europe/London' }],
    ['GBP', { timeZone: 'Europe/London' }],
    ['CAD', { timeZone: 'America/Toronto', locale: 'fr' }],
    ['EUR', { timeZone: 'Europe/Paris' }],
    ['ILS', { timeZone: 'Asia/Jerusalem' }],
    ['USD', { timeZone: 'America/New_York', locale: 'he' }],
    ['USD', { timeZone: 'America/Mexico_City', locale: 'es' }],
    ['ILS', { locale: 'he' }],
    ['EUR', { locale: 'de' }],
    ['EUR', { timeZone: 'UTC', locale: 'it' }],
    ['USD', { locale: 'ru' }],
    ['USD', { locale: 'es' }],
    ['USD', { chosen: 'JPY' }],
    ['USD', { chosen: 'toString', country: 'toString', timeZone: 'constructor' }],
  ])('is %s for %o', (currency, hints) => {
    const offered = offeredCurrency({ locale: 'en', ...hints });
    expect(offered).toBe(currency);
    expect(currencyCodes).toContain(offered);
  });
});

describe('an amount in another currency', () => {
  test('is rounded half to even', () => {
    expect(convert(money(1000, 'ILS'), { rate: '0.27', to: 'USD' })).toEqual(money(270, 'USD'));
    expect(convert(money(5, 'ILS'), { rate: '0.5', to: 'USD' })).toEqual(money(2, 'USD'));
    expect(convert(money(7, 'ILS'), { rate: '0.5', to: 'USD' })).toEqual(money(4, 'USD'));
    expect(convert(money(-7, 'ILS'), { rate: '0.5', to: 'USD' })).toEqual(money(-4, 'USD'));
    expect(convert(money(123, 'USD'), { rate: '1', to: 'USD' })).toEqual(money(123, 'USD'));
  });

  test.each(['1e3', '-1', '', '01', '.5', '1,5', 'NaN'])('needs a rate, which %j is not', (rate) => {
    expect(() => convert(money(1, 'USD'), { rate, to: 'ILS' })).toThrow(RangeError);
  });
});

test('a rate between two currencies follows from their dollars', () => {
  expect(divideRates('1.3', '0.26')).toBe('5');
  expect(divideRates('1', '3')).toBe('0.3333333333');
  expect(divideRates('0.27', '0.27')).toBe('1');
});

test('a jump is more than a fifth, up or down', () => {
  expect(isJump('1', '1.2')).toBe(false);
  expect(isJump('1', '1.2000000001')).toBe(true);
  expect(isJump('1', '0.8')).toBe(false);
  expect(isJump('1', '0.79')).toBe(true);
});

test.each([
  ['0.01', true],
  ['100', true],
  ['0.3123456789', true],
  ['0.0099999999', false],
  ['100.0000000001', false],
  ['0', false],
  ['-1', false],
  ['1e1', false],
  ['0.31234567890', false],
  [' 1', false],
])('%j as a rate that finance enters: %s', (rate, isSane) => {
  expect(isSaneRate(rate)).toBe(isSane);
});
