import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

const debuggingPort = 9333;
const throttling = defaultConfig.settings?.throttling;
/** Lighthouse's phone is a desktop of benchmark index 1,500 to 2,000, throttled by four; a slower machine is throttled less. */
const phoneIndex = 1750 / 4;

/** Lighthouse's result for a page on a phone: scores from 0 to 1, and which audits failed. */
export interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  failed: string[];
}

/**
 * Runs Lighthouse on a page until `isEnough` is satisfied, at most `tries` times. Runs after the first are throttled
 * according to the machine's speed (docs/decisions/0022), and everything but performance is the same in each.
 */
export async function runLighthouse(
  url: string,
  executablePath: string,
  { tries = 1, isEnough = () => false }: { tries?: number; isEnough?(verdict: Verdict): boolean } = {},
): Promise<Verdict> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  try {
    let cpuSlowdownMultiplier = 4;
    let best: Verdict | undefined;
    for (let run = 0; run < tries && !(best && isEnough(best)); run += 1) {
      const result = await lighthouse(
        url,
        { port: debuggingPort, logLevel: 'silent', output: 'json' },
        { extends: 'lighthouse:default', settings: { throttling: { ...throttling, cpuSlowdownMultiplier } } },
      );
      if (!result) throw new Error('Lighthouse gave no result');
      const { categories, audits, environment } = result.lhr;
      cpuSlowdownMultiplier = Math.min(4, Math.max(1, environment.benchmarkIndex / phoneIndex));
      const failed = Object.values(audits).filter(
        (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
      );
      const verdict = {
        performance: categories['performance']?.score ?? 0,
        accessibility: categories['accessibility']?.score ?? 0,
        bestPractices: categories['best-practices']?.score ?? 0,
        seo: categories['seo']?.score ?? 0,
        failed: failed.map(({ id }) => id),
      };
      if (!best || verdict.performance > best.performance) best = verdict;
    }
    if (!best) throw new Error('Lighthouse was given no tries');
    return best;
  } finally {
    await browser.close();
  }
}
