import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { idOfItem } from '../support/content-ids.ts';
import { takePhoto } from '../support/photo.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
/** A challenge that everyone may open, for which no other test hands anything in. */
const lesson = '/courses/power-of-speech/kind-words-wall';

interface Drafted {
  draft?: { body: { files: { caption: string }[] } };
}

/** What becomes of the pieces that are sent from now on: they arrive, never do, or are refused. */
async function takeOverUploads(page: Page): Promise<(fate: 'arrive' | 'hang' | 'refuse') => void> {
  let fate = 'arrive';
  await page.route('**/api/uploads/*', async (route: Route) => {
    if (fate === 'arrive' || route.request().method() !== 'PATCH') return route.continue();
    if (fate === 'refuse')
      await route.fulfill({ status: 422, json: { code: 'refused', message: 'Not this time' } });
    return undefined;
  });
  return (next) => void (fate = next);
}

test('in Hebrew, by touch: files are put in order, paused, tried again and named, and are there after a reload', async () => {
  const say = wordsOf('he');
  const page = await browser.visit({ as: 'premium', locale: 'he', width: widths.phone, touch: true });
  const decide = await takeOverUploads(page);
  await open(page, `${lesson}?lang=he#hand-in`);
  const picker = page.getByRole('region', { name: say('submissions.handIn.files') });
  const rows = picker.getByRole('listitem');
  const names = () => rows.locator('bdi').allTextContents();
  const button = (key: string, name: string) => picker.getByRole('button', { name: say(key, { name }) });
  const waitForReady = async (name: string) =>
    rows.filter({ hasText: name }).getByText(say('media.pick.ready'), { exact: true }).waitFor();
  await picker.getByText(say('media.pick.takePicture')).waitFor();
  await picker.getByText(say('media.pick.takeFilm')).waitFor();
  expect(await picker.getByText(say('media.pick.drop')).isVisible()).toBe(false);

  const choose = picker.locator('input[type=file]').first();
  await choose.setInputFiles([await takePhoto('cake.jpg'), await takePhoto('table.jpg', '#6a8f4e')]);
  await waitForReady('table.jpg');
  await button('media.pick.earlier', 'table.jpg').tap();
  expect(await names()).toEqual(['table.jpg', 'cake.jpg']);
  await rows.first().getByLabel(say('media.pick.caption')).fill('השולחן שלנו');

  decide('hang');
  await picker
    .locator('input[capture]')
    .first()
    .setInputFiles(await takePhoto('bread.jpg', '#c9a227'));
  await button('media.pick.pause', 'bread.jpg').tap();
  await picker.getByText(say('media.pick.paused')).waitFor();
  decide('refuse');
  await button('media.pick.resume', 'bread.jpg').tap();
  await picker.getByText('Not this time').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  decide('arrive');
  await button('media.pick.retry', 'bread.jpg').tap();
  await waitForReady('bread.jpg');
  await button('media.pick.remove', 'cake.jpg').tap();

  const draft = `/api/users/current/challenges/items/${idOfItem('kind-words-wall')}`;
  const captions = async () =>
    ((await (await page.request.get(draft)).json()) as Drafted).draft?.body.files.map((file) => file.caption);
  await expect.poll(captions).toEqual(['השולחן שלנו', '']);
  await page.reload();
  await waitForReady('bread.jpg');
  await waitForReady('table.jpg');
  expect(await names()).toEqual(['table.jpg', 'bread.jpg']);
  expect(await rows.first().getByLabel(say('media.pick.caption')).inputValue()).toBe('השולחן שלנו');
});
