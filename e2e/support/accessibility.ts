import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for entrance animations: half faded in, everything is too pale. */
const finishAnimations = `document.getAnimations().forEach((animation) => {
  if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
})`;

/** What axe finds on the current page, one text per rule; `colours` costs more than all other rules together. */
export async function findBarriers(
  page: Page,
  { colours = true }: { colours?: boolean } = {},
): Promise<string[]> {
  await page.evaluate(finishAnimations);
  // Through the DevTools protocol, which bypasses the content security policy.
  await page.evaluate(axeSource);
  const rules = colours ? {} : { 'color-contrast': { enabled: false } };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], rules })})`,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => String(target))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
