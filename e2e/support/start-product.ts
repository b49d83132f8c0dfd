import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeDataDir } from './data-dir.ts';
import { startProductProcess } from './product-process.ts';
import { startAt } from './start-at.ts';
import { aheadToWeekday, productNow } from './weekday.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts the built product once for all journeys, on the embedded database in a separate folder, and on a weekday. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  if (aheadToWeekday > 0) {
    const product = await startAt(productNow().toISOString());
    project.provide('productUrl', product.url);
    return () => product.end();
  }
  const dataDir = makeDataDir();
  const product = await startProductProcess({ DATA_DIR: dataDir });
  project.provide('productUrl', product.url);
  return async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
