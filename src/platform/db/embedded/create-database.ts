import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// open-embedded.ts runs this as a separate process, with the folder of a new database: creating one takes 600 MB, of which
// a thread would leave 100 MB behind.

const folder = process.argv[2];
if (folder === undefined) throw new Error('This file is run by open-embedded.ts with the folder to create.');
const engine = await PGlite.create({ fs: new NodeFS(folder) });
await engine.exec('checkpoint');
await engine.close();
