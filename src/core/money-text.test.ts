import { expect, test } from 'vitest';
import { localeCodes, type Locale } from './locale.ts';
import { currencyCodes, decimalText, money } from './money.ts';
import { decimalInLanguage, moneyText, writePrices } from './money-text.ts';

/** Without what cannot be seen. */
const seen = (text: string) =>
  text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

test.each<[Locale, string]>([
  ['en', '₪1,234.56'],
  ['he', '1,234.56 ₪'],
  ['ru', '1 234,56 ₪'],
  ['es', '1234,56 ILS'],
  ['fr', '1 234,56 ₪'],
  ['de', '1.234,56 ₪'],
  ['it', '1234,56 ₪'],
])('in %s, 1234.56 shekels are %s', (locale, text) => {
  expect(seen(moneyText(money(123_456, 'ILS'), locale))).toBe(text);
});

test('prices beside one another are short only where all of them are whole', () => {
  const write = (all: number[], amount: number) =>
    seen(
      writePrices(
        all.map((each) => money(each, 'USD')),
        'en',
      )(money(amount, 'USD')),
    );
  expect(write([0, 9000, 18_000], 9000)).toBe('$90');
  expect(write([750, 1500], 1500)).toBe('$15.00');
  expect(seen(writePrices([money(1800, 'ILS')], 'he')(money(1800, 'ILS')))).toBe('18 ₪');
});

test('three dollars are told apart', () => {
  expect(seen(moneyText(money(500, 'USD'), 'en'))).toBe('$5.00');
  expect(seen(moneyText(money(500, 'CAD'), 'en'))).toBe('CA$5.00');
});

test('no digit of a large amount is lost, in any language and currency', () => {
  const amount = 123_456_789_012_345_678n;
  for (const locale of localeCodes)
    for (const currency of currencyCodes) {
      const text = moneyText(money(amount, currency), locale);
      expect(text.replaceAll(/\D/g, '')).toBe(amount.toString());
      expect(decimalText(money(amount, currency))).toBe('1234567890123456.78');
    }
});

test('an amount stays whole in a text of the other direction', () => {
  for (const locale of localeCodes)
    expect(moneyText(money(-5, 'ILS'), locale)).toMatch(/^\u2068[^\u2066-\u2069]+\u2069$/);
});

test('the two readings of one text are told apart in each language', () => {
  expect(decimalInLanguage('1234', 'es')).toBe('1234');
  expect(decimalInLanguage('1.230', 'es')).toBe('1,230');
  expect(decimalInLanguage('1.230', 'en')).toBe('1.230');
  expect(decimalInLanguage('1000000', 'fr')).toBe('1000000');
});
