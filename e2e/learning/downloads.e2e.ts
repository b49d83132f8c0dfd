import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('an editor makes a download of a file and publishes it, and a reader downloads these bytes', async () => {
  const say = wordsOf('en');
  const worksheet = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Page >> endobj\nBuild a tent\n%%EOF\n');
  const page = await browser.visit({ locale: 'en', as: 'editor' });
  await open(page, '/admin/downloads/new');
  await page.locator('[name="course"]').selectOption({ label: 'Live to Give' });
  await page.locator('[name="kind"]').selectOption('workbook');
  await page.locator('[name="title"]').fill('Build a tent');
  await page.getByRole('button', { name: say('learning.downloads.begin') }).click();
  await page.waitForURL('**/edit');

  await page
    .getByLabel(say('learning.downloads.field.file'), { exact: true })
    .setInputFiles({ name: 'Tent.pdf', mimeType: 'application/pdf', buffer: worksheet });
  await page.getByText('Tent.pdf').waitFor();
  await page.locator('[name="shared.access"]').selectOption('public');
  await page.getByRole('button', { name: say('page.editor.save') }).click();
  await page.getByText(say('learning.categories.saved')).first().waitFor();
  const life = page.getByRole('region', { name: say('cms.life.title') });
  await life.getByRole('button', { name: say('cms.life.publish') }).click();
  await life.getByRole('button', { name: say('cms.life.archive') }).waitFor();

  const reader = await browser.visit({ locale: 'en', as: 'educator' });
  await open(reader, '/courses/live-to-give');
  const link = reader.locator('a[download*="-d-"]', { hasText: 'Build a tent' });
  const [download] = await Promise.all([reader.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).equals(worksheet)).toBe(true);
});
