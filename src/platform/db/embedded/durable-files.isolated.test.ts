import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { copyEmbeddedTemplate } from '#test/support/database/embedded-template.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { DurableFiles } from './durable-files.ts';
import { syncFolder } from './sync-folder.ts';

const synced: string[] = [];
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const fsyncSync = (file: number) => {
    synced.push(real.readlinkSync(`/proc/self/fd/${file}`));
    real.fsyncSync(file);
  };
  return { ...real, fsyncSync, default: real };
});

const forTheDisk = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

// On Linux, where the name of an open file can be looked up.
describe.runIf(testEngine === 'embedded' && process.platform === 'linux')(
  'the files of the embedded database',
  () => {
    test('are on the disk when a write is acknowledged', async () => {
      const dataDir = temporaryFolder();
      await copyEmbeddedTemplate(dataDir);
      const folder = path.join(dataDir, 'database');
      const engine = await PGlite.create({ fs: new DurableFiles(folder), startParams: forTheDisk });
      await engine.exec('create table acts (number int)');
      for (const number of [1, 2, 3]) {
        synced.length = 0;
        await engine.query('insert into acts values ($1)', [number]);
        expect(synced).toEqual([expect.stringContaining(path.join(folder, 'pg_wal'))]);
      }
      synced.length = 0;
      await engine.exec('checkpoint');
      expect(synced.some((name) => name.includes(path.join(folder, 'base')))).toBe(true);
      await engine.close();
    });

    test('are fsynced together with their folders', () => {
      const folder = temporaryFolder();
      fs.mkdirSync(path.join(folder, 'base'));
      fs.writeFileSync(path.join(folder, 'base', '1'), 'one');
      synced.length = 0;
      syncFolder(folder);
      expect(synced).toEqual([path.join(folder, 'base', '1'), path.join(folder, 'base'), folder]);
    });
  },
);
