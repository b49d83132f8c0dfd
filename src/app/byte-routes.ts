import { daySeconds } from '#core/durations.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../core/locale.ts';
import { Invalid, NotFound } from '../core/refusals.ts';
import { getCourseListBytes } from '../features/learning/server/public.ts';
import { isNotModified } from '../platform/files/validators.ts';
import { sendCompressed, type Compressed } from '../platform/http/compressed.ts';
import { createReaderCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const atOnce = { config: { shedding: 'uncounted' } } as const;

/** Responses kept as ready bytes: nothing is serialized per request. */
export function registerByteRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/translations/:locale', atOnce, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    if (!isLocale(locale)) throw new NotFound();
    const { flat, version } = services.translations[locale];
    reply.header('cache-control', `public, max-age=${daySeconds}`).header('vary', 'accept-encoding');
    return sendJson(request, reply, flat, `"${version}"`);
  });

  for (const [path, part] of [
    ['/messages/:locale', 'forPages'],
    ['/messages/:locale/admin', 'forAdmin'],
  ] as const)
    app.get(path, atOnce, async (request, reply) => {
      const { locale } = request.params as { locale: string };
      if (!isLocale(locale)) throw new NotFound();
      const { [part]: bytes, version } = services.translations[locale];
      reply.header('cache-control', `public, max-age=${daySeconds}`).header('vary', 'accept-encoding');
      return sendJson(request, reply, bytes, `"${version}"`);
    });

  app.get('/api/content/courses/minimal', atOnce, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    if (lang !== undefined && !isLocale(lang))
      throw new Invalid([{ path: 'lang', messageKey: 'app.field.invalid' }]);
    const ctx = await createReaderCtx(services, request);
    const { bytes, etag } = await getCourseListBytes(ctx);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, authorization, cookie');
    return sendJson(request, reply, bytes, etag);
  });
}

async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: () => Promise<Compressed>,
  etag: string,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (isNotModified(request.headers, { etag })) return reply.code(304).send();
  return sendCompressed(request, reply.type('application/json; charset=utf-8'), await bytes());
}
