import { describe, expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import {
  addMoney,
  decimalText,
  divideHalfEven,
  isCurrency,
  money,
  percentOf,
  readDecimalText,
  splitMoney,
  subtractMoney,
} from './money.ts';

const random = createRandom(18);
const upTo = (most: number) => BigInt(Math.floor(random() * (most + 1)));

describe('a split', () => {
  const amounts = (amount: number, weights: bigint[]) =>
    splitMoney(money(amount, 'USD'), weights).map((part) => Number(part.amount));

  test('gives what is left over to the largest remainders, and to the first of equal ones', () => {
    expect(amounts(100, [1n, 1n, 1n])).toEqual([34, 33, 33]);
    expect(amounts(101, [1n, 1n])).toEqual([51, 50]);
    expect(amounts(5, [1n, 2n, 3n])).toEqual([1, 2, 2]);
    expect(amounts(10, [0n, 1n, 0n])).toEqual([0, 10, 0]);
    expect(amounts(-100, [1n, 1n, 1n])).toEqual([-34, -33, -33]);
  });

  test('never loses or makes a minor unit, and no part is a whole one off', () => {
    for (let round = 0; round < 2000; round += 1) {
      const amount = upTo(1_000_000) - 500_000n;
      const weights = [...Array.from({ length: 1 + Math.floor(random() * 6) }, () => upTo(1000)), 1n];
      const total = weights.reduce((sum, weight) => sum + weight, 0n);
      const parts = splitMoney({ amount, currency: 'ILS' }, weights);
      expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(amount);
      parts.forEach((part, index) => {
        const off = part.amount * total - amount * (weights[index] ?? 0n);
        expect(off < total && off > -total).toBe(true);
      });
    }
  });

  test('refuses weights that share out nothing', () => {
    expect(() => amounts(100, [])).toThrow(RangeError);
    expect(() => amounts(100, [0n])).toThrow(RangeError);
    expect(() => amounts(100, [2n, -1n])).toThrow(RangeError);
  });
});

describe('rounding', () => {
  test('is to the nearest, and a half goes to the even neighbor', () => {
    const tenths = [-25, -15, -5, 5, 14, 15, 16, 25, 35].map((value) =>
      Number(divideHalfEven(BigInt(value), 10n)),
    );
    expect(tenths).toEqual([-2, -2, 0, 0, 1, 2, 2, 2, 4]);
    expect(divideHalfEven(15n, -10n)).toBe(-2n);
    expect(() => divideHalfEven(1n, 0n)).toThrow(RangeError);
  });

  test('is never more than half off', () => {
    for (let round = 0; round < 2000; round += 1) {
      const [dividend, divisor] = [upTo(1_000_000) - 500_000n, upTo(999) + 1n];
      const twiceOff = 2n * (divideHalfEven(dividend, divisor) * divisor - dividend);
      expect(twiceOff <= divisor && twiceOff >= -divisor).toBe(true);
    }
  });

  test('of a percentage is by hundredths of a percent', () => {
    expect(percentOf(money(1000, 'ILS'), 1800)).toEqual(money(180, 'ILS'));
    expect(percentOf(money(5, 'ILS'), 1000)).toEqual(money(0, 'ILS'));
    expect(percentOf(money(15, 'ILS'), 1000)).toEqual(money(2, 'ILS'));
  });
});

describe('plain decimals', () => {
  test('have all decimals of the currency', () => {
    expect(decimalText(money(1000, 'USD'))).toBe('10.00');
    expect(decimalText(money(5, 'USD'))).toBe('0.05');
    expect(decimalText(money(-5, 'USD'))).toBe('-0.05');
    expect(decimalText(money(0, 'USD'))).toBe('0.00');
  });

  test('are read back exactly', () => {
    for (let round = 0; round < 2000; round += 1) {
      const amount = money(upTo(2_000_000_000) - 1_000_000_000n, 'GBP');
      expect(readDecimalText(decimalText(amount), 'GBP')).toEqual(amount);
    }
    expect(readDecimalText('10', 'USD')).toEqual(money(1000, 'USD'));
    expect(readDecimalText('10.5', 'USD')).toEqual(money(1050, 'USD'));
  });

  test.each(['', ' 1', '1,00', '1e3', '0x10', '+1', '01', '.5', '5.', '1.005', '1 000', '١٠', 'NaN'])(
    '%j is none',
    (text) => expect(readDecimalText(text, 'USD')).toBeUndefined(),
  );
});

test('amounts of different currencies are not put together', () => {
  expect(addMoney(money(1, 'USD'), money(2, 'USD'))).toEqual(money(3, 'USD'));
  expect(subtractMoney(money(1, 'USD'), money(2, 'USD'))).toEqual(money(-1, 'USD'));
  expect(() => addMoney(money(1, 'USD'), money(2, 'ILS'))).toThrow(TypeError);
  expect(() => subtractMoney(money(1, 'USD'), money(2, 'ILS'))).toThrow(TypeError);
});

test('only the five currencies are currencies', () => {
  expect(['USD', 'GBP', 'CAD', 'EUR', 'ILS'].every(isCurrency)).toBe(true);
  expect(['usd', 'JPY', '', 'toString', undefined].some(isCurrency)).toBe(false);
});
