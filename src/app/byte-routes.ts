import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../core/locale.ts';
import { NotFound } from '../core/refusals.ts';
import { getCourseListBytes } from '../features/learning/server/public.ts';
import { isKnown } from '../platform/files/validators.ts';
import { sendCompressed } from '../platform/http/compressed.ts';
import { createReaderCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const day = 86_400;
const atOnce = { config: { shedding: 'uncounted' } } as const;

/** Answers that are kept as ready bytes: nothing is serialised per request. */
export function registerByteRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/translations/:locale', atOnce, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    if (!isLocale(locale)) throw new NotFound();
    const { bytes, version } = services.translations[locale];
    reply.header('cache-control', `public, max-age=${day}`);
    return sendBytes(request, reply, bytes, `"${version}"`);
  });

  app.get('/messages/:locale', atOnce, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    if (!isLocale(locale)) throw new NotFound();
    const { forPages, version } = services.translations[locale];
    const etag = `"${version}"`;
    reply
      .header('cache-control', `public, max-age=${day}`)
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), await forPages());
  });

  app.get('/api/content/courses/minimal', atOnce, async (request, reply) => {
    const ctx = await createReaderCtx(services, request);
    const { bytes, etag } = await getCourseListBytes(ctx);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-language, authorization, cookie');
    return sendBytes(request, reply, bytes, etag);
  });
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}
