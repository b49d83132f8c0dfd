import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { visitor } from '#core/actor.ts';
import { TooMany } from '#core/refusals.ts';
import { createLiveRooms, findSeat } from '#features/presenting/server/public.ts';
import { refuseViewing } from '#platform/http/guard.ts';
import { openEventStream } from '#platform/http/event-stream.ts';
import { createOpenStreams } from '#platform/http/open-streams.ts';
import { createMemoryLimits } from '#platform/limits/memory-limits.ts';
import { createCtx, createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

export const liveStreamAddress = '/api/live/:sessionId/stream';

const openings = { tries: 60, seconds: 60 };
/** Of one player, or of one teacher. */
const perPerson = 20;
const comeBackSeconds = 60;
/** Below the idle timeouts of proxies and our own server. */
const heartbeatMilliseconds = 25_000;

/** Tells the pages of a live quiz where it is, at once and at every step, as server-sent events. */
export function registerLiveStream(app: FastifyInstance, services: Services): void {
  const { events, log, clock } = services;
  const rooms = createLiveRooms({
    events,
    log,
    createCtx: (locale) => ({ ...createCtx(services, visitor, locale), sealing: services.sealing }),
  });
  const open = createOpenStreams<ServerResponse>({ perPerson });
  const limits = createMemoryLimits(clock);
  const unsubscribe = events.subscribe('signIn.session.ended', (sessionId) =>
    sessionId === '' ? open.endAll() : open.endOfSession(sessionId),
  );
  const heartbeat = setInterval(() => rooms.heartbeat(), heartbeatMilliseconds).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unsubscribe();
    rooms.close();
  });

  app.get<{ Params: { sessionId: string }; Querystring: { as?: string } }>(
    liveStreamAddress,
    { config: { shedding: 'uncounted' } },
    async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      refuseViewing(ctx.actor);
      const { sessionId } = request.params;
      const { playerId } = await findSeat(ctx, sessionId, request.query.as === 'teacher');
      const { actor, locale } = ctx;
      const owner = {
        userId: playerId ?? (actor.kind === 'member' ? actor.userId : ''),
        // A player without an account has no session that could end.
        sessionId: actor.kind === 'member' ? actor.sessionId : 'none',
      };
      const taken = await limits.take(owner.userId, openings);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      if (!open.mayOpen(owner)) throw new TooMany(comeBackSeconds);
      const stream = openEventStream(reply, { leastPause: 500, mostPause: 2000 });
      open.add(stream, owner);
      const leave = rooms.enter(sessionId, {
        write: (text) => stream.write(text),
        end: () => stream.end(),
        locale,
        playerId,
      });
      stream.on('close', () => {
        open.remove(stream, owner);
        leave();
      });
      return reply;
    },
  );
}
