import { expect, test } from 'vitest';
import { rightWords } from './right-words.ts';

const answers = [
  { id: 'a', text: 'Abraham' },
  { id: 'b', text: 'Sarah' },
];

test('a right order is read from first to last', () => {
  const question = { type: 'order', ask: '?', answers } as const;
  expect(rightWords({ ...question, answers }, { correctResponse: 'b,a' })).toEqual(['Sarah', 'Abraham']);
});

test('a right match is read pair by pair', () => {
  const matches = [
    { id: 'x', text: 'tent' },
    { id: 'y', text: 'bread' },
  ];
  const told = { correctResponse: 'a:x,b:y' };
  expect(rightWords({ type: 'match', ask: '?', answers, matches }, told)).toEqual([
    'Abraham – tent',
    'Sarah – bread',
  ]);
});

test('filled gaps are read as the sentence', () => {
  const told = { correctResponse: 'b,a' };
  expect(rightWords({ type: 'fill', ask: '___ and ___.', answers }, told)).toEqual(['Sarah and Abraham.']);
});
