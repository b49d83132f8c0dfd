import type { FastifyInstance } from 'fastify';
import { locales } from '../core/locale.ts';
import { NotFound, TooMany } from '../core/refusals.ts';
import { authoredLook } from '../features/cms/offered/authored-look.ts';
import { findPreview, type Preview } from '../features/cms/server/public.ts';
import type { PageAssets } from './page-assets.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 120, seconds: 60 };

/**
 * `GET /preview/{token}`: a draft, for the holder of its link. Nobody keeps or indexes it, and it is read without scripts, in
 * its own language and direction.
 */
export function registerPreviews(app: FastifyInstance, services: Services, assets: PageAssets): void {
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const taken = await ctx.limits.take(`app.preview:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const preview = await findPreview(ctx, request.params.token);
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow, noarchive')
      .header('referrer-policy', 'no-referrer');
    if (!preview) throw new NotFound();
    if ('href' in preview) return reply.redirect(preview.href, 302);
    return reply
      .type('text/html; charset=utf-8')
      .send(write(preview, ctx.sayIn(preview.locale, 'cms.preview.note'), assets.styles()));
  });
}

function write(
  { locale, title, parts }: Exclude<Preview, { href: string }>,
  note: string,
  styles: string,
): string {
  return `<!DOCTYPE html><html lang="${locale}" dir="${locales[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${escape(title)}</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${styles}</head>
<body><main class="mx-auto max-w-reading px-4 py-12 sm:px-8">
<p class="on-paper rounded-control bg-tint-gold p-4">${escape(note)}</p>
<h1 class="mt-8 text-step-3 font-extrabold">${escape(title)}</h1>
${parts.map(writePart).join('\n')}
</main></body></html>`;
}

function writePart({ label, html, text }: Exclude<Preview, { href: string }>['parts'][number]): string {
  const said = html ?? `<p class="whitespace-pre-line">${escape(text ?? '')}</p>`;
  return `<section class="mt-6"><p class="text-step--1 text-muted">${escape(label)}</p><div class="${authoredLook}">${said}</div></section>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
