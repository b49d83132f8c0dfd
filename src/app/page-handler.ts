import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { campaignMoved, campaignsChanged } from '../features/campaigns/server/public.ts';
import { rememberCoupon } from '../features/coupons/server/public.ts';
import { entriesChanged } from '../features/cms/server/public.ts';
import { impactChanged, submissionsChanged } from '../features/submissions/server/public.ts';
import { atMostEvery } from '../core/at-most-every.ts';
import { isLocale, type Locale } from '../core/locale.ts';
import { Forbidden } from '../core/refusals.ts';
import { noteVisit } from '../features/reports/server/public.ts';
import { readShownDay, sponsorshipsChanged } from '../features/sponsorships/server/public.ts';
import { storeChanged } from '../features/store/server/public.ts';
import type { RequestCtx } from '../platform/ctx.ts';
import { isNotModified } from '../platform/files/validators.ts';
import { compress, sendCompressed } from '../platform/http/compressed.ts';
import { holdsSecret, isOwnPage, pageQuery } from '../urls.ts';
import type { PageAssets } from './page-assets.ts';
import { MethodNotAllowed } from './error-response.ts';
import { registerOneClick } from './one-click-route.ts';
import { createPageCache, type CachedPage, type PageAnswer } from './page-cache.ts';
import type { RenderedPage, RenderInput } from './page-data.ts';
import { toHtml } from './page-html.ts';
import { createPageInput } from './page-input.ts';
import { createKeptPageCtx, createPageCtx, isSameOrigin, rememberLocale } from './request-ctx.ts';
import type { Services } from './services.ts';
import { viewingBanner } from './viewing/viewing-banner.ts';

/** The built pages: what renders them, and the assets they need. */
export interface Pages {
  renderPage(input: RenderInput): Promise<RenderedPage>;
  assets: PageAssets;
}

const formLimit = 256 * 1024;
const freshMilliseconds = 60_000;
/** However many give, a campaign's page is made again at most so often: it lags no more than one that is open. */
const betweenTotals = 1_000;
const brotliQuality = 5;

/** Every address that nothing else serves is a page; forms without JavaScript post to it. */
export function registerPages(app: FastifyInstance, services: Services, pages: Pages): void {
  const cache = createPageCache({
    now: () => services.clock.now().getTime(),
    freshMilliseconds,
    maxPages: 500,
    maxBytes: 64 * 1024 * 1024,
    onError: (error) => services.log.error({ err: error }, 'a kept page could not be renewed'),
  });
  services.events.subscribe('learning.content.changed', (topics) =>
    cache.drop(topics.split(' ').filter(Boolean)),
  );
  for (const topic of [campaignsChanged, entriesChanged, impactChanged, sponsorshipsChanged, storeChanged])
    services.events.subscribe(topic, () => cache.drop([topic]));
  services.events.subscribe(
    campaignMoved,
    atMostEvery(betweenTotals, () => cache.drop([campaignMoved])),
  );

  void app.register(async (scope) => {
    // Pages take form posts and nothing else.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: formLimit },
      (_request, body, done) => done(null, body),
    );
    scope.get('/*', async (request, reply) => {
      const ctx = await createPageCtx(services, request, reply);
      if (isLocale((request.query as Record<string, unknown>)['lang']))
        rememberLocale(services, reply, ctx.locale);
      rememberCoupon(ctx, (request.query as Record<string, unknown>)['coupon']);
      if (ctx.actor.kind === 'visitor' && beginsVisit(request.headers)) noteVisit(ctx);
      const path = ctx.actor.kind === 'visitor' ? cacheablePath(request.url) : undefined;
      if (path === undefined)
        return sendPrivate(await render(request, ctx), reply, ctx.locale, await viewingBanner(ctx));
      const { locale } = ctx;
      const { date, isDedicated } = await readShownDay(ctx);
      const asked = { path, locale, day: isDedicated ? date : '' };
      const page = await cache.get(asked, () =>
        renderKept(path, { locale, address: ctx.address, hebrewDay: date }),
      );
      // An address that has changed for good keeps its query, of which a kept page knows nothing.
      if (page.kind === 'redirect' && page.status === 301 && path !== request.url)
        return sendPrivate(await render(request, ctx), reply, ctx.locale, await viewingBanner(ctx));
      return page.kind === 'kept'
        ? sendKept(page, request, reply, ctx.locale)
        : sendPrivate(page, reply, ctx.locale);
    });
    scope.post('/*', { bodyLimit: formLimit }, async (request, reply) => act(request, reply));
    void scope.register(async (scope) => registerOneClick(scope, services, act));
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler(_request, reply) {
        reply.header('allow', 'GET, HEAD, POST');
        throw new MethodNotAllowed();
      },
    });
  });

  async function act(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isSameOrigin(services, request)) throw new Forbidden('csrf', 'app.refusal.csrf');
    const ctx = await createPageCtx(services, request, reply);
    return sendPrivate(await render(request, ctx), reply, ctx.locale, await viewingBanner(ctx));
  }

  function render(request: FastifyRequest, ctx: RequestCtx): Promise<RenderedPage> {
    const form = request.method === 'POST' ? (request.body as Buffer) : undefined;
    return pages.renderPage(createPageInput(services, ctx, { address: request.url, form }));
  }

  function sendPrivate(
    page: RenderedPage,
    reply: FastifyReply,
    locale: Locale,
    banner?: string,
  ): FastifyReply {
    reply.header('cache-control', 'no-store').header('content-language', locale);
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    if (page.retryAfterSeconds !== undefined) reply.header('retry-after', page.retryAfterSeconds);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(toHtml(page, pages.assets, locale, banner));
  }

  /** Made from what is its cache key alone. */
  async function renderKept(
    path: string,
    { locale, address, hebrewDay }: Pick<RequestCtx, 'locale' | 'address' | 'hebrewDay'>,
  ): Promise<PageAnswer> {
    const madeFrom = new Set<string>();
    const ctx = createKeptPageCtx(services, { locale, address, madeFrom, hebrewDay });
    const page = await pages.renderPage(createPageInput(services, ctx, { address: path }));
    if (page.kind === 'redirect' || page.status !== 200) return page;
    // What a learner made may be taken down at any moment, and then nobody gets it any more.
    if (madeFrom.has(submissionsChanged)) return page;
    const plain = Buffer.from(toHtml(page, pages.assets, locale));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { kind: 'kept', body: await compress(plain, brotliQuality), etag, madeFrom };
  }

  function sendKept(
    page: CachedPage,
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
  ): FastifyReply {
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie');
    reply.header('content-language', locale).header('etag', page.etag);
    if (isNotModified(request.headers, page)) return reply.code(304).send();
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), page.body);
  }
}

/**
 * Whether someone comes to our pages from elsewhere, as browsers say themselves. Crawlers and programs do not say it, and
 * a page that is only prefetched may never be seen.
 */
function beginsVisit(headers: FastifyRequest['headers']): boolean {
  return (
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    headers['sec-purpose'] === undefined
  );
}

/** The path under which a page is the same for all visitors; undefined when its query, a secret or what its visitor did may change it. */
function cacheablePath(address: string): string | undefined {
  const [path = '/', search = ''] = address.split('?', 2);
  return holdsSecret(path) || isOwnPage(path) || pageQuery(search) !== '' ? undefined : path;
}
