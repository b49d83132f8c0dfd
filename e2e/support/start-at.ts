import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDir } from './data-dir.ts';
import { startProductProcess } from './product-process.ts';

/** A product whose time the journey sets. */
export interface ClockedProduct {
  url: string;
  /** What its clock says. */
  now(): Date;
  /** Sets its clock, ISO 8601; time runs on from there. */
  set(time: string): Promise<void>;
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a separate product at a given time, on its own database, which ends with it unless `settings` name another. */
export async function startAt(
  time: string,
  dataDir = makeDataDir(),
  settings: Record<string, string> = {},
): Promise<ClockedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'lamed-clock-'));
  const clockFile = join(folder, 'clock');
  write(clockFile, time);
  let ahead = Date.parse(time) - Date.now();
  const product = await startProductProcess({
    DATA_DIR: dataDir,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('clock.mjs', import.meta.url))}`,
    // The job queue warns that the database has another time.
    LOG_LEVEL: 'error',
    ...settings,
  });
  return {
    url: product.url,
    now: () => new Date(Date.now() + ahead),
    async set(time) {
      write(clockFile, time);
      ahead = Date.parse(time) - Date.now();
      while (readFileSync(`${clockFile}.read`, 'utf8') !== time) await setTimeout(20);
    },
    async end(signal = 'SIGTERM') {
      await product.end(signal);
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** In one step: a file being written is empty for a moment, and a product that read it then would have no time. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}
