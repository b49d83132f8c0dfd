import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductProcess } from './product-process.ts';

/** Names the folder that every product's data is copied from, if there is one. */
const variable = 'PREPARED_DATA_DIR';

/** A separate data folder for a product: with the demo world already in it where one was prepared, else empty. */
export function makeDataDir(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'lamed-e2e-'));
  const prepared = process.env[variable];
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** Starts the built product once and ends it, so that every later one has its tables and content ready; returns how to remove them. */
export async function prepareDataDir(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lamed-prepared-'));
  const product = await startProductProcess({ DATA_DIR: folder });
  await product.end('SIGTERM');
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
