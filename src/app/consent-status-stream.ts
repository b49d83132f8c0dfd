import type { FastifyInstance } from 'fastify';
import { SignInRequired, TooMany } from '#core/refusals.ts';
import { followConsentStatus, readConsentStatus } from '#features/guardians/server/public.ts';
import { refuseViewing } from '#platform/http/guard.ts';
import { createOpenStreams } from '#platform/http/open-streams.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

export const consentStatusAddress = '/api/users/current/standing';

/** A page opens one, and reopens it after a disconnect. */
const openings = { tries: 60, seconds: 60 };
/** More than anyone has tabs; beyond that, a page learns of a change when it is opened again. */
const perPerson = 20;
const comeBackSeconds = 60;
/** Below the idle timeouts of proxies and our own server. */
const heartbeatMilliseconds = 25_000;

/**
 * Tells a minor's open page at once when her guardian has approved or withdrawn, as server-sent events: her standing
 * now, and again whenever it may have changed. The stream ends with the session.
 */
export function registerConsentStatusStream(app: FastifyInstance, services: Services): void {
  const open = createOpenStreams({ perPerson });
  // An empty payload means that some events may have been missed. A page whose session is still open reconnects.
  const unsubscribe = services.events.subscribe('signIn.session.ended', (sessionId) =>
    sessionId === '' ? open.endAll() : open.endOfSession(sessionId),
  );
  app.addHook('preClose', async () => {
    unsubscribe();
    open.endAll();
  });

  app.get(consentStatusAddress, { config: { shedding: 'uncounted' } }, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    if (ctx.actor.kind === 'visitor') throw new SignInRequired();
    refuseViewing(ctx.actor);
    const { actor } = ctx;
    const { userId } = actor;
    const taken = await ctx.limits.take(`guardians.standing:${userId}`, openings);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    if (!open.mayOpen(actor)) throw new TooMany(comeBackSeconds);
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Otherwise a server that shuts down would wait for the next request on this connection.
      connection: 'close',
    });
    const tell = () => {
      readConsentStatus(ctx, userId).then(
        (standing) => stream.write(`data: ${JSON.stringify(standing)}\n\n`),
        (error: unknown) => {
          // The page reconnects automatically and gets the standing then.
          services.log.error({ err: error }, 'a standing could not be read');
          stream.end();
        },
      );
    };
    const unfollow = followConsentStatus(ctx, userId, tell);
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMilliseconds);
    open.add(stream, actor);
    stream.on('close', () => {
      open.remove(stream);
      clearInterval(heartbeat);
      unfollow();
    });
    tell();
    return reply;
  });
}
