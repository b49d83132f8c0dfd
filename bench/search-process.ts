import Fastify from 'fastify';
import { renderPage } from 'virtual:renderer';
import { createApp } from '#app/create-app.ts';
import { readPageAssets } from '#app/page-assets.ts';
import { createCtx } from '#app/request-ctx.ts';
import { folders } from '#app/wiring.ts';
import { readLookedFor, toTextQuery } from '#features/search/server/looked-for.ts';
import { refreshSearch } from '#features/search/server/public.ts';
import { fillCatalogue } from './search-world.ts';
import { openWorld } from './world.ts';

/** The product, or the bare indexed query, over ten thousand generated items; the first message says which. */
const services = await openWorld();
process.once('message', ({ role }: { role: 'app' | 'bare' }) => void serve(role));
process.send?.('waiting');

async function serve(role: 'app' | 'bare'): Promise<void> {
  const { database, config } = services;
  await fillCatalogue(database.db);
  await refreshSearch(createCtx(services));
  await database.pool.query('analyze search_documents');
  const app = role === 'app' ? await createProduct() : createBare();
  await app.listen({ port: config.port, host: '127.0.0.1' });
  process.send?.('ready');
}

async function createProduct() {
  const assets = readPageAssets(folders.client);
  return createApp(services, { renderPage, assets }, folders);
}

function createBare() {
  const app = Fastify();
  app.get<{ Querystring: { q: string } }>('/bare', async ({ query: { q } }) => {
    const lookedFor = readLookedFor(q);
    const { rows } = await services.database.pool.query(
      `select id, kind, locale, title, context, body, href, seconds from search_documents
       where words @@ $1::tsquery order by ts_rank(words, $1::tsquery) desc, id limit 30`,
      [lookedFor ? toTextQuery(lookedFor) : ''],
    );
    return { items: rows as unknown[] };
  });
  return app;
}
