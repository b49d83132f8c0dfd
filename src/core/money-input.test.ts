import { describe, expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import { localeCodes, locales, type Locale } from './locale.ts';
import { currencyCodes, decimalText, money, type Currency } from './money.ts';
import { readMoney } from './money-input.ts';
import { moneyText } from './money-text.ts';

function read(text: string, locale: Locale = 'en', currency: Currency = 'USD') {
  const result = readMoney(text, { locale, currency });
  return 'money' in result ? decimalText(result.money) : result;
}

const notANumber = { problem: 'not_a_number' };
const tooMany = { problem: 'too_many_decimals', decimals: 2 };

describe('an amount as people type it', () => {
  test.each<[Locale, string, string]>([
    ['en', '1,234.56', '1234.56'],
    ['en', '1,234', '1234.00'],
    ['en', '12', '12.00'],
    ['en', '12.5', '12.50'],
    ['en', '.50', '0.50'],
    ['en', '1,234,567.80', '1234567.80'],
    ['he', '1,234.56', '1234.56'],
    ['he', '12,345', '12345.00'],
    ['he', '\u200F18.36\u200F', '18.36'],
    ['he', '\u2067360\u2069', '360.00'],
    ['ru', '1 234,56', '1234.56'],
    ['ru', '1\u00A0234,5', '1234.50'],
    ['es', '1.234,56', '1234.56'],
    ['es', '1,234.56', '1234.56'],
    ['es', '1 234,56', '1234.56'],
    ['fr', '1\u202F234,56', '1234.56'],
    ['fr', '1\u2009234\u2009567', '1234567.00'],
    ['de', '1.234,56', '1234.56'],
    ['de', '1.234', '1234.00'],
    ['de', "1'234.50", '1234.50'],
    ['it', '1.234,56', '1234.56'],
    ['it', '1’234.50', '1234.50'],
    ['it', '12.345.678', '12345678.00'],
  ])('in %s, %j is %s', (locale, typed, amount) => {
    expect(read(typed, locale)).toBe(amount);
  });

  test('two digits after one separator can only be decimals, in every language', () => {
    for (const locale of localeCodes) {
      expect(read('10,00', locale)).toBe('10.00');
      expect(read('10.00', locale)).toBe('10.00');
      expect(read('1234,5', locale)).toBe('1234.50');
    }
  });

  test('digits may be Arabic-Indic, Eastern Arabic or full width', () => {
    expect(read('١٠')).toBe('10.00');
    expect(read('١٬٢٣٤٫٥٦')).toBe('1234.56');
    expect(read('۱۲۳')).toBe('123.00');
    expect(read('１２．５'.replace('．', '.'))).toBe('12.50');
  });

  test.each<[Currency, string]>([
    ['USD', '$1,234.56'],
    ['USD', 'US$ 1,234.56'],
    ['USD', '1,234.56 usd'],
    ['USD', '$1,234.56 USD'],
    ['CAD', 'CA$1,234.56'],
    ['CAD', '1 234,56 $CA'],
    ['CAD', '$1,234.56'],
    ['GBP', '£1,234.56'],
    ['EUR', '1.234,56 €'],
    ['EUR', 'EUR1234.56'],
    ['ILS', '₪1,234.56'],
    ['ILS', '\u200F1,234.56 \u200F₪'],
    ['ILS', '1,234.56 ש״ח'],
    ['ILS', '1,234.56 ש"ח'],
    ['ILS', 'NIS 1,234.56'],
  ])('%s may stand before or after: %j', (currency, typed) => {
    expect(read(typed, 'en', currency)).toBe('1234.56');
  });
});

describe('what is refused', () => {
  test.each(['1e3', '0x10', '+5', '-5', '\u22125', '(5)', '5%', '½', '10²', 'ten', 'Infinity', 'NaN'])(
    '%j is no number',
    (typed) => expect(read(typed)).toEqual(notANumber),
  );

  test.each([
    '1,23,456',
    '12 34',
    '1..2',
    '1,,000',
    '5.',
    '5,',
    '1, 234',
    "1'23",
    '1.2.3',
    '1,234 567',
    '$',
    '1$2',
  ])('%j is no number either', (typed) => expect(read(typed)).toEqual(notANumber));

  test('nothing, and blanks, are missing', () => {
    for (const typed of ['', '  ', '\u200F', '\u00A0\t']) expect(read(typed)).toEqual({ problem: 'missing' });
  });

  test('a third decimal is never rounded away', () => {
    expect(read('1.005')).toEqual(tooMany);
    expect(read('1.005', 'he')).toEqual(tooMany);
    expect(read('1,005', 'fr')).toEqual(tooMany);
    expect(read('0.123', 'de')).toEqual(tooMany);
    expect(read('1.234,567', 'de')).toEqual(tooMany);
    expect(read('10.0000')).toEqual(tooMany);
  });

  test('where a separator may be either, the two readings are asked about', () => {
    const readings = { problem: 'ambiguous', readings: ['1234', '1.234'] };
    expect(read('1,234', 'es')).toEqual(readings);
    expect(read('1.234', 'es')).toEqual(readings);
    expect(read('1.234', 'fr')).toEqual(readings);
    expect(read('1.234', 'ru')).toEqual(readings);
    expect(read('1,234,567', 'es')).toBe('1234567.00');
  });

  test('zero is not positive, and there is a most', () => {
    expect(read('0')).toEqual({ problem: 'not_positive' });
    expect(read('0,00', 'de')).toEqual({ problem: 'not_positive' });
    expect(read('9'.repeat(50))).toMatchObject({ problem: 'too_large' });
    expect(readMoney('100.01', { locale: 'en', currency: 'ILS', most: 10_000n })).toEqual({
      problem: 'too_large',
      most: money(10_000, 'ILS'),
    });
    expect(read('9'.repeat(61))).toEqual(notANumber);
  });

  test('another currency is not taken for this one', () => {
    expect(read('€10', 'en', 'USD')).toEqual({ problem: 'other_currency', typed: 'EUR' });
    expect(read('10 USD', 'en', 'ILS')).toEqual({ problem: 'other_currency', typed: 'USD' });
    expect(read('C$10', 'en', 'USD')).toEqual({ problem: 'other_currency', typed: 'CAD' });
  });
});

describe('any amount', () => {
  const random = createRandom(36);
  const amounts = Array.from({ length: 300 }, () => BigInt(1 + Math.floor(random() ** 4 * 99_999_999_999)));

  test('is read back from what we show', () => {
    for (const [index, amount] of amounts.entries()) {
      const locale = localeCodes[index % localeCodes.length] ?? 'en';
      const currency = currencyCodes[index % currencyCodes.length] ?? 'USD';
      const shown = moneyText(money(amount, currency), locale);
      expect(readMoney(shown, { locale, currency })).toEqual({ money: money(amount, currency) });
    }
  });

  test('is read back from a plain decimal, with point or comma', () => {
    for (const amount of amounts)
      for (const locale of localeCodes) {
        const plain = decimalText(money(amount, 'USD'));
        expect(read(plain, locale)).toBe(plain);
        expect(read(plain.replace('.', ','), locale)).toBe(plain);
      }
  });

  test('is read back from a whole number in groups of the language', () => {
    for (const amount of amounts) {
      const whole = amount / 100n + 1n;
      for (const locale of localeCodes.filter((each) => each !== 'es')) {
        const shown = new Intl.NumberFormat(locales[locale].tag, { useGrouping: 'always' }).format(whole);
        expect(read(shown, locale)).toBe(`${whole}.00`);
      }
    }
  });

  test('that cannot be an amount is refused without an exception', () => {
    const letters = "0123456789.,' \u00A0٫٬eEx+-$€₪\u200F١۲";
    for (let round = 0; round < 5000; round += 1) {
      const typed = Array.from({ length: 1 + Math.floor(random() * 9) }, () =>
        letters.charAt(Math.floor(random() * letters.length)),
      ).join('');
      const result = readMoney(typed, { locale: 'en', currency: 'EUR' });
      expect('problem' in result || result.money.amount > 0n, typed).toBe(true);
    }
  });
});
