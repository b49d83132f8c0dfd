import { signedIn } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SessionView } from '../contract.ts';
import { nameZone } from '#platform/jewish-calendar/visitor-place.ts';
import { describeDevice } from './device.ts';
import { endSessionsOf } from './sessions.ts';

/** More than anyone uses; older ones beyond that are not shown, but end with all others. */
const shownAtMost = 100;

/** Where the caller is signed in: this session first, then by most recent use. */
export async function listSessions(ctx: Ctx): Promise<SessionView[]> {
  const { userId, sessionId } = signedIn(ctx);
  const sessions = (await listSessionsOf(ctx, userId)).map(({ byPictures: _byPictures, ...session }) => ({
    ...session,
    current: session.id === sessionId,
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Where a person is signed in, by most recent use, and whether with her pictures. Ask only for someone who may know. */
export async function listSessionsOf(
  ctx: Ctx,
  userId: UserId,
): Promise<(Omit<SessionView, 'current'> & { byPictures: boolean })[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'time_zone', 'created_at', 'last_seen_at', 'opened_by_pictures'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(shownAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.user_agent),
    place: row.time_zone === null ? null : nameZone(row.time_zone, ctx.locale),
    firstSeen: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    byPictures: row.opened_by_pictures,
  }));
}

/** Ends one of the caller's sessions, at once. Another person's is not found. */
export async function endOneSession(ctx: Ctx, id: string): Promise<void> {
  await endSessionOf(ctx, signedIn(ctx).userId, id);
}

/** Ends one session of a person, at once. Another person’s is not found. */
export async function endSessionOf(ctx: Ctx, userId: UserId, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('sessions')
      .where('id', '=', id as SessionId)
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    if (!ended.length) throw new NotFound();
    ctx.afterCommit(() => ctx.events.publish('signIn.session.ended', id));
  });
}

/** Ends every session of the caller's except that of this request. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  await inTransaction(ctx, (ctx) => endSessionsOf(ctx, userId, { except: sessionId }));
}
