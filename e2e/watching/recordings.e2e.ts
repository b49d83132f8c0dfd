import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeTestFilm } from '#features/media/testing.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

const item = { id: 'i_nnnn2222', slug: 'see-it', type: 'film', sources: ['genesis-18:1-8'] };
const course = {
  id: 'c_nnnn2222',
  slug: 'new-course',
  formerSlugs: [],
  order: 99,
  published: '2026-11-01',
  featuredLevel: 0,
  demo: true,
  archived: false,
  comingSoon: false,
  access: 'default',
  categories: ['inspiration'],
  cover: { motif: 'mountain', palette: 'blue' },
};
const en = {
  title: 'New course',
  tagline: 'A line',
  description: 'A text',
  seoDescription: 'In short',
  chapters: { first: 'First' },
  items: { 'see-it': { title: 'Guests', summary: 'A film', talk: ['Who?', 'Why?'] } },
};

test('a film gets a poster and a recording, which is heard in the lesson, chosen by the keyboard and remembered', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await open(page, '/admin/content/films');
  const film = await makeTestFilm({ seconds: 12 });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guests.mp4', mimeType: 'video/mp4', buffer: film });
  await page.getByText(say('media.films.ready')).first().waitFor({ timeout: 120_000 });
  await page.getByRole('link', { name: 'Guests' }).first().click();
  await page.waitForURL(/\/films\/film-/);
  const filmId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const voice = await makeTestFilm({ seconds: 10, container: 'm4a' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'voice.m4a', mimeType: 'audio/mp4', buffer: voice });
  await page.getByText(say('media.tracks.ready')).waitFor({ timeout: 120_000 });
  await choosePoster(page, filmId);

  const origin = new URL(page.url()).origin;
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(origin + path, { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
  };
  const shared = {
    ...course,
    chapters: [{ id: 'ch_nnnn2222', slug: 'first', items: [{ ...item, film: filmId }] }],
  };
  await post('/api/cms/management/entries', {
    contentType: 'course',
    key: course.id,
    shared,
    texts: { en },
  });
  await post(`/api/cms/management/entries/course.${course.id}/publish`, { locales: ['en'] });

  const learner = await browser.visit({ locale: 'en' });
  const heard: string[] = [];
  learner.on('request', (request) => void heard.push(new URL(request.url()).pathname));
  const recordings = async () => {
    const answer = await learner.request.get(`/api/content/videos/${item.id}`);
    return answer.ok() ? ((await answer.json()) as { audio?: object[] }).audio : undefined;
  };
  // What a page is made of may be a moment older than what has just been published.
  await expect.poll(recordings).toHaveLength(1);
  const menu = learner.getByRole('button', { name: /^Sound:/ });
  // A machine that is too busy for the stream plays the file, which has one sound: then the lesson is opened again.
  for (let tries = 0; tries < 3 && !(await menu.isVisible()); tries += 1) {
    await open(learner, '/courses/new-course/see-it');
    await learner.getByRole('button', { name: /^Play/ }).first().click();
    // Said apart, so that a failure tells whether the player is missing or the recording is.
    await learner.locator('.film-bar').waitFor();
    await menu.waitFor({ timeout: 40_000 }).catch(() => undefined);
  }
  await menu.waitFor({ timeout: 1000 });
  await menu.focus();
  await learner.keyboard.press('Enter');
  await learner.keyboard.press('ArrowDown');
  await learner.keyboard.press('Enter');
  const isPart = (path: string) =>
    path.startsWith(`/media/house/media/${filmId}/audio/`) && path.endsWith('.ts');
  await expect.poll(() => heard.some(isPart)).toBe(true);
  expect(await menu.getAttribute('aria-label')).toBe(say('learning.player.sound', { track: 'English' }));
  await learner.keyboard.press('a');
  await expect
    .poll(() => menu.getAttribute('aria-label'))
    .toBe(say('learning.player.sound', { track: say('learning.player.ownSound') }));
  await learner.keyboard.press('a');
  const kept = await learner.evaluate(() => localStorage.getItem('tl-player'));
  expect(kept).toContain('"sound":"en.narration"');
}, 300_000);

/** Makes a new picture the film's poster. */
async function choosePoster(page: Page, filmId: string): Promise<void> {
  const say = wordsOf('en');
  const blank = { width: 600, height: 600, channels: 3, background: '#c24a6a' } as const;
  const picture = await sharp({ create: blank }).png().toBuffer();
  await page.getByRole('button', { name: say('media.edit.choosePoster') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'tent.png', mimeType: 'image/png', buffer: picture });
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(say('media.edit.posterPicture')).waitFor();
  await page
    .getByRole('button', { name: say('page.editor.save') })
    .first()
    .click();
  await page.getByText(say('media.film.saved')).waitFor();
  const film = await page.request.get(`/api/admin/films/${filmId}`);
  const { poster } = (await film.json()) as { poster: string };
  const { width, height } = await sharp(await (await page.request.get(poster)).body()).metadata();
  expect({ width, height }).toEqual({ width: 320, height: 240 });
}
