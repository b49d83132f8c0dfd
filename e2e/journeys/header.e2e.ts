import { expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';

const browser = useBrowser();

test('the links of the header stand in one line for the person who has most of them, in all languages and on all wide screens', async () => {
  const broken: string[] = [];
  for (const locale of localeCodes) {
    const page = await browser.visit({ locale });
    const answer = await page.request.post('/api/users', {
      headers: { origin: browser.url() },
      data: {
        ...newPerson,
        role: 'educator',
        language: locale,
        emailAddress: `header-${locale}@example.org`,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    await open(page, `/games?lang=${locale}`);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 600 });
      const links = page.locator('header nav').first().locator(':scope > *:visible');
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      const lines = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
      const header = await page.locator('header').first().boundingBox();
      if (boxes.length < 5 || lines.size > 1 || (header?.height ?? 0) > 80) broken.push(`${locale} ${width}`);
    }
  }
  expect(broken).toEqual([]);
}, 120_000);
