import { expect, test } from 'vitest';
import { completeText } from './complete-text.ts';

test('what is written of a text stays, and what is empty is that of the whole one', () => {
  expect(
    completeText(
      { title: 'קורס', tagline: '', questions: { first: { ask: 'מי?' } }, steps: ['א', ''] },
      {
        title: 'Course',
        tagline: 'Short',
        questions: { first: { ask: 'Who?', hint: 'Look' } },
        steps: ['a', 'b', 'c'],
      },
    ),
  ).toEqual({
    title: 'קורס',
    tagline: 'Short',
    questions: { first: { ask: 'מי?', hint: 'Look' } },
    steps: ['א', 'b'],
  });
});

test.each([
  ['', 'Who?', 'Who?'],
  [null, 'Who?', 'Who?'],
  ['מי?', 'Who?', 'מי?'],
  [[], ['a'], ['a']],
  [['א', 'ב'], ['a'], ['א', 'ב']],
])('%j with %j is %j', (own, whole, completed) => expect(completeText(own, whole)).toEqual(completed));
