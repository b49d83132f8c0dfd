import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { childRoles } from '../core/access.ts';
import { signedIn } from '../core/actor.ts';
import { TooMany } from '../core/refusals.ts';
import { openResultsFile } from '../features/teaching/server/public.ts';
import { refuseKept } from '../platform/http/guard.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 60, seconds: 3600 };

interface ResultsRequest {
  Params: { classId: string };
  Querystring: { course?: unknown; group?: unknown };
}

/** `GET /api/classes/{classId}/results.csv`: the grid of a class as a file, for its teachers, streamed in batches. */
export function registerClassResults(app: FastifyInstance, services: Services): void {
  app.route<ResultsRequest>({
    method: 'GET',
    url: '/api/classes/:classId/results.csv',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ctx = await createRequestCtx(services, request, reply);
      refuseKept({ access: 'member', keptFrom: childRoles }, ctx.actor);
      const taken = await ctx.limits.take(`app.classResults:${signedIn(ctx).userId}`, limit);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      const { course, group } = request.query;
      const chunks = await openResultsFile(ctx, {
        id: request.params.classId,
        course: typeof course === 'string' ? course : undefined,
        group: typeof group === 'string' ? group : undefined,
      });
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="class-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(chunks));
    },
  });
}
