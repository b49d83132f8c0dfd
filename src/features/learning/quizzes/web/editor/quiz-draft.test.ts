import { describe, expect, test } from 'vitest';
import type { ItemDraft } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { withoutThing } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import {
  addAnswer,
  addQuestion,
  fillGap,
  fitGaps,
  listQuestions,
  moveAnswer,
  removeAnswer,
  setQuestionType,
  setStop,
  toggleRight,
} from './quiz-draft.ts';

const draft: ItemDraft = {
  shared: {
    questions: [
      {
        id: 'q_cccccccc',
        slug: 'who',
        type: 'single',
        answers: ['a', 'b', 'c'],
        correct: 'a',
        still: 'webp',
      },
      { id: 'q_dddddddd', slug: 'what', type: 'multiple', answers: ['a', 'b'], correct: ['a', 'b'] },
    ],
  },
  texts: {
    en: { questions: { who: { ask: 'Who?', answers: { a: 'A', b: 'B', c: 'C' } }, what: { ask: 'What?' } } },
    he: { questions: { who: { ask: 'מי?', answers: { a: 'א', b: 'ב' } } } },
  },
};

const questionOf = (of: ItemDraft, slug = 'who') => {
  const found = listQuestions(of).find((question) => question.slug === slug);
  if (!found) throw new Error(`there is no question ${slug}`);
  return found;
};

describe('a question', () => {
  test('is added with a name and an id of its own and nothing marked as right', () => {
    const added = addQuestion(draft, { id: 'q_ffffffff', isInFilm: false });
    expect(listQuestions(added).map(({ slug }) => slug)).toEqual(['who', 'what', 'question-3']);
    expect(questionOf(added, 'question-3')).toMatchObject({ type: 'single', answers: { length: 3 } });
    expect(added.texts).toBe(draft.texts);
  });

  test('takes its texts with it in every language when it is removed', () => {
    const { texts } = withoutThing(draft, 'questions', 'who');
    expect(texts).toEqual({ en: { questions: { what: { ask: 'What?' } } }, he: { questions: {} } });
  });

  test('of another type keeps its answers, and of the key what still makes sense', () => {
    expect(questionOf(setQuestionType(draft, 'what', 'single'), 'what').correct).toEqual(['a']);
    expect(questionOf(setQuestionType(draft, 'who', 'order')).correct).toEqual([]);
    expect(setQuestionType(draft, 'who', 'order').shared['questions']).toMatchObject([{ still: 'webp' }, {}]);
  });

  test('to match has two texts an answer in every language, and one again afterward', () => {
    const pairs = setQuestionType(draft, 'who', 'match');
    expect(pairs.texts.en).toMatchObject({ questions: { who: { answers: { a: ['A', ''], c: ['C', ''] } } } });
    expect(pairs.texts.he).toMatchObject({ questions: { who: { answers: { a: ['א', ''] } } } });
    expect(setQuestionType(pairs, 'who', 'single').texts).toEqual(draft.texts);
  });
});

describe('an answer', () => {
  test('is added, and moved without its texts', () => {
    expect(questionOf(addAnswer(draft, 'who')).answers).toEqual(['a', 'b', 'c', 'answer-4']);
    const moved = moveAnswer(draft, 'who', 0, 2);
    expect(questionOf(moved).answers).toEqual(['b', 'c', 'a']);
    expect(moved.texts).toBe(draft.texts);
  });

  test('that is removed leaves neither texts nor a part of the key', () => {
    const removed = removeAnswer(draft, 'who', 'a');
    expect(questionOf(removed)).toMatchObject({ answers: ['b', 'c'], correct: [''] });
    expect(removed.texts.en).toMatchObject({ questions: { who: { answers: { b: 'B', c: 'C' } } } });
    expect(removed.texts.he).toEqual({ questions: { who: { ask: 'מי?', answers: { b: 'ב' } } } });
    expect(questionOf(removeAnswer(draft, 'what', 'a'), 'what').correct).toEqual(['b']);
  });

  test('of a single choice is the only right one, of several one more or less', () => {
    expect(questionOf(toggleRight(draft, 'who', 'b')).correct).toEqual(['b']);
    expect(questionOf(toggleRight(draft, 'what', 'a'), 'what').correct).toEqual(['b']);
    expect(questionOf(toggleRight(toggleRight(draft, 'what', 'a'), 'what', 'a'), 'what').correct).toEqual([
      'a',
      'b',
    ]);
  });

  test('is in one gap only, and there are as many gaps as the text has', () => {
    const fill = setQuestionType(draft, 'what', 'fill');
    expect(questionOf(fillGap(fill, 'what', 1, 'a'), 'what').correct).toEqual(['', 'a']);
    expect(questionOf(fitGaps(fill, 'what', 3), 'what').correct).toEqual(['a', 'b', '']);
    expect(questionOf(fitGaps(fill, 'what', 1), 'what').correct).toEqual(['a']);
    expect(fitGaps(draft, 'who', 2)).toBe(draft);
  });
});

describe('a stop', () => {
  const first = addQuestion({ shared: {}, texts: {} }, { id: 'q_cccccccc', isInFilm: true });
  const film = addQuestion(first, { id: 'q_dddddddd', isInFilm: true });

  test('stands after the last one when it is added', () => {
    expect(listQuestions(film).map(({ at, explainedAt }) => [at, explainedAt])).toEqual([
      [10, 0],
      [20, 10],
    ]);
  });

  test('is kept in tenths of a second and within the film', () => {
    expect(questionOf(setStop(film, 'question-1', { at: 12.34 }, 60), 'question-1').at).toBe(12.3);
    expect(questionOf(setStop(film, 'question-2', { at: 99 }, 60), 'question-2').at).toBe(60);
    expect(questionOf(setStop(film, 'question-1', { explainedAt: -1 }, 60), 'question-1').explainedAt).toBe(
      0,
    );
  });

  test('takes its place in the order of the film', () => {
    const moved = setStop(film, 'question-1', { at: 30 }, 60);
    expect(listQuestions(moved).map(({ slug }) => slug)).toEqual(['question-2', 'question-1']);
  });
});

test('a draft of something else, or of nothing, has no questions', () => {
  expect(listQuestions({ shared: {}, texts: {} })).toEqual([]);
  expect(listQuestions({ shared: { questions: ['who', null] }, texts: {} })).toEqual([]);
});
