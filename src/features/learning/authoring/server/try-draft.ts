import { Invalid, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { buildGame } from '#features/learning/games/server/build-game.ts';
import { tellLearned } from '#features/learning/games/server/play-moves.ts';
import type { QuizAnswer } from '#features/learning/quizzes/contract.ts';
import { isResponse, isRight } from '#features/learning/quizzes/server/grading.ts';
import { disguise } from '#features/learning/quizzes/server/opaque-ids.ts';
import { questionIdOf } from '#features/learning/quizzes/server/open-quizzes.ts';
import { revealAnswer } from '#features/learning/quizzes/server/revealed-answer.ts';
import type { DraftInput, DraftMoves, DraftRound } from '../contract.ts';
import { findPictures, getDraftBody } from './view-draft.ts';

/** Grades an answer to a question of a draft as a learner's is graded; nothing is kept. */
export async function answerDraft(
  ctx: RequestCtx,
  { draft, questionId, responseId }: { draft: DraftInput; questionId: string; responseId: string },
): Promise<QuizAnswer> {
  const { questions } = await getDraftBody(ctx, draft, 'quiz', 'vidquiz');
  const question = questions.find(({ id }) => questionIdOf(draft.id, id) === questionId);
  if (!question) throw new NotFound();
  const disguised = disguise(ctx.sealing, draft.id, question);
  const response = disguised.read(responseId);
  if (!response || !isResponse(question, response))
    throw new Invalid([{ path: 'responseId', messageKey: 'learning.refusal.noAnswer' }]);
  return revealAnswer(question, disguised, isRight(question, response));
}

/** Lays out a draft of a game and judges the moves so far, as a learner's round; a clock is only the page's. */
export async function playDraft(
  ctx: RequestCtx,
  { draft, seed, withoutClock, moves }: DraftRound,
): Promise<DraftMoves> {
  const body = await getDraftBody(ctx, draft, 'game');
  const mixing = { seed, locale: draft.lang, withoutClock };
  const { board, judge } = buildGame(body, mixing, await findPictures(ctx, draft.id));
  const { results, isOver, score } = judge(moves, false);
  return { board, results, ...(isOver && { end: { score, ...tellLearned(body) } }) };
}
