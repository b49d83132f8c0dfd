import { expect, test } from 'vitest';
import { askedIn } from './policy.ts';

test.each([
  ['Show a bottle. Ask: when does it become clear?', 'When does it become clear?'],
  ['Demandez : quand étiez-vous nouveaux ?', 'Quand étiez-vous nouveaux ?'],
  ['שאלו: מתי הייתם חדשים?', 'מתי הייתם חדשים?'],
])('the class hears only the question of “%s”', (step, question) => {
  expect(askedIn(step)).toBe(question);
});

test('a step without a question is for the teacher alone', () => {
  expect(askedIn('Darken the room, and light one small lamp: the room changes.')).toBeUndefined();
});
