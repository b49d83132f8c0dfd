import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { measureFlood } from '../../bench/sign-in-flood.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess } from '../support/product-process.ts';

/** What else the machine does may spoil some rounds; what the product does wrong spoils all. */
const rounds = 5;
const mayBeSlowerBy = 3;

test('200 sign-ins at once leave the p99 of other requests within three times that of calm', async () => {
  const folder = makeDataDir();
  const product = await startProductProcess({ DATA_DIR: folder });
  onTestFinished(async () => {
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const over: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flood = await measureFlood(product.url);
    // Each is answered: wrong, or turned away because too many wait.
    const { 401: wrong = 0, 503: turnedAway = 0 } = flood.statuses;
    expect([wrong + turnedAway, wrong >= 100]).toEqual([200, true]);
    if (flood.flooded <= flood.calm * mayBeSlowerBy) return;
    over.push(`${flood.calm} → ${flood.flooded}`);
  }
  expect(over, 'milliseconds of the p99, calm → amid the flood').toEqual([]);
});
