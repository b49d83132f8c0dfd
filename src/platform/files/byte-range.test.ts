import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['Bytes=10-', { start: 10, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s of 1000 bytes is answered', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])(
  '%s of 1000 bytes cannot be satisfied',
  (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  },
);

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-3',
  'bytes=0-1,5-9',
  'bytes=a-b',
  'bytes= 0-1',
  'items=0-1',
  'bytes=0x1-2',
  'bytes=-1-5',
  `bytes=${'9'.repeat(16)}-`,
  `bytes=0-${'1'.repeat(100_000)}`,
])('%.20s means the whole file', (header) => {
  expect(parseRange(header, 1000)).toBeUndefined();
});
