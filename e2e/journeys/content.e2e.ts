import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { locales, type Locale } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { startAt } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('two editors save the same text: the second sees both, chooses, and nothing of either is lost', async () => {
  const say = wordsOf('en');
  const esther = await browser.visit({ locale: 'en', as: 'admin' });
  const title = await beginBlock(esther, { locale: 'en', title: 'Candles before sunset' });
  const address = esther.url();
  const other = await browser.visit({ locale: 'he', as: 'editor' });
  await open(other, address);

  await esther.locator(title).fill('Candles on Friday');
  await esther.getByRole('button', { name: say('page.editor.save') }).click();
  await esther.getByText(say('cms.edit.saved')).first().waitFor();

  const sayOther = wordsOf('he');
  await other.locator(title).fill('Candles before Shabbat');
  await other.keyboard.press('Control+s');
  const both = other.locator('section', { has: other.locator('#edit-conflict') });
  await both.getByText('Candles on Friday').waitFor();
  expect(await both.getByText('Candles before Shabbat').count()).toBe(1);
  await both.getByText('Candles before Shabbat').click();
  await both.getByRole('button', { name: sayOther('page.editor.conflictSave') }).click();
  await both.waitFor({ state: 'hidden' });

  await open(esther, address);
  expect(await esther.locator('[name="texts.en.body"]').inputValue()).toContain('Light them early.');
  expect(await esther.locator(title).inputValue()).toBe('Candles before Shabbat');
  const versions = esther.getByRole('region', { name: say('cms.versions.title') });
  expect(await versions.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
});

test('a translator writes in Russian and nowhere else', async () => {
  const editor = await browser.visit({ locale: 'en', as: 'editor' });
  await beginBlock(editor, { locale: 'en', title: 'A quiet hour' });
  const say = wordsOf('ru');
  const page = await browser.visit({ locale: 'ru', as: 'translator' });
  await open(page, `${new URL(editor.url()).pathname}?left=en&right=ru`);
  await page.locator('[name="texts.ru.title"]').fill('Тихий час');
  expect(await page.locator('[name="texts.en.title"]').count()).toBe(0);
  expect(await page.getByText('A quiet hour').count()).toBeGreaterThan(0);
  expect(await page.locator('[name^="shared."]').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await page.getByText(say('cms.edit.saved')).first().waitFor();
  expect(await page.getByRole('button', { name: say('cms.life.publish') }).count()).toBe(0);
  await open(page, '/admin/users');
  await page.waitForURL('**/home');

  await open(editor, `${new URL(editor.url()).pathname}?left=en&right=ru`);
  expect(await editor.locator('[name="texts.ru.title"]').inputValue()).toBe('Тихий час');
});

test('a text appears on its page at the time it was scheduled for, and not before', async () => {
  const product = await startAt(new Date().toISOString());
  try {
    const say = wordsOf('he');
    const page = await browser.visit({ locale: 'he', as: 'admin', at: product.url, now: product.now() });
    await beginBlock(page, { locale: 'he', title: 'ערב פתוח להורים' });
    const life = page.getByRole('region', { name: say('cms.life.title') });
    await life.getByRole('button', { name: say('cms.life.schedule') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('cms.schedule.send') }).click();
    await dialog.waitFor({ state: 'hidden' });

    const visitor = await browser.visit({ locale: 'he', at: product.url });
    await open(visitor, '/parents');
    const shown = visitor.getByRole('heading', { name: 'ערב פתוח להורים' });
    expect(await shown.count()).toBe(0);
    await product.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await expect
      .poll(
        async () => {
          await visitor.reload();
          return shown.count();
        },
        { timeout: 180_000, interval: 2000 },
      )
      .toBe(1);
    // A page whose server is gone complains of it.
    for (const each of [page, visitor]) await each.context().close();
  } finally {
    await product.end();
  }
}, 240_000);

/** Begins a text for the parents' page, with a body, and returns where its title is written. */
async function beginBlock(page: Page, { locale, title }: { locale: Locale; title: string }): Promise<string> {
  const say = wordsOf(locale);
  await open(page, '/admin/content/content-block/new');
  await page.locator('[name="shared.category"]').selectOption('parents');
  const titleField = `[name="texts.${locale}.title"]`;
  await page.locator(titleField).fill(title);
  const body = page.getByRole('textbox', { name: `${say('cms.field.body')} (${locales[locale].name})` });
  await body.click();
  await page.keyboard.type('Light them early.');
  await page.getByRole('button', { name: say('cms.new.create') }).click();
  await page.waitForURL('**/edit');
  await page.locator(titleField).waitFor();
  return titleField;
}
