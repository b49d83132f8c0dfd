import { startServer } from './start-server.ts';
import { folders } from './wiring.ts';
import { readPageAssets } from './page-assets.ts';
import type { Pages } from './page-handler.ts';

const { renderPage } = (await import(folders.renderer)) as Pick<Pages, 'renderPage'>;
await startServer({ renderPage, assets: readPageAssets(folders.client) });
