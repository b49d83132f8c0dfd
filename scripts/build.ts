import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';
import { markBuilt } from './build-stamp.ts';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

await rm('dist', { recursive: true, force: true });
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();

// Assets are compressed once here, as much as possible, so that no request has to.
const folder = 'dist/client/assets';
await Promise.all(
  (await readdir(folder))
    .filter((name) => compressible.test(name))
    .map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
      await writeFile(`${file}.br`, brotli);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
);

markBuilt();
