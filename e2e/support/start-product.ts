import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProductProcess } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts the built product once for all journeys, on the embedded database in a folder of its own. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lamed-e2e-'));
  const product = await startProductProcess({ DATA_DIR: dataDir });
  project.provide('productUrl', product.url);
  return async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
