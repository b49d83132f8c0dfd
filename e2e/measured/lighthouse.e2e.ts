import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';

const throttling = defaultConfig.settings?.throttling;
const debuggingPort = 9333;
const tries = 4;
/** Lighthouse's phone is a desktop of benchmark index 1,500 to 2,000 slowed down four times; a slower machine is slowed less. */
const phoneIndex = 1750 / 4;

/** Lighthouse's mobile run; performance is what the best of a few tries says, since a test machine is noisy. */
test.each(['/', '/courses/live-to-give', '/courses/live-to-give/abrahams-tent'])(
  '%s is within the budgets of Lighthouse',
  { timeout: 300_000 },
  async (path) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        `--remote-debugging-port=${debuggingPort}`,
      ],
    });
    try {
      let best = 0;
      let cpuSlowdownMultiplier = 4;
      for (let run = 0; run < tries && best < 0.95; run += 1) {
        const result = await lighthouse(
          inject('productUrl') + path,
          { port: debuggingPort, logLevel: 'silent', output: 'json' },
          {
            extends: 'lighthouse:default',
            settings: { throttling: { ...throttling, cpuSlowdownMultiplier } },
          },
        );
        if (!result) throw new Error('Lighthouse gave no result');
        const { categories, audits, environment } = result.lhr;
        cpuSlowdownMultiplier = Math.min(4, Math.max(1, environment.benchmarkIndex / phoneIndex));
        const failed = Object.values(audits).filter(
          (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
        );
        const names = failed.map(({ id }) => id);
        expect(categories['accessibility']?.score, names.join()).toBe(1);
        expect(categories['best-practices']?.score, names.join()).toBe(1);
        expect(categories['seo']?.score, names.join()).toBe(1);
        best = Math.max(best, categories['performance']?.score ?? 0);
      }
      expect(best).toBeGreaterThanOrEqual(0.95);
    } finally {
      await browser.close();
    }
  },
);
