import { renderPage } from 'virtual:renderer';
import { startServer } from './start-server.ts';
import { folders } from './wiring.ts';
import { readPageAssets } from './page-assets.ts';

// The build makes one program of this and everything it imports: dist/server/server.js.
await startServer({ renderPage, assets: readPageAssets(folders.client) });
