import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';

import { openBrowser } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that was started by a script does not stay behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wrapped-browser-'));
  const [script, beats] = [join(folder, 'chromium'), join(folder, 'beats')];
  await writeFile(script, `#!/bin/sh\nwhile :; do echo >> ${beats}; sleep 0.05; done &\nwait\n`);
  await chmod(script, 0o755);
  vi.stubEnv('CHROMIUM', script);
  const beaten = async (): Promise<number> => (await stat(beats)).size;

  const { close } = await openBrowser('page', {}, {}, () => undefined);
  await vi.waitFor(beaten, 5000);
  await close();
  const atClose = await beaten();

  await wait(400);
  expect(await beaten()).toBe(atClose);
  await rm(folder, { recursive: true });
});
