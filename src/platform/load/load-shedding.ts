import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchEventLoop, type EventLoopDelay } from './event-loop-delay.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `never` is always answered (health); `uncounted` is refused when the process is late, but does not count as in flight: it
     * is long-lived (films, event streams) or answered instantly. Without either, both limits apply.
     */
    shedding?: 'never' | 'uncounted';
  }
}

export interface LoadLimits {
  /** The event loop's greatest average delay, in milliseconds. */
  eventLoopDelay: number;
  /** How many requests may be in flight at once. */
  inFlight: number;
  retryAfterSeconds: number;
}

interface ShedAnswer {
  contentType: string;
  body: string;
}

export interface LoadSheddingOptions {
  limits: LoadLimits;
  /** The response to a refused request: made in advance and short, since there is no time for more. */
  answerTo(request: FastifyRequest): ShedAnswer | Promise<ShedAnswer>;
  /** What is always answered although its route cannot say so, such as files. */
  isExempt?(request: FastifyRequest): boolean;
  delay?: EventLoopDelay;
}

/**
 * Refuses requests with 503 and Retry-After before doing any work for them, as long as the process is late or has too many
 * in flight. Call it on the app itself and before other hooks, so that it sees every route first.
 */
export function shedLoad(app: FastifyInstance, options: LoadSheddingOptions): void {
  const { limits, answerTo, isExempt, delay = watchEventLoop() } = options;
  let inFlight = 0;

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { contentType, body } = await answerTo(request);
    reply.code(503).header('retry-after', limits.retryAfterSeconds).header('cache-control', 'no-store');
    reply.type(contentType).send(body);
  }

  app.addHook('onRequest', (request, reply, proceed) => {
    const { shedding } = request.routeOptions.config;
    if (shedding === 'never' || isExempt?.(request)) return proceed();
    if (delay.current() > limits.eventLoopDelay || (!shedding && inFlight >= limits.inFlight))
      return void refuse(request, reply).catch(proceed);
    if (shedding) return proceed();
    inFlight += 1;
    // Fires exactly once in every case: answered, failed or aborted by the client.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return proceed();
  });

  app.addHook('onClose', async () => delay.stop());
}
