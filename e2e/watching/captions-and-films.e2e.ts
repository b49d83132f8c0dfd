import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const film = 'content/courses/patience/media/drop-by-drop/film.mp4';

test('a caption is found in the report, corrected by the keyboard and read under the lesson', async () => {
  const say = wordsOf('he');
  const page = await browser.visit({ locale: 'he', as: 'admin' });
  // The report reads every film in every language, which takes a busy machine long.
  page.setDefaultTimeout(90_000);
  await open(page, '/admin/reports/subtitles');
  const row = page.getByRole('row').filter({ has: page.locator('a[href*="live-to-give__abrahams-tent"]') });
  await row.locator('a[href*="text=en"]').focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('textbox', {
    name: say('learning.captions.text', { number: 1 }),
    exact: true,
  });
  await first.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Corrected by hand');
  await page.keyboard.press('Control+s');
  await page.getByText(say('learning.captions.allSaved')).waitFor();
  const publish = page.getByRole('button', { name: say('learning.captions.publish') });
  await publish.focus();
  await page.keyboard.press('Enter');
  await page.getByText(say('learning.captions.published')).first().waitFor();

  const learner = await browser.visit({ locale: 'en' });
  await open(learner, '/courses/live-to-give/abrahams-tent');
  const line = learner.getByRole('button', { name: 'Corrected by hand' });
  await expect.poll(() => line.count()).toBe(1);
});

test('a film that loses its connection on the way goes on where it stopped', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', as: 'admin', losesConnection: true });
  await open(page, '/admin/content/films');
  const context = page.context();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const throughput = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throughput(200_000);
  await page.locator('input[type=file]').setInputFiles({
    name: 'drop_by_drop.mp4',
    mimeType: 'video/mp4',
    buffer: readFileSync(film),
  });
  const uploads = page.getByRole('region', { name: say('media.upload.label') });
  const sent = uploads.getByRole('progressbar');
  const share = async () => Number(await sent.getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(20);
  await context.setOffline(true);
  await page.waitForTimeout(2000);
  await context.setOffline(false);
  await throughput(-1);
  await uploads.getByRole('progressbar').waitFor({ state: 'hidden' });
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Drop by drop' }) });
  await row.first().waitFor();
  expect(await page.getByText(say('media.upload.lost')).count()).toBe(0);
}, 240_000);
