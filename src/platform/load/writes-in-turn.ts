import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Begins one request that may write at a turn of the event loop, in order of coming: a burst of them (200 sign-ins) is
 * otherwise begun whole within one turn, and whoever only reads waits for all of it.
 */
export function takeWritesInTurn(app: FastifyInstance): void {
  let before = Promise.resolve();
  app.addHook('onRequest', ({ method }, _reply, proceed) => {
    if (method === 'GET' || method === 'HEAD') return proceed();
    before = before.then(() => setImmediate());
    void before.then(() => proceed());
  });
}
