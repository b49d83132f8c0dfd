import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Response } from './grading.ts';

/** The first answer to a question, in authored ids. */
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

/** Keeps an answer if it is the first to its question, and says whether it is; later ones change nothing. */
export async function keepFirstAnswer(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  itemId: string,
  { questionId, response, correct }: FirstAnswer,
): Promise<boolean> {
  const kept = await db
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
    .returning('question_id')
    .executeTakeFirst();
  return kept !== undefined;
}
