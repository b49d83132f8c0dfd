import { describe, expect, test } from 'vitest';
import { isResponse, isRight, rightResponse } from './grading.ts';
import { quizOfEachType, responses } from './testing.ts';

const byType = quizOfEachType.questions.map((question, index) => ({
  type: question.type,
  question,
  ...responses[index],
}));

/** A question of the given type with its answers. */
function questionOf(type: string) {
  const question = quizOfEachType.questions.find((question) => question.type === type);
  if (!question) throw new Error(`no question of type ${type}`);
  return question;
}

describe.each(byType)('a question of type $type', ({ question, right = [], wrong = [] }) => {
  test('is right only with the right response', () => {
    expect(isResponse(question, right)).toBe(true);
    expect(isRight(question, right)).toBe(true);
    expect(isResponse(question, wrong)).toBe(true);
    expect(isRight(question, wrong)).toBe(false);
    expect(rightResponse(question)).toEqual(right);
  });

  test('accepts no response with unknown answers, none or duplicates', () => {
    expect(isResponse(question, ['key-of-another'])).toBe(false);
    expect(isResponse(question, [])).toBe(false);
    expect(isResponse(question, [...right, ...right])).toBe(false);
  });
});

describe('the order of answers', () => {
  test('does not matter in a multiple choice and a match', () => {
    expect(isRight(questionOf('multiple'), ['key-curd', 'key-bread'])).toBe(true);
    expect(isRight(questionOf('match'), ['key-sarah:key-sarah', 'key-avraham:key-avraham'])).toBe(true);
  });

  test('is the whole point of an order', () => {
    expect(isRight(questionOf('order'), ['key-bowed', 'key-ran', 'key-saw'])).toBe(false);
  });
});

describe('a part of the answer', () => {
  test.each(['order', 'match', 'fill'])('is no response to a question of type %s', (type) => {
    const question = questionOf(type);
    expect(isResponse(question, rightResponse(question).slice(1))).toBe(false);
  });

  test('is wrong in a multiple choice, and so is one too many', () => {
    expect(isRight(questionOf('multiple'), ['key-curd'])).toBe(false);
    expect(isRight(questionOf('multiple'), ['key-curd', 'key-bread', 'key-fish'])).toBe(false);
  });
});

describe('answers that read the same', () => {
  test('are the same in a gap, in an order and in a match', () => {
    const twins = [
      { id: 'one', text: 'peace', match: 'shalom' },
      { id: 'other', text: 'peace', match: 'shalom' },
    ];
    const twin = (type: 'fill' | 'order' | 'match') => ({ type, answers: twins, correct: ['one', 'other'] });
    expect(isRight(twin('fill'), ['other', 'one'])).toBe(true);
    expect(isRight(twin('order'), ['other', 'one'])).toBe(true);
    expect(isRight(twin('match'), ['one:other', 'other:one'])).toBe(true);
  });
});
