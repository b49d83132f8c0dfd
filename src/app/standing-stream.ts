import type { FastifyInstance, FastifyReply } from 'fastify';
import { SignInRequired, TooMany } from '../core/refusals.ts';
import { followStanding, readStanding } from '../features/accounts/server/public.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

export const standingAddress = '/api/users/current/standing';

/** A page opens one, and again after a break. */
const openings = { tries: 60, seconds: 60 };
/** Under what proxies and our own server allow a silent connection. */
const heartbeatMilliseconds = 25_000;

/**
 * Tells a minor's open page at once when her guardian has approved or withdrawn, as server-sent events: her standing
 * now, and again whenever it may have changed.
 */
export function registerStandingStream(app: FastifyInstance, services: Services): void {
  const open = new Set<FastifyReply['raw']>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(standingAddress, { config: { shedding: 'uncounted' } }, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    if (ctx.actor.kind === 'visitor') throw new SignInRequired();
    const { userId } = ctx.actor;
    const taken = await ctx.limits.take(`accounts.standing:${userId}`, openings);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const tell = () => {
      readStanding(ctx, userId).then(
        (standing) => stream.write(`data: ${JSON.stringify(standing)}\n\n`),
        (error: unknown) => {
          // The page connects again by itself, and is told then.
          services.log.error({ err: error }, 'a standing could not be read');
          stream.end();
        },
      );
    };
    const unfollow = followStanding(ctx, userId, tell);
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMilliseconds);
    open.add(stream);
    stream.on('close', () => {
      open.delete(stream);
      clearInterval(heartbeat);
      unfollow();
    });
    tell();
    return reply;
  });
}
