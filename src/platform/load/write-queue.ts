import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Starts one request that may write per turn of the event loop, in order of arrival: otherwise a burst of them (200
 * sign-ins) all start within one turn, and plain reads wait for the whole burst.
 */
export function queueWrites(app: FastifyInstance): void {
  let before = Promise.resolve();
  app.addHook('onRequest', ({ method }, _reply, proceed) => {
    if (method === 'GET' || method === 'HEAD') return proceed();
    before = before.then(() => setImmediate());
    void before.then(() => proceed());
  });
}
