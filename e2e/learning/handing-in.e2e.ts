import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const { visit, url } = useBrowser();

/** A challenge that everyone may open. */
const lesson = '/courses/live-to-give/room-for-one-more';

test('a learner hands in words and a picture, sees where they are, and takes them back by keyboard', async () => {
  const say = wordsOf('he');
  const page = await visit({ as: 'trial', locale: 'he' });
  await page.goto(`${url(lesson)}?lang=he`);
  const words = page.getByLabel(say('submissions.handIn.text'), { exact: true });
  await words.fill('One chair more.');
  const picture = {
    name: 'table.png',
    mimeType: 'image/png',
    buffer: readFileSync('public/icons/icon-192.png'),
  };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByText(say('submissions.draft.saved')).waitFor();
  // What was written is still there after a reload.
  await page.reload();
  await expect.poll(() => words.inputValue()).toBe('One chair more.');
  await page.getByText('table.png').waitFor();
  await page.getByText(say('submissions.handIn.owner'), { exact: true }).click();
  const send = page.getByRole('button', { name: say('submissions.handIn.send') });
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  await page.getByText(say('submissions.ownState.submitted'), { exact: true }).waitFor();
  // The form has gone with its button: the focus is at what took its place, which thanks her and says what comes next.
  const headline = page.getByRole('heading', { name: say('submissions.own.title') });
  await headline.and(page.locator(':focus')).waitFor();
  const told = (await headline.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const heard = await Promise.all(told.map((id) => page.locator(`#${id}`).textContent()));
  expect(heard.join(' ')).toContain(say('submissions.handIn.done'));
  expect(heard.join(' ')).toContain(say('submissions.ownState.submittedText'));
  const own = page.locator('#hand-in');
  expect(await own.getByText('One chair more.').isVisible()).toBe(true);
  await expect.poll(() => own.locator('figure').count()).toBe(1);

  await own.getByText(say('submissions.own.withdraw'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await words.waitFor();
  expect(await words.inputValue()).toBe('');
});

test('what two devices write at the same time is settled by the learner, and nothing is lost', async () => {
  const [phone, desk] = [await visit({ as: 'paid', width: 375 }), await visit({ as: 'paid' })];
  const say = wordsOf('en');
  const at = `${url('/courses/patience/ten-slow-breaths')}?lang=en&again=1`;
  for (const page of [phone, desk]) await open(page, at);
  const wordsOn = (page: typeof phone) => page.getByLabel(say('submissions.handIn.text'), { exact: true });
  await wordsOn(phone).fill('Written on the phone.');
  await phone.getByText(say('submissions.draft.saved')).waitFor();
  await wordsOn(desk).fill('Written at the desk.');
  await desk.getByText(say('submissions.draft.conflictTitle')).waitFor();
  await desk.getByRole('button', { name: say('submissions.draft.takeBoth') }).click();
  await expect.poll(() => wordsOn(desk).inputValue()).toBe('Written at the desk.\n\nWritten on the phone.');
});

test('a visitor goes over the first works of the wall and back, and nothing is loaded for it', async () => {
  const page = await visit();
  await page.goto(url('/submissions'));
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByText('1 of 8', { exact: true }).waitFor();
  await page.evaluate('window.stays = true');
  await page.waitForLoadState('networkidle');
  // From here on nobody answers, except with pictures: what is shown was there before it was asked for.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.continue() : undefined,
  );
  const titles = [await page.title()];
  const goTo = async (name: 'Next' | 'Previous', place: number) => {
    await page.getByRole('link', { name }).click();
    await page.getByText(`${place} of 8`, { exact: true }).waitFor();
    return page.title();
  };
  for (let place = 2; place <= 8; place += 1) titles.push(await goTo('Next', place));
  expect(new Set(titles).size).toBe(8);
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  for (let place = 7; place >= 1; place -= 1) expect(await goTo('Previous', place)).toBe(titles[place - 1]);
  expect(await page.evaluate('window.stays')).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the wall and a work are read without scripts', async () => {
  const page = await visit({ javaScript: false });
  await page.goto(url('/submissions?sort=encouraged'));
  await page.getByRole('link', { name: 'A Wall of Kind Words' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('A Wall of Kind Words');
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .count(),
  ).toBeGreaterThan(0);
});
