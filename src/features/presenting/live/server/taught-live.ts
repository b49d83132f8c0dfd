import { sql } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findClassEntrance } from '#features/classes/server/public.ts';
import { findShownQuiz } from '#features/learning/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { LiveResults, LiveSession } from '../contract.ts';
import { countResponses, tallyOf } from './answers.ts';
import { listPlayers, showPlayers } from './players.ts';
import { getTaughtSession, type SessionRow } from './sessions.ts';
import { countSession, questionOf, viewSession } from './view.ts';

/** A live quiz as the teacher of its class sees it. */
export async function getTaughtLive(ctx: RequestCtx, { id }: { id: string }): Promise<LiveSession> {
  const session = await getTaughtSession(ctx, id);
  const entrance = await findClassEntrance(ctx, session.classId);
  if (!entrance) throw new NotFound();
  return {
    classId: session.classId,
    className: session.className,
    itemId: session.itemId,
    code: entrance.shownCode,
    open: entrance.isOpen,
    view: await viewSession(ctx, session),
    counts: await countSession(ctx, session),
    players: await showPlayers(ctx, await listPlayers(ctx, session.id)),
    results: session.state === 'ended' ? await describeResults(ctx, session) : null,
  };
}

/** Question by question, and of her students with an account how many they answered rightly: never of the others. */
async function describeResults(ctx: RequestCtx, session: SessionRow): Promise<LiveResults> {
  const quiz = await findShownQuiz(ctx, session.itemId);
  const given = await countResponses(ctx, session.id);
  const rows = await ctx.db
    .selectFrom('live_players')
    .leftJoin('live_answers', 'live_answers.player_id', 'live_players.id')
    .select([
      'live_players.id',
      'live_players.user_id',
      sql<string>`count(live_answers.player_id)`.as('answered'),
      sql<string>`count(*) filter (where live_answers.correct)`.as('correct'),
    ])
    .where('live_players.session_id', '=', session.id)
    .where('live_players.user_id', 'is not', null)
    .where('live_players.removed_at', 'is', null)
    .groupBy(['live_players.id', 'live_players.user_id'])
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ user_id }) => user_id as UserId),
  );
  const students = rows.flatMap(({ id, user_id, answered, correct }) => {
    const person = people.get(user_id as UserId);
    return person
      ? [{ id, name: person.displayName, answered: Number(answered), right: Number(correct) }]
      : [];
  });
  return {
    questions: session.questionIds.map((questionId) => ({
      ask: questionOf(quiz, questionId)?.view.ask ?? '',
      ...tallyOf(given, questionId),
    })),
    students: students.toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale)),
  };
}
