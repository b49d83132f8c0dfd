import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { locales } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');

/** A text with a link that says nothing, on the page of its editor. */
async function openVagueText(page: Page): Promise<void> {
  const { origin } = new URL(browser.url());
  const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/games' } }] };
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
  const made = await page.request.post('/api/cms/management/entries', {
    headers: { origin },
    data: {
      contentType: 'content-block',
      shared: { category: 'parents' },
      texts: { en: { title: 'Games', body } },
    },
  });
  const { editor } = (await made.json()) as { editor: string };
  await open(page, editor);
  // The editor of such a text is loaded when the page is live.
  await page.locator('[role=textbox][contenteditable]').first().waitFor();
}

const labelOfFocus = (page: Page) =>
  page.evaluate<string>(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent',
  );
const roleOfFocus = (page: Page) => page.evaluate<string>('document.activeElement.getAttribute("role")');

test('what would keep a reader out leads to its field, and is asked about once before it is published', async () => {
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await openVagueText(page);
  const found = page.getByRole('region', { name: say('page.findings.title') });
  await found.getByRole('button').first().click();
  await expect.poll(() => roleOfFocus(page)).toBe('textbox');

  const publish = page
    .getByRole('region', { name: say('cms.life.title') })
    .getByRole('button', { name: /^Publish/ });
  await publish.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/A link does not say where it leads/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await labelOfFocus(page)).toContain('Publish');
  expect(await publish.count()).toBe(1);

  await publish.click();
  await dialog.getByRole('button', { name: say('page.findings.publishAnyway') }).click();
  await page.getByText(say('cms.life.publishedIn', { languages: locales.en.name })).waitFor();
  await publish.waitFor({ state: 'detached' });
});

test('in the tools of a text arrows lead from one to the next and around, and Tab leads past them', async () => {
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await openVagueText(page);
  const bold = page.getByRole('button', { name: say('cms.text.bold') }).first();
  await bold.focus();
  await page.keyboard.press('ArrowRight');
  expect(await labelOfFocus(page)).toBe(say('cms.text.italic'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  expect(await labelOfFocus(page)).toBe(say('cms.text.redo'));
  await page.keyboard.press('Tab');
  expect(await roleOfFocus(page)).toBe('textbox');
});
