import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './amounts.ts';

test('an amount may be typed with a point or a comma, and with spaces between thousands', () => {
  expect(readAmount('12')).toBe(1200);
  expect(readAmount('12.5')).toBe(1250);
  expect(readAmount('1 234,56')).toBe(123_456);
  expect(readAmount('19.99')).toBe(1999);
});

test('an empty field is no amount, and other words are refused by the server', () => {
  expect(readAmount('')).toBeNull();
  expect(readAmount('1.234')).toBeNaN();
  expect(readAmount('-5')).toBeNaN();
  expect(readAmount('a lot')).toBeNaN();
});

test('what a field holds is read as the same amount', () => {
  expect(readAmount(writeAmount(1905))).toBe(1905);
  expect(writeAmount(null)).toBe('');
});
