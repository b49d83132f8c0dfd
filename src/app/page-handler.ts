import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '../core/locale.ts';
import { Forbidden } from '../core/refusals.ts';
import type { RequestCtx } from '../platform/ctx.ts';
import { isKnown } from '../platform/files/validators.ts';
import { compress, sendCompressed } from '../platform/http/compressed.ts';
import { holdsSecret } from '../urls.ts';
import { createApiClient } from './api-handler.ts';
import type { PageAssets } from './page-assets.ts';
import { createPageCache, type CachedPage, type PageAnswer } from './page-cache.ts';
import { lifeId, pageDataId, messagesHref, type RenderedPage, type RenderInput } from './page-data.ts';
import { createRequestCtx, isSameOrigin, rememberLocale } from './request-ctx.ts';
import type { Services } from './services.ts';

/** The built pages: what renders them, and the assets they need. */
export interface Pages {
  renderPage(input: RenderInput): Promise<RenderedPage>;
  assets: PageAssets;
}

type SentPage = Extract<RenderedPage, { kind: 'page' }>;

const formLimit = 64 * 1024;
const freshMilliseconds = 60_000;
const brotliQuality = 5;

/** Every address that is nothing else is a page; forms without JavaScript post to it. */
export function registerPages(app: FastifyInstance, services: Services, pages: Pages): void {
  const cache = createPageCache({
    now: () => services.clock.now().getTime(),
    freshMilliseconds,
    maxPages: 500,
    onError: (error) => services.log.error({ err: error }, 'a kept page could not be renewed'),
  });
  services.events.subscribe('learning.content.changed', () => cache.clear());

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: formLimit },
      (_request, body, done) => done(null, body),
    );
    scope.get('/*', async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      if (isLocale((request.query as Record<string, unknown>)['lang']))
        rememberLocale(services, reply, ctx.locale);
      const path = cacheablePath(request);
      if (ctx.actor.kind !== 'visitor' || path === undefined)
        return sendPrivate(await render(request, ctx), reply, ctx.locale);
      const page = await cache.get(path, ctx.locale, async () =>
        keep(await render(request, ctx), ctx.locale),
      );
      return page.kind === 'redirect'
        ? sendPrivate(page, reply, ctx.locale)
        : sendKept(page, request, reply, ctx.locale);
    });
    scope.post('/*', { bodyLimit: formLimit }, async (request, reply) => {
      if (!isSameOrigin(services, request)) throw new Forbidden('csrf', 'app.refusal.csrf');
      const ctx = await createRequestCtx(services, request, reply);
      return sendPrivate(await render(request, ctx), reply, ctx.locale);
    });
  });

  async function render(request: FastifyRequest, ctx: RequestCtx): Promise<RenderedPage> {
    const { locale, log } = ctx;
    const { config, translations, clock } = services;
    const url = new URL(request.url, config.publicUrl);
    const isForm = request.method === 'POST';
    return pages.renderPage({
      request: new Request(url, {
        method: isForm ? 'POST' : 'GET',
        ...(isForm && {
          body: new Uint8Array(request.body as Buffer),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      }),
      client: createApiClient(services, ctx),
      locale,
      messages: translations[locale].messages,
      messagesVersion: translations[locale].version,
      origin: config.publicUrl,
      now: clock.now(),
      onError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    });
  }

  function toHtml({ html, data, modules, fonts }: SentPage, locale: Locale): string {
    const messages = `<link rel="preload" as="fetch" crossorigin href="${messagesHref(locale, data.messagesVersion)}">`;
    const preloads = fonts
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
      .join('');
    // A page is whole without its scripts, which let its styles, font and pictures go first.
    const life = `<template id="${lifeId}">${pages.assets.life(modules)}${messages}</template>`;
    const head = preloads + pages.assets.head(modules) + life;
    const pageData = `<script type="application/json" id="${pageDataId}">${toScriptJson(data)}</script>`;
    return html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${pageData}</body>`);
  }

  function sendPrivate(page: RenderedPage, reply: FastifyReply, locale: Locale): FastifyReply {
    reply.header('cache-control', 'no-store').header('content-language', locale);
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    return reply.code(page.status).type('text/html; charset=utf-8').send(toHtml(page, locale));
  }

  async function keep(page: RenderedPage, locale: Locale): Promise<PageAnswer> {
    if (page.kind === 'redirect') return page;
    const plain = Buffer.from(toHtml(page, locale));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { kind: 'kept', status: page.status, body: await compress(plain, brotliQuality), etag };
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
    if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag))
      return reply.code(304).send();
    reply.code(page.status).type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page.body);
  }
}

/** The path under which a page is the same for all visitors; undefined when its query or a secret may change it. */
function cacheablePath(request: FastifyRequest): string | undefined {
  const [path = '/', search] = request.url.split('?', 2);
  if (holdsSecret(path)) return undefined;
  if (search === undefined) return path;
  const parameters = [...new URLSearchParams(search).keys()];
  return parameters.every((name) => name === 'lang' || name.startsWith('utm_')) ? path : undefined;
}

function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
