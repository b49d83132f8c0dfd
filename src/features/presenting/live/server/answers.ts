import { sql } from 'kysely';
import { Conflict, Invalid, NotFound, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findShownQuiz } from '#features/learning/server/public.ts';
import type { LivePlayerId, LiveSessionId } from '#features/presenting/server/tables.ts';
import type { LiveAnswerInput, OwnLiveAnswer } from '../contract.ts';
import { isTold, takesAnswer, type Tally } from '../policy.ts';
import { findPlayer } from './players.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { tellLive } from './told.ts';

/** More than a hand can press. */
const answersOfPlayer = { tries: 40, seconds: 60 };

/**
 * Keeps the caller's first answer to the question that is open. A repeat, as after a lost response, returns the one that
 * was kept; a late answer is refused. Nothing tells whether it is right.
 */
export async function answerLive(ctx: RequestCtx, input: LiveAnswerInput): Promise<OwnLiveAnswer> {
  const session = await findSession(ctx, input.id);
  const player = session && (await findPlayer(ctx, session));
  if (!session || !player || player.isRemoved) throw new NotFound();
  const taken = await ctx.limits.take(`presenting.answer:${player.id}`, answersOfPlayer);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const questionId = session.questionIds[input.index];
  const quiz = await findShownQuiz(ctx, session.itemId);
  const question = quiz?.questions.find(({ id }) => id === questionId);
  if (questionId === undefined || !question) throw new NotFound();
  const graded = question.grade(input.responseId);
  if (!graded) throw new Invalid([{ path: 'responseId', messageKey: 'presenting.refusal.noAnswer' }]);
  return inTransaction(ctx, async (ctx) => {
    // A step that follows waits for this answer, so that every count is of the answers there are.
    const current = await findSession(ctx, session.id, 'share');
    const isIn = await ctx.db
      .selectFrom('live_players')
      .select('id')
      .where('id', '=', player.id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!current || !isIn) throw new NotFound();
    const kept = await findAnswer(ctx, session.id, questionId, player.id);
    if (kept === undefined && !takesAnswer(current, input.index))
      throw new Conflict('question_closed', 'presenting.refusal.questionClosed');
    if (kept === undefined) {
      await ctx.db
        .insertInto('live_answers')
        .values({
          session_id: session.id,
          question_id: questionId,
          player_id: player.id,
          ...graded,
          answered_at: ctx.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      tellLive(ctx, session.id, 'counted');
    }
    const own = await findAnswer(ctx, session.id, questionId, player.id);
    return {
      index: input.index,
      responseId: own ? question.write(own.response) : null,
      correct: own && isTold(current, input.index) ? own.correct : null,
    };
  });
}

async function findAnswer(
  { db }: Pick<Ctx, 'db'>,
  sessionId: LiveSessionId,
  questionId: string,
  playerId: LivePlayerId,
): Promise<{ response: string; correct: boolean } | undefined> {
  return db
    .selectFrom('live_answers')
    .select(['response', 'correct'])
    .where('session_id', '=', sessionId)
    .where('question_id', '=', questionId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Players' own answers to the current question, of those who gave one. */
export async function listOwnAnswers(
  ctx: Pick<Ctx, 'db'>,
  session: SessionRow,
  players: readonly LivePlayerId[],
): Promise<Map<LivePlayerId, { response: string; correct: boolean }>> {
  const questionId = session.questionIds[session.index];
  if (questionId === undefined || players.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('live_answers')
    .select(['player_id', 'response', 'correct'])
    .where('session_id', '=', session.id)
    .where('question_id', '=', questionId)
    .where('player_id', 'in', players)
    .execute();
  return new Map(rows.map(({ player_id, ...answer }) => [player_id, answer]));
}

/** How often each response was given to each question. */
export interface GivenResponse {
  questionId: string;
  response: string;
  correct: boolean;
  times: number;
}

export async function countResponses(
  { db }: Pick<Ctx, 'db'>,
  id: LiveSessionId,
  questionId?: string,
): Promise<GivenResponse[]> {
  const rows = await db
    .selectFrom('live_answers')
    .select(['question_id', 'response', 'correct', sql<string>`count(*)`.as('times')])
    .where('session_id', '=', id)
    .$if(questionId !== undefined, (query) => query.where('question_id', '=', questionId ?? ''))
    .groupBy(['question_id', 'response', 'correct'])
    .orderBy('question_id')
    .orderBy('response')
    .execute();
  return rows.map(({ question_id, times, ...given }) => ({
    ...given,
    questionId: question_id,
    times: Number(times),
  }));
}

/** Of one question. */
export function tallyOf(given: readonly GivenResponse[], questionId: string | undefined): Tally {
  const own = given.filter((one) => one.questionId === questionId);
  const sum = (rows: readonly GivenResponse[]) => rows.reduce((total, { times }) => total + times, 0);
  return { answered: sum(own), right: sum(own.filter(({ correct }) => correct)) };
}
