import type { FastifyInstance } from 'fastify';
import { brandName } from '../core/brand.ts';
import { isLocale, localeCodes, locales } from '../core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { addresses, href } from '../urls.ts';
import { features } from './features.ts';
import { createCtx, requestLocale } from './request-ctx.ts';
import type { Services } from './services.ts';

/** robots.txt, the sitemap with every language of every page, and the web app manifest in the requested language. */
export function registerSearchEngineFiles(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config;

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: ${addresses.logout}\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = await listPublicPaths(createCtx(services));
    const entries = paths.map((path) => {
      const url = escapeXml(publicUrl + path);
      const alternates = localeCodes.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}?lang=${code}"/>`,
      );
      return `<url><loc>${url}</loc>${alternates.join('')}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
      );
  });

  app.get('/site.webmanifest', async (request, reply) => {
    const { lang } = request.query as Record<string, unknown>;
    const locale = isLocale(lang) ? lang : requestLocale(request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send({
        id: '/',
        lang: locale,
        dir: locales[locale].direction,
        name: brandName(locale),
        short_name: brandName(locale),
        description: services.translations[locale].say('app.offline.install'),
        categories: ['education', 'kids'],
        scope: '/',
        start_url: href('home'),
        display: 'standalone',
        background_color: '#fdf8ee',
        theme_color: '#fdf8ee',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      });
  });
}

/** Every feature's paths worth indexing; the start page first. */
async function listPublicPaths(ctx: Ctx): Promise<string[]> {
  const paths: string[] = [href('start')];
  for (const feature of features) paths.push(...((await feature.listPublicPaths?.(ctx)) ?? []));
  return [...new Set(paths)];
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
