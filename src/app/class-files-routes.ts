import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { childRoles } from '../core/access.ts';
import { signedIn } from '../core/actor.ts';
import { TooMany } from '../core/refusals.ts';
import { writeStudentsFile } from '../features/classes/server/public.ts';
import { openAnswersFile, openResultsFile } from '../features/teaching/server/public.ts';
import type { Ctx } from '../platform/ctx.ts';
import { refuseKept } from '../platform/http/guard.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 60, seconds: 3600 };

interface FileRequest {
  Params: { classId: string };
  Querystring: { course?: unknown; group?: unknown };
}

/** The files of a class, for its teachers: `GET /api/classes/{classId}/results.csv` and `/answers.csv`, in batches, and `/students.csv`. */
export function registerClassFiles(app: FastifyInstance, services: Services): void {
  for (const [name, open] of Object.entries({ results: openResultsFile, answers: openAnswersFile }))
    app.route<FileRequest>({
      method: 'GET',
      url: `/api/classes/:classId/${name}.csv`,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const ctx = await admit(services, request, reply, 'app.classResults');
        const { course, group } = request.query;
        const chunks = await open(ctx, {
          id: request.params.classId,
          course: typeof course === 'string' ? course : undefined,
          group: typeof group === 'string' ? group : undefined,
        });
        return sendFile(ctx, reply, name, Readable.from(chunks));
      },
    });
  app.route<FileRequest>({
    method: 'GET',
    url: '/api/classes/:classId/students.csv',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ctx = await admit(services, request, reply, 'app.classStudents');
      return sendFile(ctx, reply, 'students', await writeStudentsFile(ctx, request.params.classId));
    },
  });
}

async function admit(
  services: Services,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
  name: string,
): Promise<Ctx> {
  const ctx = await createRequestCtx(services, request, reply);
  refuseKept({ access: 'member', keptFrom: childRoles }, ctx.actor);
  const taken = await ctx.limits.take(`${name}:${signedIn(ctx).userId}`, limit);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  return ctx;
}

function sendFile(ctx: Ctx, reply: FastifyReply, name: string, content: Readable | string): FastifyReply {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(content);
}
