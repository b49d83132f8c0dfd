import { createORPCClient } from '@orpc/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../core/locale.ts';
import type { ApiClient } from '../page/page-context.ts';
import { addresses } from '../urls.ts';
import { answerBusy, type ErrorResponse } from './error-response.ts';
import type { RenderedPage } from './page-data.ts';
import type { Pages } from './page-handler.ts';
import { toHtml, toStillHtml } from './page-html.ts';
import { requestLocale } from './request-ctx.ts';
import type { Services } from './services.ts';

/** What people see instead of a page that was refused outside its own loaders (spec §2, error page). */
export interface ErrorPages {
  send(
    error: ErrorResponse,
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
  ): Promise<FastifyReply>;
  /** What a process sends while it has no capacity for the request; each language's page is made once. */
  answerBusy(request: FastifyRequest): Promise<{ contentType: string; body: string }>;
}

/** The error page makes no API call, since the API may be what fails. */
const silentClient: ApiClient = createORPCClient({
  call: () => Promise.reject(new Error('the error page makes no API call')),
});

/** Whether a person is reading the response: then a refusal is a page, not JSON. */
export function isForReading(request: FastifyRequest): boolean {
  // A link to a file of the API is opened as a page; everything else that is asked of the API is asked by programs.
  if (request.url.startsWith('/api/')) return request.headers['sec-fetch-dest'] === 'document';
  return request.routeOptions.url === '/*' || (request.headers.accept ?? '').includes('text/html');
}

export function createErrorPages({ config, translations, clock, log }: Services, pages: Pages): ErrorPages {
  const busyPages = new Map<Locale, Promise<string>>();

  async function render(path: string, locale: Locale, { status, body, retryAfterSeconds }: ErrorResponse) {
    const page: RenderedPage = await pages.renderPage({
      request: new Request(new URL(path, config.publicUrl)),
      client: silentClient,
      locale,
      messages: translations[locale].messages,
      messagesVersion: translations[locale].version,
      origin: config.publicUrl,
      now: clock.now(),
      timeZone: 'UTC',
      refusal: {
        status,
        code: body.code,
        message: body.message,
        issues: {},
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      },
      onError: (error) => log.error({ err: error }, 'the error page could not be rendered'),
    });
    if (page.kind === 'redirect') throw new Error('the error page cannot redirect');
    return page;
  }

  async function makeBusy(locale: Locale): Promise<string> {
    const page = await render(addresses.start, locale, answerBusy(translations[locale]));
    return toStillHtml(page, pages.assets);
  }

  return {
    async send(error, request, reply, locale) {
      const page = await render(request.url, locale, error);
      return reply
        .code(error.status)
        .header('content-language', locale)
        .type('text/html; charset=utf-8')
        .send(toHtml(page, pages.assets, locale));
    },
    async answerBusy(request) {
      const locale = requestLocale(request);
      if (!isForReading(request)) {
        const { body } = answerBusy(translations[locale]);
        return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
      }
      let page = busyPages.get(locale);
      if (!page) busyPages.set(locale, (page = makeBusy(locale)));
      return { contentType: 'text/html; charset=utf-8', body: await page };
    },
  };
}
