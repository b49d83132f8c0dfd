import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Member } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { PersonEvent } from '#core/person-news.ts';
import { SignInRequired, TooMany } from '#core/refusals.ts';
import { followConsentStatus, readConsentStatus } from '#features/guardians/server/public.ts';
import { hearPeopleTold } from '#platform/events/tell-person.ts';
import { refuseViewing } from '#platform/http/guard.ts';
import { openEventStream } from '#platform/http/event-stream.ts';
import { createOpenStreams } from '#platform/http/open-streams.ts';
import { createMemoryLimits } from '#platform/limits/memory-limits.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

export const personStreamAddress = '/api/users/current/stream';
/** Pages of the release before this one know only this one, which tells them their standing and nothing else. */
const standingAddress = '/api/users/current/standing';

/** A browser opens one, and reopens it after a disconnect. */
const openings = { tries: 60, seconds: 60 };
/** More than anyone has browsers; beyond that, a page learns of a change when it is opened again. */
const perPerson = 20;
const comeBackSeconds = 60;
/** Below the idle timeouts of proxies and our own server. */
const heartbeatMilliseconds = 25_000;

/**
 * Tells the open pages of a person at once what has changed for her, as server-sent events. Only what changed, never what
 * it is: the page asks for that as always, so nothing can be seen here that an endpoint would refuse.
 */
export function registerPersonStream(app: FastifyInstance, services: Services): void {
  const { events, log, clock, database } = services;
  const open = createOpenStreams<ServerResponse>({ perPerson });
  const standings = createOpenStreams<ServerResponse>({ perPerson });
  // Streams belong to their process, and so does the count of how often one is opened.
  const limits = createMemoryLimits(clock);

  const tell = (userId: string, event: PersonEvent) => {
    for (const stream of open.of(userId)) stream.write(written(event));
  };
  const readStanding = (
    userId: UserId,
    streams: readonly ServerResponse[],
    use: (standing: { awaitsGuardian: boolean }) => void,
  ) => {
    readConsentStatus({ db: database.db, clock }, userId).then(use, (error: unknown) => {
      // The page reconnects automatically and gets the standing then.
      log.error({ err: error }, 'a standing could not be read');
      for (const stream of streams) stream.end();
    });
  };
  const tellStanding = (userId: UserId) => {
    const streams = [...open.of(userId), ...standings.of(userId)];
    if (streams.length === 0) return;
    readStanding(userId, streams, (standing) => {
      tell(userId, { what: 'standing', ...standing });
      for (const stream of standings.of(userId)) stream.write(written(standing));
    });
  };
  const endAll = () => [open, standings].forEach((streams) => streams.endAll());
  const unsubscribes = [
    // An empty payload means that some events may have been missed. A page whose session is still open reconnects.
    events.subscribe('signIn.session.ended', (sessionId) => {
      if (sessionId === '') return endAll();
      for (const streams of [open, standings]) streams.endOfSession(sessionId);
    }),
    followConsentStatus({ events }, tellStanding),
    hearPeopleTold(events, {
      told: (userId, what) => (what === 'standing' ? tellStanding(userId) : tell(userId, { what })),
      // All topics miss together, and the sessions end all streams then.
      missed: endAll,
    }),
  ];
  const heartbeat = setInterval(() => {
    for (const streams of [open, standings]) streams.writeToAll(': still here\n\n');
  }, heartbeatMilliseconds).unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const unsubscribe of unsubscribes) unsubscribe();
    endAll();
  });

  const routes = [
    {
      address: personStreamAddress,
      streams: open,
      first: (standing: object) => ({ what: 'opened', ...standing }),
    },
    { address: standingAddress, streams: standings, first: (standing: object) => standing },
  ];
  for (const { address, streams, first } of routes)
    app.get(address, { config: { shedding: 'uncounted' } }, async (request, reply) => {
      const { actor } = await createRequestCtx(services, request, reply);
      if (actor.kind === 'visitor') throw new SignInRequired();
      refuseViewing(actor);
      const taken = await limits.take(actor.userId, openings);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      if (!streams.mayOpen(actor)) throw new TooMany(comeBackSeconds);
      const stream = openEventStream(reply, { leastPause: 2000, mostPause: 6000 });
      keep(stream, streams, actor);
      const { userId } = actor;
      // Read once it listens, so that no change falls between.
      readStanding(userId, [stream], (standing) => stream.write(written(first(standing))));
      return reply;
    });
}

/** Holds nothing but the connection: there are thousands of them. */
function keep(
  stream: ServerResponse,
  streams: ReturnType<typeof createOpenStreams<ServerResponse>>,
  { userId, sessionId }: Member,
): void {
  const owner = { userId, sessionId };
  streams.add(stream, owner);
  stream.on('close', () => streams.remove(stream, owner));
}

function written(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
