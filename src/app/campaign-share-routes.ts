import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { childRoles } from '../core/access.ts';
import { signedIn } from '../core/actor.ts';
import { isLocale } from '../core/locale.ts';
import { NotFound, TooMany } from '../core/refusals.ts';
import {
  findEmbedHosts,
  getShareCard,
  openReportFile,
  printPoster,
  printReport,
} from '../features/campaigns/server/public.ts';
import type { RequestCtx } from '../platform/ctx.ts';
import { refuseKept } from '../platform/http/guard.ts';
import { isNotModified } from '../platform/files/validators.ts';
import { addresses } from '../urls.ts';
import { createCtx, createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Services that make previews fetch one picture a link; drawing one takes CPU time. */
const limit = { tries: 120, seconds: 60 };

const reportLimit = { tries: 60, seconds: 3600 };

const embedded = /^\/campaign\/([a-z0-9-]{1,100})\/embed\/?(?:\?|$)/;

/**
 * The pictures of campaigns for sharing, at `/share/campaigns/{slug}/{language}.png`; for its organizer, the gifts of one as a file and its
 * report as a PDF; its poster as a PDF; and the frames of `/campaign/{slug}/embed`, which only the sites on its organizer's list may show.
 */
export function registerCampaignSharing(
  app: FastifyInstance,
  services: Services,
  { publicFolder, pagePolicy }: { publicFolder: string; pagePolicy: string },
): void {
  /** For someone who may read reports; what is in one, and whose it is, the report itself decides. */
  const openReport = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestCtx> => {
    const ctx = await createRequestCtx(services, request, reply);
    refuseKept({ access: 'member', keptFrom: childRoles }, ctx.actor);
    const taken = await ctx.limits.take(`app.campaignReport:${signedIn(ctx).userId}`, reportLimit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    return ctx;
  };

  app.get<{ Params: { slug: string; file: string } }>(
    '/share/campaigns/:slug/:file',
    async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      const locale = /^([a-z]{2})\.png$/.exec(request.params.file)?.[1];
      if (!isLocale(locale)) throw new NotFound();
      const taken = await ctx.limits.take(`app.shareCard:${ctx.address}`, limit);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      const { slug } = request.params;
      const card = await getShareCard(ctx, { slug, locale, coverFolder: `${publicFolder}/covers/made` });
      reply
        .header('cache-control', 'public, max-age=60')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', card.etag);
      if (isNotModified(request.headers, card)) return reply.code(304).send();
      return reply.type('image/png').send(card.bytes);
    },
  );

  app.route<{ Params: { slug: string } }>({
    method: 'GET',
    url: '/api/campaigns/:slug/report.csv',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ctx = await openReport(request, reply);
      const { name, chunks } = await openReportFile(ctx, request.params);
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(chunks));
    },
  });

  app.route<{ Params: { slug: string } }>({
    method: 'GET',
    url: '/api/campaigns/:slug/report.pdf',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ctx = await openReport(request, reply);
      const { name, bytes } = await printReport(ctx, request.params);
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="${name}-${day}.pdf"`)
        .type('application/pdf')
        .send(bytes);
    },
  });

  app.get<{ Params: { campaignSlug: string } }>(addresses.campaignPosterPdf, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    refuseKept({ access: 'anyone', keptFrom: ['student'] }, ctx.actor);
    const taken = await ctx.limits.take(`app.campaignPoster:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const { campaignSlug: slug } = request.params;
    const { name, bytes } = await printPoster(ctx, { slug, coverFolder: `${publicFolder}/covers/made` });
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .type('application/pdf')
      .send(bytes);
  });

  app.addHook('onRequest', async (request, reply) => {
    const slug = embedded.exec(request.url)?.[1];
    if (slug === undefined) return;
    const hosts = await findEmbedHosts(createCtx(services), { slug });
    if (hosts.length === 0) return;
    reply
      .header('content-security-policy', allowFrames(pagePolicy, hosts))
      .header('cross-origin-resource-policy', 'cross-origin')
      .removeHeader('x-frame-options');
  });
}

function allowFrames(policy: string, hosts: readonly string[]): string {
  return policy.replace(/frame-ancestors [^;]*/, () => `frame-ancestors ${hosts.join(' ')}`);
}
