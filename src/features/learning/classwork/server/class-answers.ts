import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { rightResponse } from '#features/learning/quizzes/server/grading.ts';
import { questionsOf, type AskedQuestion } from '#features/learning/quizzes/server/open-quizzes.ts';
import { wordsOf } from '#features/learning/quizzes/server/response-words.ts';
import { selectLearners, type Learner } from './class-work.ts';

/** How a question was answered by a class: only first answers, given while their authors were in it. */
export interface QuestionResult {
  itemId: string;
  questionId: string;
  ask: string;
  /** The right answer, in words. */
  right: string;
  answered: number;
  missed: number;
  /** The wrong answers given, in words, the most frequent first. */
  wrong: { words: string; students: number }[];
}

/** One answer of one person, in words. */
export interface AnswerGiven {
  userId: UserId;
  itemId: string;
  questionId: string;
  ask: string;
  given: string;
  right: string;
  correct: boolean;
  at: Date;
}

/** The results of all questions of these items that anyone has answered, in the order of the items: one query. */
export async function listQuestionResults(
  ctx: Ctx,
  learners: readonly Learner[],
  itemIds: readonly string[],
  locale: Locale = ctx.locale,
): Promise<QuestionResult[]> {
  const questions = await listQuestions(ctx, itemIds, locale);
  if (learners.length === 0 || questions.length === 0) return [];
  const { rows } = await sql<{
    itemId: string;
    questionId: string;
    response: string;
    correct: boolean;
    students: number;
  }>`
    with learners as (${selectLearners(learners)})
    select q.item_id as "itemId", q.question_id as "questionId", q.response, q.correct, count(*)::integer as students
    from quiz_answers q join learners l on l.user_id = q.user_id and q.answered_at >= l.since
    where q.item_id = any(${itemIds}::text[])
    group by q.item_id, q.question_id, q.response, q.correct
  `.execute(ctx.db);
  const byQuestion = Map.groupBy(rows, ({ itemId, questionId }) => `${itemId}/${questionId}`);
  return questions.flatMap(({ itemId, question }) => {
    const given = byQuestion.get(`${itemId}/${question.id}`);
    if (!given) return [];
    const wrong = given.filter(({ correct }) => !correct);
    return {
      itemId,
      questionId: question.id,
      ask: question.ask,
      right: rightWords(question),
      answered: sumOf(given),
      missed: sumOf(wrong),
      wrong: wrong
        .map(({ response, students }) => ({ words: wordsOf(question, response), students }))
        .toSorted((one, other) => other.students - one.students || one.words.localeCompare(other.words)),
    };
  });
}

/** What these people have answered to the questions of these items, each in the order of the questions: one query. */
export async function listAnswersGiven(
  ctx: Ctx,
  learners: readonly Learner[],
  itemIds: readonly string[],
): Promise<AnswerGiven[]> {
  const questions = await listQuestions(ctx, itemIds, ctx.locale);
  if (learners.length === 0 || questions.length === 0) return [];
  const { rows } = await sql<{
    userId: UserId;
    itemId: string;
    questionId: string;
    response: string;
    correct: boolean;
    at: Date;
  }>`
    with learners as (${selectLearners(learners)})
    select user_id as "userId", item_id as "itemId", question_id as "questionId", response, correct, answered_at as at
    from quiz_answers q join learners l using (user_id)
    where q.answered_at >= l.since and q.item_id = any(${itemIds}::text[])
  `.execute(ctx.db);
  const given = new Map(rows.map((row) => [`${row.userId} ${row.itemId} ${row.questionId}`, row]));
  return learners.flatMap(({ userId }) =>
    questions.flatMap(({ itemId, question }) => {
      const row = given.get(`${userId} ${itemId} ${question.id}`);
      if (!row) return [];
      const { response, correct, at } = row;
      return {
        userId,
        itemId,
        questionId: question.id,
        ask: question.ask,
        given: wordsOf(question, response),
        right: rightWords(question),
        correct,
        at,
      };
    }),
  );
}

async function listQuestions(
  ctx: Ctx,
  itemIds: readonly string[],
  locale: Locale,
): Promise<{ itemId: string; question: AskedQuestion }[]> {
  const { itemById } = await getCatalogue(ctx, locale);
  return itemIds.flatMap((itemId) => {
    const item = itemById.get(itemId);
    return ((item && questionsOf(item)) ?? []).map((question) => ({ itemId, question }));
  });
}

function rightWords(question: AskedQuestion): string {
  return wordsOf(question, rightResponse(question).join(','));
}

function sumOf(rows: readonly { students: number }[]): number {
  return rows.reduce((sum, { students }) => sum + students, 0);
}
