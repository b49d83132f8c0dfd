import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The live quizzes that someone has begun or taken part in since yesterday, and her answers. */
export async function exportPresenting({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const begun = await db
    .selectFrom('live_sessions')
    .select(['item_id', 'state', 'started_at', 'ended_at'])
    .where('started_by', '=', userId)
    .orderBy('started_at')
    .execute();
  const joined = await db
    .selectFrom('live_players')
    .innerJoin('live_sessions', 'live_sessions.id', 'live_players.session_id')
    .select(['live_sessions.item_id', 'live_players.joined_at', 'live_players.removed_at'])
    .where('live_players.user_id', '=', userId)
    .orderBy('live_players.joined_at')
    .execute();
  const answers = await db
    .selectFrom('live_answers')
    .innerJoin('live_players', 'live_players.id', 'live_answers.player_id')
    .select(['question_id', 'response', 'correct', 'answered_at'])
    .where('live_players.user_id', '=', userId)
    .orderBy('answered_at')
    .execute();
  return { begun, joined, answers };
}
