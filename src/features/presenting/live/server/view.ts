import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findShownQuiz, type ShowingCtx, type ShownQuiz } from '#features/learning/server/public.ts';
import type { LiveCounts, LiveTold, LiveView, OwnLiveAnswer } from '../contract.ts';
import { findHardest, isTold } from '../policy.ts';
import { countResponses, listOwnAnswers, tallyOf, type GivenResponse } from './answers.ts';
import type { PlayerRow } from './players.ts';
import type { SessionRow } from './sessions.ts';

/** A session as everyone who follows it sees it, in one language. Keys are in it only once they are shown. */
export async function viewSession(
  ctx: ShowingCtx,
  session: SessionRow,
  locale: Locale = ctx.locale,
): Promise<LiveView> {
  const { id, version, state, index, questionIds } = session;
  const quiz = await findShownQuiz(ctx, session.itemId, locale);
  const question = questionOf(quiz, questionIds[index]);
  const isAsked = state === 'question' || state === 'reveal';
  return {
    id,
    version,
    title: quiz?.item.title ?? '',
    ...(quiz?.item.bodyLang && { lang: quiz.item.bodyLang }),
    state,
    index,
    count: questionIds.length,
    question: (isAsked && question?.view) || null,
    told: state === 'reveal' && question ? await tell(ctx, session, question) : null,
    hardest: state === 'ended' ? await describeHardest(ctx, session, quiz) : null,
  };
}

type Question = ShownQuiz['questions'][number];

async function tell(ctx: Pick<Ctx, 'db'>, { id }: SessionRow, question: Question): Promise<LiveTold> {
  const given = await countResponses(ctx, id, question.id);
  const { type, answers } = question.view;
  const hasBars = type === 'single' || type === 'multiple';
  return {
    ...question.tell(),
    ...tallyOf(given, question.id),
    bars: hasBars
      ? answers.map((answer) => ({ id: answer.id, count: countChosen(given, question, answer.id) }))
      : [],
  };
}

function countChosen(given: readonly GivenResponse[], question: Question, answerId: string): number {
  return given
    .filter(({ response }) => question.write(response).split(',').includes(answerId))
    .reduce((total, { times }) => total + times, 0);
}

async function describeHardest(
  ctx: Pick<Ctx, 'db'>,
  { id, questionIds }: SessionRow,
  quiz: ShownQuiz | undefined,
) {
  const given = await countResponses(ctx, id);
  const hardest = findHardest(questionIds.map((questionId) => tallyOf(given, questionId)));
  const question = hardest === undefined ? undefined : questionOf(quiz, questionIds[hardest]);
  return question ? { ask: question.view.ask, explanation: question.tell().explanation } : null;
}

export function questionOf(quiz: ShownQuiz | undefined, id: string | undefined): Question | undefined {
  return quiz?.questions.find((question) => question.id === id);
}

/** How many are in, and how many of them have answered what is asked now. */
export async function countSession({ db }: Pick<Ctx, 'db'>, session: SessionRow): Promise<LiveCounts> {
  const { players } = await db
    .selectFrom('live_players')
    .select(({ fn }) => fn.countAll<string>().as('players'))
    .where('session_id', '=', session.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { answered } = await db
    .selectFrom('live_answers')
    .select(({ fn }) => fn.countAll<string>().as('answered'))
    .where('session_id', '=', session.id)
    .where('question_id', '=', session.questionIds[session.index] ?? '')
    .executeTakeFirstOrThrow();
  return { players: Number(players), answered: session.state === 'lobby' ? 0 : Number(answered) };
}

/** What each of these players answered to the current question; whether it is right only once that is shown to everyone. */
export async function viewOwnAnswers(
  ctx: ShowingCtx,
  session: SessionRow,
  players: readonly Pick<PlayerRow, 'id'>[],
): Promise<Map<string, OwnLiveAnswer>> {
  const { index } = session;
  const given = await listOwnAnswers(
    ctx,
    session,
    players.map(({ id }) => id),
  );
  const question =
    given.size > 0
      ? questionOf(await findShownQuiz(ctx, session.itemId), session.questionIds[index])
      : undefined;
  return new Map(
    players.map(({ id }) => {
      const own = given.get(id);
      const responseId = own && question ? question.write(own.response) : null;
      return [
        id,
        { index, responseId, correct: own && isTold(session, index) ? own.correct : null },
      ] as const;
    }),
  );
}
