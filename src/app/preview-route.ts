import type { FastifyInstance, FastifyReply } from 'fastify';
import { locales, type Locale } from '../core/locale.ts';
import { NotFound, TooMany } from '../core/refusals.ts';
import { authoredLook } from '../features/cms/offered/authored-look.ts';
import { findPreview, previewPath, type DraftPages, type Preview } from '../features/cms/server/public.ts';
import type { Translation } from '../platform/i18n/translations.ts';
import { buttonLook } from '../ui/button/button-look.ts';
import type { RenderedPage } from './page-data.ts';
import type { Pages } from './page-handler.ts';
import { toStillHtml } from './page-html.ts';
import { createPageInput } from './page-input.ts';
import { createKeptPageCtx, createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 120, seconds: 60 };

/** What a link opens, if anything, and where and in which language it is read. */
interface Opened {
  preview: Preview | undefined;
  address: string;
  locale: Locale;
}

type WordsOnly = Exclude<Preview, { pages: DraftPages }>;

/**
 * `GET /preview/{token}`: a draft, for the holder of its link, in the link's language. Nobody keeps or indexes it, and it is
 * read without scripts and as a visitor, so that nothing is written by reading it. A draft of what has pages of its own is
 * shown on them, `/preview/{token}/courses/…`.
 */
export function registerPreviews(app: FastifyInstance, services: Services, pages: Pages): void {
  app.get<{ Params: { token: string; '*': string } }>('/preview/:token/*', async (request, reply) => {
    const { token, '*': path } = request.params;
    return send(await open(request, reply), reply, { token, path: `/${path}` });
  });
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params;
    return send(await open(request, reply), reply, { token });
  });

  async function open(
    request: Parameters<typeof createRequestCtx>[1] & { params: { token: string } },
    reply: FastifyReply,
  ): Promise<Opened> {
    const ctx = await createRequestCtx(services, request, reply);
    const { address, locale } = ctx;
    const taken = await ctx.limits.take(`app.preview:${address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow, noarchive')
      .header('referrer-policy', 'no-referrer');
    const preview = await findPreview(ctx, request.params.token);
    return { preview, address, locale };
  }

  async function send(
    { preview, address, locale: readers }: Opened,
    reply: FastifyReply,
    { token, path }: { token: string; path?: string },
  ): Promise<FastifyReply> {
    const locale = preview?.locale ?? readers;
    reply.type('text/html; charset=utf-8').header('content-language', locale);
    const { say } = services.translations[locale];
    if (!preview) return reply.code(404).send(writeOver(locale, say, pages.assets.styles()));
    if ('pages' in preview) {
      const page = await render(preview, address, path);
      const html = toStillHtml(page, pages.assets).replace('<head>', `<head>${noRobots}`);
      return reply
        .code(page.status)
        .send(moveInto(previewPath(token), html, preview.pages, say('cms.preview.pageNote')));
    }
    if (path !== undefined) throw new NotFound();
    return reply.send(write(preview, say('cms.preview.note'), pages.assets.styles()));
  }

  /** A page of the site, read with the draft; any that does not show it is not found. */
  async function render(
    { locale, pages: { start, within, reading } }: { locale: Locale; pages: DraftPages },
    address: string,
    path = start,
  ): Promise<Extract<RenderedPage, { kind: 'page' }>> {
    if (path !== within && !path.startsWith(`${within}/`)) throw new NotFound();
    const ctx = {
      ...createKeptPageCtx(services, { locale, address, madeFrom: new Set() }),
      ...reading,
    };
    const page = await pages.renderPage(createPageInput(services, ctx, { address: path }));
    if (page.kind === 'redirect') throw new NotFound();
    return page;
  }
}

const noRobots = '<meta name="robots" content="noindex,nofollow">';

/** The document with the note, whose links to other pages of the draft stay in the preview. */
function moveInto(path: string, html: string, { within }: DraftPages, note: string): string {
  const banner = `<aside class="sticky top-0 z-50 bg-gold px-4 py-3 text-center font-bold text-on-gold">${escape(note)}</aside>`;
  return html
    .replace('<body>', `<body>${banner}`)
    .replaceAll(`href="${within}"`, `href="${path}${within}"`)
    .replaceAll(`href="${within}/`, `href="${path}${within}/`);
}

function write({ locale, title, parts }: WordsOnly, note: string, styles: string): string {
  return writePage(
    { locale, title, styles },
    `<p class="on-paper rounded-control bg-tint-gold p-4">${escape(note)}</p>
<h1 class="mt-8 text-step-3 font-extrabold">${escape(title)}</h1>
${parts.map(writePart).join('\n')}`,
  );
}

/** In place of what a link showed before it ended; the same for one that never was. */
function writeOver(locale: Locale, say: Translation['say'], styles: string): string {
  const title = say('cms.preview.over');
  return writePage(
    { locale, title, styles },
    `<h1 class="text-step-3 font-extrabold">${escape(title)}</h1>
<p class="mt-4 text-step-1 text-ink-soft">${escape(say('cms.preview.overText'))}</p>
<p class="mt-8"><a class="${buttonLook('secondary', 'm', false)}" href="/">${escape(say('app.error.home'))}</a></p>`,
  );
}

function writePage(
  { locale, title, styles }: { locale: Locale; title: string; styles: string },
  body: string,
): string {
  return `<!DOCTYPE html><html lang="${locale}" dir="${locales[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${noRobots}<title>${escape(title)}</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${styles}</head>
<body><main class="mx-auto max-w-reading px-4 py-12 sm:px-8">
${body}
</main></body></html>`;
}

function writePart({ label, html, text }: WordsOnly['parts'][number]): string {
  const said = html ?? `<p class="whitespace-pre-line">${escape(text ?? '')}</p>`;
  return `<section class="mt-6"><p class="text-step--1 text-muted">${escape(label)}</p><div class="${authoredLook}">${said}</div></section>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
