import type { FastifyInstance, FastifyRequest } from 'fastify';
import { watchEventLoop, type EventLoopDelay } from './event-loop-delay.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `never` is always answered (health); `uncounted` is refused when the process is late, but is no request in flight:
     * it lasts (films, event streams), or is ready at once. Nothing: both limits hold.
     */
    shedding?: 'never' | 'uncounted';
  }
}

export interface LoadLimits {
  /** How late the event loop may be on average, in milliseconds. */
  eventLoopDelay: number;
  /** How many requests may be in work at once. */
  inFlight: number;
  retryAfterSeconds: number;
}

export interface LoadSheddingOptions {
  limits: LoadLimits;
  /** The answer to a refused request: made beforehand and short, since there is no time for more. */
  answerTo(request: FastifyRequest): { contentType: string; body: string };
  /** What is always answered though its route cannot say so, such as files. */
  isExempt?(request: FastifyRequest): boolean;
  delay?: EventLoopDelay;
}

/**
 * Refuses requests with 503 and Retry-After before any work is done for them, as long as the process is late or has too
 * many in work. Call it on the app itself and before other hooks, so that it sees every route first.
 */
export function shedLoad(app: FastifyInstance, options: LoadSheddingOptions): void {
  const { limits, answerTo, isExempt, delay = watchEventLoop() } = options;
  let inFlight = 0;

  app.addHook('onRequest', (request, reply, proceed) => {
    const { shedding } = request.routeOptions.config;
    if (shedding === 'never' || isExempt?.(request)) return proceed();
    if (delay.current() > limits.eventLoopDelay || (!shedding && inFlight >= limits.inFlight)) {
      const { contentType, body } = answerTo(request);
      reply.code(503).header('retry-after', limits.retryAfterSeconds).header('cache-control', 'no-store');
      return reply.type(contentType).send(body);
    }
    if (shedding) return proceed();
    inFlight += 1;
    // Comes exactly once in every case: answered, failed or left by the client.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return proceed();
  });

  app.addHook('onClose', async () => delay.stop());
}
