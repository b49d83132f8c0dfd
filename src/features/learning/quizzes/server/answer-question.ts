import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { QuizAnswer } from '../contract.ts';
import { noteLearning } from '#features/families/server/public.ts';
import { noteActivity } from '#features/reports/server/public.ts';
import { secondsPerAct } from '#features/learning/server/seconds-per-act.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { listCompleted, recordCompletion } from '#features/learning/progress/server/completions.ts';
import { isWatched } from '#features/learning/films/server/watched.ts';
import { findProgress } from '#features/learning/progress/server/item-progress.ts';
import { lengthOf, missingFrom, toTenths } from '#features/learning/progress/server/spans.ts';
import { keepFirstAnswer, listAnswers, type FirstAnswer } from './answers.ts';
import { disguise } from './opaque-ids.ts';
import { isResponse, isRight } from './grading.ts';
import { getOpenQuestion, type AskedQuestion } from './open-quizzes.ts';
import { revealAnswer } from './revealed-answer.ts';

type Outcome = Pick<QuizAnswer, 'score' | 'awarded' | 'items'>;

/**
 * Grades an answer and reveals the right one. A member's first answer to each question is kept and counts; the last one
 * completes the item and earns its award, once. Nothing is kept for a visitor, or a minor awaiting approval. Refuses
 * anything that is not an answer to this question, and, with `not_watched`, a first answer at a stop that the film has
 * not been watched up to.
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
  await noteLearning(ctx, { itemId: item.id, seconds: secondsPerAct });
  const first = { questionId: question.id, response, correct };
  return {
    ...revealAnswer(question, disguised, correct),
    ...(isKept && (await countAnswer(ctx, { item, questions, question, first }))),
  };
}

interface Counted {
  item: CatalogueItem;
  /** All of the item's questions. */
  questions: readonly AskedQuestion[];
  question: AskedQuestion;
  first: FirstAnswer;
}

/** Keeps the answer if it is the first; completes the item if no question is left. */
function countAnswer(ctx: RequestCtx, { item, questions, question, first }: Counted): Promise<Outcome> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    // Of the last two answers given concurrently, one must see the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`answers:${userId}:${item.id}`}, 0))`.execute(
      ctx.db,
    );
    await refuseUnwatched(ctx, userId, item.id, question);
    if (await keepFirstAnswer(ctx, userId, item.id, first))
      ctx.afterCommit(() => noteAnswer(ctx, item, first));
    const given = await listAnswers(ctx.db, userId, item.id);
    const counted = given.filter(({ questionId }) => questions.some(({ id }) => id === questionId));
    if (counted.length < questions.length) return {};
    const score = counted.filter(({ correct }) => correct).length / questions.length;
    const awarded = await recordCompletion(ctx, item, score);
    return { score, awarded, items: await listCompleted(ctx.db, userId) };
  });
}

/** For the hardest questions and their commonest wrong answers. */
function noteAnswer(
  ctx: RequestCtx,
  item: CatalogueItem,
  { questionId, response, correct }: FirstAnswer,
): void {
  const detail = correct ? '' : response.join(',');
  noteActivity(ctx, { kind: 'answered', subject: `${item.id}/${questionId}`, detail });
}

/** A stop follows the part that leads to it: as large a share of that must have been seen as completes a film. */
async function refuseUnwatched(
  { db }: Pick<RequestCtx, 'db'>,
  userId: UserId,
  itemId: string,
  question: AskedQuestion,
): Promise<void> {
  if (!('at' in question)) return;
  const { progress } = await findProgress(db, userId, itemId);
  const stop = toTenths(question.at);
  const watchedTenths = stop - lengthOf(missingFrom(progress?.spans ?? [], [0, stop]));
  if (isWatched(watchedTenths, question.at)) return;
  const given = await listAnswers(db, userId, itemId);
  if (!given.some(({ questionId }) => questionId === question.id))
    throw new Conflict('not_watched', 'learning.refusal.notWatchedToStop');
}
