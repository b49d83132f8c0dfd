import { renderPage } from 'virtual:renderer';
import { createApp } from '#app/create-app.ts';
import { readPageAssets } from '#app/page-assets.ts';
import { folders } from '#app/wiring.ts';
import { fillAnswerers } from './answerers.ts';
import { openWorld } from './world.ts';

/** The product as it is served, in a separate process. */
const services = await openWorld();
await fillAnswerers(services.database.pool);
const app = await createApp(services, { renderPage, assets: readPageAssets(folders.client) }, folders);
await app.listen({ port: services.config.port, host: '127.0.0.1' });
process.send?.('ready');
