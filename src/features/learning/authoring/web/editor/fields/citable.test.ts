import { expect, test } from 'vitest';
import { findCitable, listCitable } from './citable.ts';

const choices = listCitable([
  {
    cite: 'genesis-18',
    reference: 'Genesis 18:1–8',
    opening: 'The Lord appeared …',
    lines: [
      { cite: 'genesis-18:1', reference: 'Genesis 18:1' },
      { cite: 'genesis-18:4', reference: 'Genesis 18:4' },
      { cite: 'genesis-18:8', reference: 'Genesis 18:8' },
    ],
  },
  { cite: 'avot-4', reference: 'Avot 4:1', opening: 'Ben Zoma says …', lines: [] },
  {
    cite: 'tehillim-1',
    reference: 'תהלים א, א–ג',
    opening: 'אשרי',
    lines: [
      { cite: 'tehillim-1:1', reference: 'תהלים א, א' },
      { cite: 'tehillim-1:3', reference: 'תהלים א, ג' },
    ],
  },
]);

test.each([
  ['Genesis 18:4', 'genesis-18:4'],
  ['  genesis  18:1-8 ', 'genesis-18'],
  ['Genesis 18:4–8', 'genesis-18:4-8'],
  ['תהלים א, א–ג', 'tehillim-1'],
  ['genesis-18:4', 'genesis-18:4'],
  ['avot', 'avot-4'],
])('%s is what was meant', (typed, cite) => expect(findCitable(choices, typed)).toBe(cite));

test.each(['', 'Genesis', 'Genesis 18:8–4', 'Genesis 18:4–9', 'Exodus 3', '-', '–8'])(
  '%j names nothing that may be cited, or too much',
  (typed) => expect(findCitable(choices, typed)).toBeUndefined(),
);
