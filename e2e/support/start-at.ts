import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDir } from './data-dir.ts';
import { startProductProcess } from './product-process.ts';

/** A product whose time the journey sets. */
export interface ClockedProduct {
  url: string;
  /** Sets its clock, ISO 8601; from there time goes on. */
  set(time: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts a product of one's own at a time, on a database of its own. */
export async function startAt(time: string): Promise<ClockedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'lamed-clock-'));
  const dataDir = makeDataDir();
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, time);
  const product = await startProductProcess({
    DATA_DIR: dataDir,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('clock.mjs', import.meta.url))}`,
    // The queue of jobs warns that the database has another time.
    LOG_LEVEL: 'error',
  });
  return {
    url: product.url,
    async set(time) {
      writeFileSync(clockFile, time);
      // Twice as long as it takes to be read.
      await setTimeout(100);
    },
    async end() {
      await product.end('SIGTERM');
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}
