import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Response } from './grading.ts';
import { questionIdOf } from './open-quizzes.ts';

/** The first answer to a question; in authored ids. */
export interface FirstAnswer {
  questionId: string;
  response: Response;
  correct: boolean;
}

/** A person's first answers to the questions of an item, in the order given. */
export async function listAnswers(db: Db, userId: UserId, itemId: string): Promise<FirstAnswer[]> {
  const rows = await db
    .selectFrom('quiz_answers')
    .select(['question_id', 'response', 'correct'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute();
  return rows.map(({ question_id, response, correct }) => ({
    questionId: question_id,
    response: response.split(','),
    correct,
  }));
}

/** Keeps an answer if it is the first one to its question; a later one changes nothing. */
export async function keepFirstAnswer(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  itemId: string,
  { questionId, response, correct }: FirstAnswer,
): Promise<void> {
  await db
    .insertInto('quiz_answers')
    .values({
      user_id: userId,
      item_id: itemId,
      question_id: questionId,
      response: response.join(','),
      correct,
      answered_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of the VidQuiz questions a person has answered, in that order; those of the present catalogue. */
export async function listVidQuizQuestions(ctx: Ctx, userId: UserId): Promise<string[]> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  const rows = await ctx.db
    .selectFrom('quiz_answers')
    .select(['item_id', 'question_id'])
    .where('user_id', '=', userId)
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute();
  return rows
    .filter(({ item_id }) => itemById.get(item_id)?.type === 'vidquiz')
    .map(({ item_id, question_id }) => questionIdOf(item_id, question_id));
}
