import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { brandName } from '../core/brand.ts';
import { locales } from '../core/locale.ts';
import { addresses } from '../urls.ts';
import { makeOffline } from './offline/offline-document.ts';
import type { PageAssets } from './page-assets.ts';
import { requestLocale } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Served when the build has no worker, as in development: the old worker unregisters itself and deletes its caches. */
const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** `/service-worker.js`, fetched again each time so that no browser stays with a broken one, and the page it shows offline. */
export function registerOffline(
  app: FastifyInstance,
  { translations }: Services,
  assets: PageAssets,
  clientFolder: string,
): void {
  const file = `${clientFolder}/service-worker.js`;
  const worker = existsSync(file) ? readFileSync(file) : leavingWorker;
  app.get('/service-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );

  app.get(addresses.offline, async (request, reply) => {
    const locale = requestLocale(request);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', locale)
      .header('vary', 'accept-language, cookie')
      .send(
        makeOffline({
          locale,
          direction: locales[locale].direction,
          brand: brandName(locale),
          styles: assets.styles(),
          say: translations[locale].say,
        }),
      );
  });
}
