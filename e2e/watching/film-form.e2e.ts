import { expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('nothing typed about a film is lost, to a second editor or by leaving; and removing it leaves the focus on the page', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await open(page, '/admin/content/films');
  // Its title can be changed whether or not it can be played.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'angels.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') });
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Angels' }) });
  // It may have to wait for the films of other tests, which a process makes one after the other.
  await row.getByText(say('media.problem.notAFilm')).waitFor({ timeout: 300_000 });
  await row.getByRole('link', { name: 'Angels' }).click();
  await page.waitForURL(/\/films\/film-/);
  const address = new URL(page.url()).pathname;

  const other = await browser.visit({ locale: 'en', as: 'editor' });
  await open(other, address);
  await other.locator('[name=title]').fill('Visitors');
  await other.keyboard.press('Control+s');
  await other.getByText(say('media.film.saved')).waitFor();

  const title = page.locator('[name=title]');
  await title.fill('Three visitors');
  await page.keyboard.press('Control+s');
  const both = page.locator('section', { has: page.locator('#edit-conflict') });
  await both.getByText('Visitors', { exact: true }).waitFor();
  await both.getByText('Three visitors').click();
  expect(await title.inputValue()).toBe('Three visitors');
  await both.getByRole('button', { name: say('page.editor.conflictSave') }).click();
  await both.waitFor({ state: 'hidden' });
  await page.getByText(say('media.film.saved')).waitFor();

  await title.fill('Not saved yet');
  const list = page.getByRole('link', { name: say('media.film.toList') });
  await list.click();
  await page
    .getByRole('button', { name: say('page.editor.leaveStay') })
    .last()
    .click();
  expect(await title.inputValue()).toBe('Not saved yet');
  await list.click();
  await page.getByRole('button', { name: say('page.editor.leaveGo') }).click();
  await page.getByRole('link', { name: 'Three visitors' }).click();
  await page.getByRole('button', { name: say('page.editor.draftRestore') }).click();
  await expect.poll(() => title.inputValue()).toBe('Not saved yet');
  // That it was saved is still said of the time before.
  const saving = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/admin/films/'),
  );
  await page.keyboard.press('Control+s');
  await (await saving).finished();
  await page.getByText(say('page.editor.unsaved')).waitFor({ state: 'hidden' });

  await list.click();
  const renamed = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Not saved yet' }) });
  await renamed
    .getByRole('button', { name: say('media.films.removeOne', { title: 'Not saved yet' }) })
    .focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('dialog').getByRole('button', { name: say('media.films.remove') });
  await remove.focus();
  await page.keyboard.press('Enter');
  await renamed.waitFor({ state: 'detached' });
  await page.locator('main:focus').waitFor();
}, 600_000);
