import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from './card-numbers.ts';

describe('a card number is found', () => {
  test.each([
    ['Visa', '4242424242424242'],
    ['Visa of 13 digits', '4222222222222'],
    ['Visa of 19 digits', '4111111111111111110'],
    ['Mastercard', '5555555555554444'],
    ['Mastercard of the second series', '2223003122003222'],
    ['American Express', '378282246310005'],
    ['Diners Club', '30569309025904'],
    ['Discover', '6011111111111117'],
    ['JCB', '3530111333300000'],
    ['UnionPay', '6200000000000005'],
    ['Maestro', '6759649826438453'],
    ['Mir', '2200000000000004'],
    ['in groups', '4242 4242 4242 4242'],
    ['with dashes', '4242-4242-4242-4242'],
    ['with dashes of a word processor', '4242–4242‑4242‐4242'],
    ['with spaces that do not break', '4242\u00a04242\u202f4242\u00a04242'],
    ['American Express in groups', '3782 822463 10005'],
    ['in groups of its owner', '424242 4242 4242 42'],
    ['in a sentence', 'My card is 4242424242424242, thank you.'],
    ['after a colon', 'Karte:4242 4242 4242 4242'],
    ['in a Hebrew sentence', 'הכרטיס שלי 4242424242424242.'],
    ['beside when it expires', '4242 4242 4242 4242 12/27 123'],
    ['beside a code', '4242424242424242 123'],
    ['after another number', '12 4242 4242 4242 4242'],
    ['in brackets', '(4242424242424242)'],
    ['on a line of its own', 'Hello\n4242 4242 4242 4242\nBye'],
    ['after a telephone number', '+972501234567, 4242424242424242'],
  ])('%s', (_what, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });
});

describe('no card number is', () => {
  test.each([
    ['nothing', ''],
    ['one with a wrong digit', '4242424242424241'],
    ['of no brand', '9999999999999995'],
    ['one that is too long', '42424242424242424242'],
    ['a telephone number', '+4915123456783'],
    ['a telephone number in groups', '+49 1512 3456 783'],
    ['a telephone number as it is dialed', '00972 50 123 4567'],
    ['two telephone numbers', '052-123-4567 054-765-4321'],
    ['an ISBN', '978-0-306-40615-7'],
    ['an ISBN without dashes', '9780306406157'],
    ['a moment in milliseconds', '1763380800000'],
    ['an id of digits alone', '42424242-4242-4242-8242-424242424242'],
    ['an id', '0193a4e2-4242-7424-8242-4242424242ab'],
    ['a token', 'x4242424242424242'],
    ['a token that ends otherwise', '4242424242424242f'],
    ['a segment of an address', 'https://social.example/4242424242424242'],
    ['decimals', '31.4242424242424242'],
    ['a number with decimals', '4242424242424242.5'],
    ['the order of an answer', '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2'],
    ['pairs of an answer', '42,42,42,42,42,42,42,42'],
    ['dates', '2026-11-17 2026-11-18'],
    ['an account in Europe', 'DE89 3704 0044 0532 0130 00'],
    ['a fund that is named by letters', 'DAF4242424242424242'],
    ['fifty digits', '42'.repeat(25)],
  ])('%s', (_what, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

test('of a hundred thousand ids, telephone numbers and moments none is taken for a card number', () => {
  // A generator of our own, so that it is the same in every run.
  let state = 20_261_117;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const digits = (count: number) => Array.from({ length: count }, () => next(10)).join('');
  const hex = (count: number) => Array.from({ length: count }, () => next(16).toString(16)).join('');
  const makers = [
    () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    () => `+${1 + next(9)}${digits(8 + next(6))}`,
    () => `978${digits(10)}`,
    () => `17${digits(11)}`,
    () => `${next(90)}.${digits(14)},${next(90)}.${digits(14)}`,
  ];
  const taken = Array.from({ length: 100_000 }, (_, index) => makers[index % makers.length]?.() ?? '').filter(
    holdsCardNumber,
  );
  expect(taken).toEqual([]);
});

test.each([
  ['letters', 'a'],
  ['digits', '4'],
  ['digits in groups', '4242 '],
  ['digits and dashes', '4-'],
  ['runs that are too short', '424242424242x'],
])('a megabyte of %s costs little', (_what, piece) => {
  const text = piece.repeat(Math.ceil(1_048_576 / piece.length));
  holdsCardNumber(text);
  // Five milliseconds for a text of people; a busy machine and text made for it take longer, but not out of proportion.
  const bare = fastest(() => countCodes(text));
  expect(fastest(() => holdsCardNumber(text))).toBeLessThan(Math.max(bare * 30, 30));
});

/** The least that looking at every character takes. */
function countCodes(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  return sum;
}

function fastest(work: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
}
