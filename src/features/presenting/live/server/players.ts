import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { avatarHref } from '#core/avatar-names.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { daySeconds } from '#core/durations.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findStanding } from '#features/classes/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { LivePlayerId, LiveSessionId } from '#features/presenting/server/tables.ts';
import type { LivePlayer } from '../contract.ts';
import { readName } from '../policy-names.ts';
import { playersAtMost } from '../policy.ts';
import { findSession, getTaughtSession, type SessionRow } from './sessions.ts';
import { tellLive } from './told.ts';

const cookieName = 'live';
const Held = z.object({ token: z.string() });

export interface PlayerRow {
  id: LivePlayerId;
  userId: UserId | null;
  nameKey: string | null;
  isRemoved: boolean;
}

type PlayerCtx = Pick<RequestCtx, 'db' | 'actor' | 'signedCookies'>;

/** The caller's place in a session: as the person she is signed in as, else as this device. */
export async function findPlayer(
  ctx: PlayerCtx,
  { id }: Pick<SessionRow, 'id'>,
): Promise<PlayerRow | undefined> {
  const { actor } = ctx;
  const token = readToken(ctx);
  const rows = await ctx.db
    .selectFrom('live_players')
    .select(['id', 'user_id', 'name_key', 'removed_at'])
    .where('session_id', '=', id)
    .where((where) =>
      where.or([
        where('user_id', '=', actor.kind === 'member' ? actor.userId : null),
        where('token_hash', '=', token === undefined ? null : hashOf(id, token)),
      ]),
    )
    .limit(2)
    .execute();
  const row = rows.find(({ user_id }) => user_id !== null) ?? rows[0];
  return row && toPlayerRow(row);
}

/** The caller as a student of the session's class, with her account. */
export async function findOwnStudent(
  ctx: Pick<RequestCtx, 'db' | 'actor'>,
  { classId }: Pick<SessionRow, 'classId'>,
): Promise<UserId | undefined> {
  const { actor } = ctx;
  if (actor.kind !== 'member') return undefined;
  const standing = await findStanding(ctx, classId as ClassId, actor.userId);
  return standing?.status === 'joined' ? actor.userId : undefined;
}

/**
 * Takes the caller in: a student of the class as herself, anyone else under a free name of the list. A repeated call
 * returns the place that she has.
 */
export async function enterSession(
  ctx: RequestCtx,
  session: SessionRow,
  nameKey: string | undefined,
): Promise<PlayerRow> {
  const known = await findPlayer(ctx, session);
  if (known) return refuseRemoved(known);
  const userId = await findOwnStudent(ctx, session);
  if (userId === undefined && (nameKey === undefined || !readName(nameKey))) throw new NotFound();
  const token = userId === undefined ? (readToken(ctx) ?? randomBytes(32).toString('base64url')) : undefined;
  const player = await inTransaction(ctx, async (ctx) => {
    const current = await findSession(ctx, session.id, 'update');
    if (!current || current.state === 'ended')
      throw new Conflict('live_not_running', 'presenting.refusal.notRunning');
    const { taken } = await ctx.db
      .selectFrom('live_players')
      .select(({ fn }) => fn.countAll<string>().as('taken'))
      .where('session_id', '=', session.id)
      .executeTakeFirstOrThrow();
    if (Number(taken) >= playersAtMost) throw new Conflict('live_full', 'presenting.refusal.full');
    const row = await ctx.db
      .insertInto('live_players')
      .values({
        id: randomUUID() as LivePlayerId,
        session_id: session.id,
        user_id: userId ?? null,
        token_hash: token === undefined ? null : hashOf(session.id, token),
        name_key: userId === undefined ? (nameKey ?? null) : null,
        joined_at: ctx.clock.now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id', 'name_key', 'removed_at'])
      .executeTakeFirst();
    if (row) tellLive(ctx, session.id, 'counted');
    return row && toPlayerRow(row);
  });
  if (token !== undefined) ctx.signedCookies.set(cookieName, { token }, daySeconds);
  if (player) return player;
  // She came in twice at once, or someone else took the name a moment ago.
  const other = await findPlayer(ctx, session);
  if (other) return refuseRemoved(other);
  throw new Conflict('name_taken', 'presenting.refusal.nameTaken');
}

/** Takes a player out, with her answers: every count is of those who are in. */
export async function removePlayer(
  ctx: Ctx,
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  await getTaughtSession(ctx, id);
  const player = playerId as LivePlayerId;
  await inTransaction(ctx, async (ctx) => {
    const session = await findSession(ctx, id, 'update');
    if (!session) throw new NotFound();
    const { numUpdatedRows } = await ctx.db
      .updateTable('live_players')
      .set({ removed_at: ctx.clock.now() })
      .where('id', '=', player)
      .where('session_id', '=', session.id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new NotFound();
    await ctx.db.deleteFrom('live_answers').where('player_id', '=', player).execute();
    tellLive(ctx, session.id, 'removed');
  });
}

/** Everyone who is in, in the order in which they came. */
export async function listPlayers(ctx: Pick<Ctx, 'db'>, id: LiveSessionId): Promise<PlayerRow[]> {
  const rows = await ctx.db
    .selectFrom('live_players')
    .select(['id', 'user_id', 'name_key', 'removed_at'])
    .where('session_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  return rows.map(toPlayerRow);
}

/** Players as they are shown, to their teacher and to themselves. */
export async function showPlayers(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  players: readonly PlayerRow[],
): Promise<LivePlayer[]> {
  const ids = players.flatMap(({ userId }) => userId ?? []);
  const people = ids.length > 0 ? await describePeople(ctx, ids) : undefined;
  return players.map(({ id, userId, nameKey }) => {
    const person = userId === null ? undefined : people?.get(userId);
    const picture = nameKey === null ? undefined : readName(nameKey)?.picture;
    return {
      id,
      nameKey,
      name: person?.displayName ?? null,
      avatar: person?.avatar ?? (picture ? avatarHref(picture) : null),
    };
  });
}

function refuseRemoved(player: PlayerRow): PlayerRow {
  if (player.isRemoved) throw new Conflict('live_removed', 'presenting.refusal.removed');
  return player;
}

function readToken({ signedCookies }: Pick<RequestCtx, 'signedCookies'>): string | undefined {
  return Held.safeParse(signedCookies.read(cookieName)).data?.token;
}

/** Of the session too, so that nothing links the places of one device in two sessions. */
function hashOf(id: LiveSessionId, token: string): string {
  return createHash('sha256').update(`${id}\n${token}`).digest('base64url');
}

function toPlayerRow(row: {
  id: LivePlayerId;
  user_id: UserId | null;
  name_key: string | null;
  removed_at: Date | null;
}): PlayerRow {
  return { id: row.id, userId: row.user_id, nameKey: row.name_key, isRemoved: row.removed_at !== null };
}
