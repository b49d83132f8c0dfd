import { sql } from 'kysely';
import { signedIn } from '../../../../core/actor.ts';
import { Invalid } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { QuizAnswer } from '../../contract-quizzes.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { listCompleted, recordCompletion } from '../progress/completions.ts';
import { keepFirstAnswer, listAnswers, type FirstAnswer } from './answers.ts';
import { disguise } from './disguises.ts';
import { isResponse, isRight } from './grading.ts';
import { getOpenQuestion } from './open-quizzes.ts';
import { tellOf } from './told.ts';

type Outcome = Pick<QuizAnswer, 'score' | 'awarded' | 'items'>;

/**
 * Grades an answer and tells the right one. A member's first answer to each question is kept and counts; with the last
 * one the item is completed and awarded, once. Of a visitor, and of a minor who waits, nothing is kept. Refuses what is
 * no answer to this question.
 */
export async function answerQuestion(
  ctx: RequestCtx,
  input: { id: string; responseId: string },
): Promise<QuizAnswer> {
  const { item, questions, question } = await getOpenQuestion(ctx, input.id);
  const disguised = disguise(ctx.sealing, item.id, question);
  const response = disguised.read(input.responseId);
  if (!response || !isResponse(question, response))
    throw new Invalid([{ path: 'responseId', messageKey: 'learning.refusal.noAnswer' }]);
  const correct = isRight(question, response);
  const { actor } = ctx;
  const isKept = actor.kind === 'member' && !actor.awaitingGuardian;
  const first = { questionId: question.id, response, correct };
  return {
    ...tellOf(question, disguised, correct),
    ...(isKept && (await countAnswer(ctx, { item, questionIds: questions.map(({ id }) => id), first }))),
  };
}

interface Counted {
  item: CatalogueItem;
  /** All of the item's questions. */
  questionIds: readonly string[];
  first: FirstAnswer;
}

/** Keeps the answer if it is the first; completes the item if no question is open any more. */
function countAnswer(ctx: RequestCtx, { item, questionIds, first }: Counted): Promise<Outcome> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    // Of the last two answers given at once, one must see the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`answers:${userId}:${item.id}`}, 0))`.execute(
      ctx.db,
    );
    await keepFirstAnswer(ctx, userId, item.id, first);
    const given = await listAnswers(ctx.db, userId, item.id);
    const counted = given.filter(({ questionId }) => questionIds.includes(questionId));
    if (counted.length < questionIds.length) return {};
    const score = counted.filter(({ correct }) => correct).length / questionIds.length;
    const awarded = await recordCompletion(ctx, item, score);
    return { score, awarded, items: await listCompleted(ctx.db, userId) };
  });
}
