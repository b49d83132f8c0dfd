import { describe, expect, test } from 'vitest';
import { createSealing } from '#platform/crypto/sealing.ts';
import type { Question } from './authoring/questions.ts';
import { disguise } from './opaque-ids.ts';
import { quizOfEachType, responses } from './testing.ts';

const sealing = createSealing({ secret: 'a secret of thirty-two characters' });
const cases = quizOfEachType.questions.map((question, index) => ({ question, ...responses[index] }));

describe.each(cases)(
  'a question of type $question.type in disguise',
  ({ question, right = [], wrong = [] }) => {
    const disguised = disguise(sealing, 'tent-quiz', question);

    test('reveals nothing of the authored ids', () => {
      expect(JSON.stringify([disguised.answers, disguised.matches, disguised.write(right)])).not.toContain(
        'key-',
      );
    });

    test('reads back what it has written', () => {
      expect(disguised.read(disguised.write(right))).toEqual(right);
      expect(disguised.read(disguised.write(wrong))).toEqual(wrong);
    });

    test('reads nothing from another question or item, and nothing malformed', () => {
      const others = [
        disguise(sealing, 'tent-quiz', { ...question, id: 'another' }),
        disguise(sealing, 'another-quiz', question),
        disguise(createSealing({ secret: 'another' }), 'tent-quiz', question),
      ].map((other) => other.write(right));
      const sent = disguised.write(right);
      for (const foreign of [...others, '', ',', ':', 'a:b:c', `${sent},`, `${sent}:`, right.join(',')]) {
        expect(disguised.read(foreign)).toBeUndefined();
      }
    });

    test('is the same in another language', () => {
      const translated: Question = {
        ...question,
        answers: question.answers.map((answer) => ({ ...answer, text: `${answer.text} (he)` })),
      };
      const ids = (one: typeof disguised) => one.answers.map(({ id }) => id);
      expect(ids(disguise(sealing, 'tent-quiz', translated))).toEqual(ids(disguised));
    });
  },
);

test('things to put in order are never shown in that order', () => {
  const [, , order] = quizOfEachType.questions;
  if (order?.type !== 'order') throw new Error('the third question is to be put in order');
  const right = order.answers.map(({ text }) => text);
  for (let item = 0; item < 60; item += 1) {
    const shown = disguise(sealing, `quiz-${item}`, order).answers.map(({ text }) => text);
    expect(shown).not.toEqual(right);
    expect(shown.toSorted()).toEqual(right.toSorted());
  }
});

test('the side of a match is part of its ids, so that they do not reveal what belongs together', () => {
  const [, , , match] = quizOfEachType.questions;
  if (match?.type !== 'match') throw new Error('the fourth question is a match');
  const { answers, matches = [] } = disguise(sealing, 'tent-quiz', match);
  expect(new Set([...answers, ...matches].map(({ id }) => id)).size).toBe(4);
});
