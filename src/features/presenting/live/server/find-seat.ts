import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { LivePlayerId } from '#features/presenting/server/tables.ts';
import { requireTaughtClass } from '#features/classes/server/public.ts';
import { findPlayer } from './players.ts';
import { findSession } from './sessions.ts';

/** Who follows a session: one of its players, or its teacher if she asks as such. For anyone else it is not found. */
export async function findSeat(
  ctx: RequestCtx,
  id: string,
  isTeacher: boolean,
): Promise<{ playerId: LivePlayerId | undefined }> {
  const session = await findSession(ctx, id);
  if (!session) throw new NotFound();
  if (isTeacher) {
    await requireTaughtClass(ctx, session.classId);
    return { playerId: undefined };
  }
  const player = await findPlayer(ctx, session);
  if (!player || player.isRemoved) throw new NotFound();
  return { playerId: player.id };
}
