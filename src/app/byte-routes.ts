import { daySeconds, yearSeconds } from '#core/durations.ts';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CampaignsAsked,
  getCampaignBytes,
  getCampaignListBytes,
  getLive,
} from '../features/campaigns/server/public.ts';
import { DeliveryAsked } from '../features/cms/delivery/contract.ts';
import { getDeliveryBytes } from '../features/cms/server/public.ts';
import { isLocale } from '../core/locale.ts';
import { Invalid, NotFound, TooMany } from '../core/refusals.ts';
import { getAvatarImage } from '../features/people/server/public.ts';
import { getCourseListBytes } from '../features/learning/server/public.ts';
import { isNotModified } from '../platform/files/validators.ts';
import { reads, refuseKept } from '../platform/http/guard.ts';
import { compressOnce, sendCompressed, type Compressed } from '../platform/http/compressed.ts';
import type { RequestCtx } from '../platform/ctx.ts';
import { createCtx, createReaderCtx, createRequestCtx } from './request-ctx.ts';
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

  // Never under another address, and never changed: a browser keeps it for a year.
  app.get<{ Params: { file: string } }>('/avatars/house/:file', async (request, reply) => {
    const id = /^([\w-]{1,60})\.webp$/.exec(request.params.file)?.[1];
    if (id === undefined) throw new NotFound();
    const image = await getAvatarImage(createCtx(services), id);
    return reply
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .type('image/webp')
      .send(image);
  });

  app.get('/api/cms/delivery/entries', async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const taken = await ctx.limits.take(`cms.deliver:${ctx.address}`, reads);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const { bytes, etag } = await getDeliveryBytes(ctx, readQuery(DeliveryAsked, request.query));
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, authorization, cookie');
    return sendJson(request, reply, bytes, etag);
  });

  const sendCampaigns = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (ctx: RequestCtx) => Promise<{ bytes: () => Promise<Compressed>; etag: string }>,
  ) => {
    const ctx = await createRequestCtx(services, request, reply);
    refuseKept({ access: 'anyone', keptFrom: ['student'] }, ctx.actor);
    const taken = await ctx.limits.take(`campaigns.read:${ctx.address}`, reads);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const { bytes, etag } = await read(ctx);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, authorization, cookie');
    return sendJson(request, reply, bytes, etag);
  };
  app.get('/api/campaigns', (request, reply) =>
    sendCampaigns(request, reply, (ctx) =>
      getCampaignListBytes(ctx, readQuery(CampaignsAsked, request.query)),
    ),
  );
  app.get<{ Params: { slug: string } }>('/api/campaigns/:slug/live', (request, reply) =>
    sendCampaigns(request, reply, async (ctx) => {
      const live = await getLive(ctx, request.params);
      return { bytes: compressOnce(Buffer.from(JSON.stringify(live))), etag: `"${live.version}"` };
    }),
  );
  app.get<{ Params: { slug: string } }>('/api/campaigns/:slug', (request, reply) =>
    sendCampaigns(request, reply, (ctx) => getCampaignBytes(ctx, request.params.slug)),
  );
}

/** The query of a call, as its contract says. */
function readQuery<Asked>(schema: z.ZodMiniType<Asked>, query: unknown): Asked {
  const read = z.safeParse(schema, query);
  if (read.success) return read.data;
  throw new Invalid(
    read.error.issues.map(({ path }) => ({ path: path.join('.'), messageKey: 'app.field.invalid' })),
  );
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
