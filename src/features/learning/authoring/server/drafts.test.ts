import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import { makePassage } from '#features/learning/testing.ts';
import { DraftMoves, DraftView, type DraftInput } from '../contract.ts';
import { listCitablePassages } from './passages.ts';
import { answerDraft, playDraft } from './try-draft.ts';
import { viewDraft } from './view-draft.ts';

const ids = ['q_cccccccc', 'q_dddddddd', 'q_ffffffff'];

const question = (index: number) => ({
  id: ids[index],
  slug: `question-${index}`,
  type: 'single',
  answers: ['yes', 'no'],
  correct: 'yes',
});
const said = { ask: 'Is it so?', answers: { yes: 'It is', no: 'It is not' }, explanation: 'It is written.' };

function quizDraft(changes: Partial<DraftInput> = {}): DraftInput {
  return {
    id: 'i_new',
    type: 'quiz',
    lang: 'en',
    shared: { questions: [question(0), question(1), question(2)] },
    texts: { questions: { 'question-0': said, 'question-1': said, 'question-2': said } },
    ...changes,
  };
}

const sprint: DraftInput = {
  id: 'i_new',
  type: 'game',
  lang: 'en',
  shared: {
    game: 'sprint',
    seconds: 60,
    statements: Array.from({ length: 8 }, (_, index) => ({ id: `s-${index}`, isTrue: true })),
  },
  texts: {
    learned: 'Something.',
    statements: Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`s-${index}`, { text: `Statement ${index}`, because: 'So.' }]),
    ),
  },
};

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  ctx = makeCtx(database.db);
});

describe('a draft of a quiz', () => {
  test('is seen as learners would see it, without its key', async () => {
    const view = await viewDraft(ctx, quizDraft());
    expect(DraftView.parse(view)).toEqual(view);
    expect(view.issues).toEqual([]);
    expect(view.questions).toHaveLength(3);
    expect(JSON.stringify(view.questions)).not.toMatch(/"yes"|It is written/);
  });

  test('is graded by the judge of published quizzes, and nothing is kept', async () => {
    const draft = quizDraft();
    const { questions = [] } = await viewDraft(ctx, draft);
    const answerIdOf = (text: string) => questions[0]?.answers.find((one) => one.text === text)?.id ?? '';
    const questionId = questions[0]?.id ?? '';
    const answer = (responseId: string) => answerDraft(ctx, { draft, questionId, responseId });
    expect(await answer(answerIdOf('It is'))).toMatchObject({ correct: true, explanation: 'It is written.' });
    expect(await answer(answerIdOf('It is not'))).toMatchObject({ correct: false });
    await expect(answer('yes')).rejects.toThrow(Invalid);
    await expect(answerDraft(ctx, { draft, questionId: 'i_new.none', responseId: 'x' })).rejects.toThrow(
      NotFound,
    );
    expect(await database.db.selectFrom('quiz_answers').select('item_id').execute()).toEqual([]);
  });

  test('tells what is missing at its place, and cannot be tried before', async () => {
    const texts = { questions: { 'question-0': { ...said, answers: { yes: 'It is' } }, 'question-1': said } };
    const draft = quizDraft({ texts });
    const { issues, questions } = await viewDraft(ctx, draft);
    expect(questions).toBeUndefined();
    expect(issues.map(({ path, fault }) => [path, fault])).toEqual([
      ['texts.en.questions.question-2', 'missing'],
      ['texts.en.questions.question-0.answers.no', 'missing'],
    ]);
    await expect(answerDraft(ctx, { draft, questionId: `i_new.${ids[0]}`, responseId: 'x' })).rejects.toThrow(
      NotFound,
    );
  });

  test('tells what does not fit its rules', async () => {
    const draft = quizDraft({ texts: { questions: { 'question-0': { ...said, ask: ' ' } } } });
    const { issues } = await viewDraft(ctx, draft);
    expect(issues).toMatchObject([{ path: 'texts.en.questions.question-0.ask', fault: 'empty' }]);
    const few = await viewDraft(ctx, quizDraft({ shared: { questions: [question(0)] } }));
    expect(few.issues).toMatchObject([{ path: 'shared.questions', fault: 'tooFew', limit: 3, count: 1 }]);
    const long = { ...said, ask: 'x'.repeat(401) };
    const tooLong = await viewDraft(ctx, quizDraft({ texts: { questions: { 'question-0': long } } }));
    expect(tooLong.issues).toMatchObject([{ fault: 'tooLong', limit: 400 }]);
  });

  test('that has not been begun lacks as many as it takes', async () => {
    const { issues } = await viewDraft(ctx, quizDraft({ shared: {} }));
    expect(issues).toMatchObject([{ path: 'shared.questions', fault: 'tooFew', limit: 3, count: 0 }]);
  });

  test('cites passages, and names one that is none', async () => {
    const { id } = await makePassage(ctx);
    const cited = (source: string) =>
      quizDraft({ shared: { questions: [{ ...question(0), sources: [source] }, question(1), question(2)] } });
    expect((await viewDraft(ctx, cited(`${id}:4`))).issues).toEqual([]);
    expect((await viewDraft(ctx, cited(`${id}:9`))).issues).toMatchObject([
      { path: 'shared.questions.0.sources.0', fault: 'other' },
    ]);
  });
});

test('a draft of a game is laid out and judged as a round of a published one', async () => {
  const play = (moves: Parameters<typeof playDraft>[1]['moves']) =>
    playDraft(ctx, { draft: sprint, seed: 1, withoutClock: true, moves });
  const begun = await play([]);
  expect(DraftMoves.parse(begun)).toEqual(begun);
  expect(begun.board).toMatchObject({ game: 'sprint', statements: { length: 8 } });
  const right = Array.from({ length: 8 }, () => ({ act: 'say', isTrue: true }) as const);
  expect(await play(right)).toMatchObject({ end: { score: 100, learned: 'Something.' } });
  expect(await play(right.slice(0, 1))).not.toHaveProperty('end');
});

test('a film has nothing to check besides its course', async () => {
  const view = await viewDraft(ctx, { id: 'i_new', type: 'film', lang: 'he', shared: {}, texts: {} });
  expect(view).toEqual({ issues: [], pictures: [] });
});

test('the passages that may be cited are listed with each of their lines, as readers write them', async () => {
  const { id } = await makePassage(ctx);
  const listed = (await listCitablePassages(ctx, 'he')).find(({ cite }) => cite === id);
  expect(listed).toEqual({
    cite: id,
    book: 'Book (he)',
    reference: 'Book (he) ה, ג–ז',
    opening: 'Peace 3 (he) Peace 4 (he) Peace 7 (he)',
    lines: [
      { cite: `${id}:3`, reference: 'Book (he) ה, ג' },
      { cite: `${id}:4`, reference: 'Book (he) ה, ד' },
      { cite: `${id}:7`, reference: 'Book (he) ה, ז' },
    ],
  });
});
