import { expect, inject, test } from 'vitest';
import { runLighthouse } from '#bench/lighthouse.ts';

const executable = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The performance score depends on what else the machine does, so `npm run bench` measures it. */
test.each(['/', '/courses/live-to-give', '/courses/live-to-give/abrahams-tent'])(
  'Lighthouse finds %s accessible, well made and easy to find',
  { timeout: 300_000 },
  async (path) => {
    const verdict = await runLighthouse(inject('productUrl') + path, executable);
    expect(verdict).toMatchObject({ accessibility: 1, bestPractices: 1, seo: 1 });
  },
);
