import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { TooMany } from '#core/refusals.ts';
import { createCampaignRooms, findLiveCampaign } from '#features/campaigns/server/public.ts';
import { refuseKept } from '#platform/http/guard.ts';
import { openEventStream } from '#platform/http/event-stream.ts';
import { createOpenStreams } from '#platform/http/open-streams.ts';
import { createMemoryLimits } from '#platform/limits/memory-limits.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

export const campaignStreamAddress = '/api/campaigns/:slug/stream';

/** A hall full of telephones is one address (decisions: limits). */
const openings = { tries: 3000, seconds: 60 };
const perAddress = 3000;
const comeBackSeconds = 30;
/** Below the idle timeouts of proxies and our own server. */
const heartbeatMilliseconds = 25_000;

/** Tells the open pages of a campaign what it has raised, at once and after every gift, as server-sent events. */
export function registerCampaignStream(app: FastifyInstance, services: Services): void {
  const { events, log, clock, database } = services;
  const rooms = createCampaignRooms({ events, log, db: database.db });
  const open = createOpenStreams<ServerResponse>({ perPerson: perAddress });
  const limits = createMemoryLimits(clock);
  const heartbeat = setInterval(() => rooms.heartbeat(), heartbeatMilliseconds).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    rooms.close();
  });

  app.get<{ Params: { slug: string } }>(
    campaignStreamAddress,
    { config: { shedding: 'uncounted' } },
    async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      refuseKept({ access: 'anyone', keptFrom: ['student'] }, ctx.actor);
      const { id } = await findLiveCampaign(ctx, request.params.slug);
      const owner = { userId: ctx.address, sessionId: 'none' };
      const taken = await limits.take(ctx.address, openings);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      if (!open.mayOpen(owner)) throw new TooMany(comeBackSeconds);
      const stream = openEventStream(reply, { leastPause: 500, mostPause: 3000 });
      open.add(stream, owner);
      const leave = rooms.enter(id, {
        write: (text) => stream.write(text),
        end: () => stream.end(),
      });
      stream.on('close', () => {
        open.remove(stream, owner);
        leave();
      });
      return reply;
    },
  );
}
