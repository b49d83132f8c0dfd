import { expect, test } from 'vitest';
import { findCitable, listCitable, listInstead } from './citable.ts';

const passages = [
  {
    cite: 'genesis-18',
    book: 'Genesis',
    reference: 'Genesis 18:1–8',
    opening: 'The Lord appeared …',
    lines: [
      { cite: 'genesis-18:1', reference: 'Genesis 18:1' },
      { cite: 'genesis-18:4', reference: 'Genesis 18:4' },
      { cite: 'genesis-18:8', reference: 'Genesis 18:8' },
    ],
  },
  { cite: 'avot-4', book: 'Avot', reference: 'Avot 4:1', opening: 'Ben Zoma says …', lines: [] },
  {
    cite: 'tehillim-1',
    book: 'תהלים',
    reference: 'תהלים א, א–ג',
    opening: 'אשרי',
    lines: [
      { cite: 'tehillim-1:1', reference: 'תהלים א, א' },
      { cite: 'tehillim-1:3', reference: 'תהלים א, ג' },
    ],
  },
  { cite: 'genesis-1', book: 'Genesis', reference: 'Genesis 1:1', opening: 'In the beginning …', lines: [] },
];
const choices = listCitable(passages);

test.each([
  ['Genesis 18:4', 'genesis-18:4'],
  ['  genesis  18:1-8 ', 'genesis-18'],
  ['Genesis 18:4–8', 'genesis-18:4-8'],
  ['תהלים א, א–ג', 'tehillim-1'],
  ['genesis-18:4', 'genesis-18:4'],
  ['avot', 'avot-4'],
  ['Genesis 18', 'genesis-18'],
  ['Genesis 1', 'genesis-1'],
  ['תהלים א', 'tehillim-1'],
  ['תהלים א׳', 'tehillim-1'],
])('%s is what was meant', (typed, cite) => expect(findCitable(choices, typed)).toBe(cite));

test.each(['', 'Genesis', 'Genesis 18:8–4', 'Genesis 18:4–9', 'Exodus 3', '-', '–8'])(
  '%j names nothing that may be cited, or too much',
  (typed) => expect(findCitable(choices, typed)).toBeUndefined(),
);

test('where nothing is called so, the passages of the book are listed, or all books', () => {
  expect(listInstead(passages, ' genesis 3')).toEqual({ places: ['Genesis 18:1–8', 'Genesis 1:1'] });
  expect(listInstead(passages, 'Genesis')).toEqual({ places: ['Genesis 18:1–8', 'Genesis 1:1'] });
  expect(listInstead(passages, 'Gen')).toEqual({ books: ['Genesis', 'Avot', 'תהלים'] });
  expect(listInstead(passages, 'Exodus 3')).toEqual({ books: ['Genesis', 'Avot', 'תהלים'] });
});
