import type { FastifyInstance } from 'fastify';
import { NotFound } from '../core/refusals.ts';
import { findMadeCover } from '../features/learning/server/public.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const anHour = 3600;

/** The cover of a course that staff has written: one of the ready pictures. Others are files of their own. */
export function registerMadeCovers(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/covers/:file', async (request, reply) => {
    const [, courseId, format] = /^(c_[a-z0-9]{1,40})\.(svg|jpg)$/.exec(request.params.file) ?? [];
    const cover = courseId === undefined ? undefined : await findMadeCover(createCtx(services), courseId);
    if (!cover) throw new NotFound();
    reply.header('cache-control', `public, max-age=${anHour}`);
    return reply.redirect(format === 'jpg' ? '/share.jpg' : `/covers/made/${cover}.svg`, 302);
  });
}
