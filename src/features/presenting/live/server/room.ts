import { readClearCode } from '#core/clear-code.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findClassEntrance, findOpenClass } from '#features/classes/server/public.ts';
import { codeLength } from '#features/classes/contract.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { LiveJoinInput, LivePlayer, LiveRoom } from '../contract.ts';
import { offerNames } from '../policy-names.ts';
import { enterSession, findOwnStudent, findPlayer, showPlayers, type PlayerRow } from './players.ts';
import { findRunning, listByCode, type SessionRow } from './sessions.ts';
import { viewOwnAnswers, viewSession } from './view.ts';

interface Found {
  className: string;
  session: SessionRow | undefined;
  player: PlayerRow | undefined;
}

/** What a class's code opens for the caller. Changes nothing except the count of wrong codes. */
export async function describeRoom(ctx: RequestCtx, { code }: { code: string }): Promise<LiveRoom> {
  const { className, session, player } = await findRoom(ctx, code);
  if (!session) return { className, view: null, me: null, own: null, removed: false, names: [], self: null };
  const isIn = player !== undefined && !player.isRemoved;
  const [me] = isIn ? await showPlayers(ctx, [player]) : [];
  const own = isIn ? (await viewOwnAnswers(ctx, session, [player])).get(player.id) : undefined;
  const mayEnter = !player && session.state !== 'ended';
  const student = mayEnter ? await findOwnStudent(ctx, session) : undefined;
  return {
    className,
    view: await viewSession(ctx, session),
    me: me ?? null,
    own: own ?? null,
    removed: player?.isRemoved ?? false,
    names: mayEnter && student === undefined ? await offerFreeNames(ctx, session) : [],
    self:
      student === undefined ? null : ((await describePeople(ctx, [student])).get(student)?.displayName ?? ''),
  };
}

/** Takes the caller into what runs in the class. */
export async function joinLive(ctx: RequestCtx, { code, nameKey }: LiveJoinInput): Promise<LivePlayer> {
  const { session } = await findRoom(ctx, code);
  if (!session) throw new Conflict('live_not_running', 'presenting.refusal.notRunning');
  const player = await enterSession(ctx, session, nameKey);
  const [shown] = await showPlayers(ctx, [player]);
  if (!shown) throw new NotFound();
  return shown;
}

/**
 * The session that a code leads to. A player who is in finds back with the code that she came with, even after it was
 * paused or replaced; everyone else needs the class's code of now, and wrong ones are counted.
 */
async function findRoom(ctx: RequestCtx, typed: string): Promise<Found> {
  const code = readClearCode(typed, codeLength);
  for (const session of code === undefined ? [] : await listByCode(ctx, code)) {
    const player = await findPlayer(ctx, session);
    if (!player) continue;
    const entrance = await findClassEntrance(ctx, session.classId);
    if (!entrance) break;
    // It has ended, and perhaps the next has begun.
    const next =
      session.state === 'ended' && entrance.isOpen ? await findRunning(ctx, session.classId) : undefined;
    return next
      ? { className: entrance.name, session: next, player: await findPlayer(ctx, next) }
      : { className: entrance.name, session, player };
  }
  const found = await findOpenClass(ctx, typed);
  if (!found) throw new NotFound();
  const session = await findRunning(ctx, found.id);
  return { className: found.name, session, player: session && (await findPlayer(ctx, session)) };
}

async function offerFreeNames({ db }: RequestCtx, { id }: SessionRow): Promise<string[]> {
  const rows = await db
    .selectFrom('live_players')
    .select('name_key')
    .where('session_id', '=', id)
    .where('name_key', 'is not', null)
    .execute();
  return offerNames(new Set(rows.map(({ name_key }) => name_key ?? '')), Math.random);
}
