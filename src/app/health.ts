import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './services.ts';

const health = { config: { shedding: 'never' } } as const;

/** `/healthz`: the process is up. `/readyz`: it can serve, so a proxy may send it requests. */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', health, async (_request, reply) => {
    await sql`select 1`.execute(database.db);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
