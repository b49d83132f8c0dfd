import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../src/core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { learnerPages, missingPage, visitorPages } from '../support/pages.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = useBrowser();

describe.each(localeCodes)('in %s', (locale) => {
  test.each([
    { who: 'a visitor', as: undefined, paths: [...visitorPages, missingPage], width: widths.phone },
    { who: 'a learner', as: 'learner', paths: learnerPages, width: widths.desk },
    { who: 'somebody new', as: 'new', paths: ['/welcome/name'], width: widths.phone },
    { who: 'a minor who waits', as: 'minor', paths: ['/join/pending'], width: widths.phone },
  ])('axe finds nothing on the pages of $who', async ({ as, paths, width }) => {
    const page = await browser.visit({ locale, width, reducedMotion: true, ...(as && { as }) });
    for (const path of paths) {
      await open(page, path);
      // Through the protocol, which the content security policy does not concern.
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate<AxeResults>(
        'axe.run(document, { resultTypes: ["violations"] })',
      );
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => String(target))
            .slice(0, 3)
            .join(' | ')}`,
      );
      expect(found, `${path} in ${locale}`).toEqual([]);
    }
  });
});

// The cases must be able to fail.
test('axe does find a picture without words', async () => {
  const page = await browser.visit();
  await page.setContent(
    '<!DOCTYPE html><html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>',
  );
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  expect(violations.map(({ id }) => id)).toContain('image-alt');
});
