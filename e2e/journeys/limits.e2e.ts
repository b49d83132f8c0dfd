import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPassword, newPerson, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];
const lane = Math.floor(Math.random() * 250);

test.each(languages)(
  'in %s: after a hundred wrong passwords from strangers the user still signs in as usual, since the page does the proof of work',
  async (locale) => {
    const emailAddress = `besieged-${locale}@example.org`;
    await post('/api/users', { ...newPerson, emailAddress }, '198.18.0.1');
    for (let host = 1; host <= 10; host += 1) {
      const guesses = Array.from({ length: 10 }, () =>
        post('/api/sessions', { emailAddress, password: 'guess' }, `203.0.${lane}.${host}`),
      );
      expect(await Promise.all(guesses)).toEqual(guesses.map(() => 401));
    }
    expect(await post('/api/sessions', { emailAddress, password: newPassword }, `203.0.${lane}.99`)).toBe(
      403,
    );

    const say = wordsOf(locale);
    const page = await browser.visit({ locale });
    await open(page, '/login?onSuccess=/courses');
    await page.locator('[name=emailAddress]').fill(emailAddress);
    await page.locator('[name=password]').fill(newPassword);
    await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
    await page.waitForURL('**/courses');

    const plain = await browser.visit({ locale, javaScript: false, width: widths.phone });
    await plain.goto('/login');
    await plain.locator('[name=emailAddress]').fill(emailAddress);
    await plain.locator('[name=password]').fill(newPassword);
    await plain.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
    await plain.getByText(say('signIn.refusal.captchaRequired')).waitFor();
    await plain.getByRole('link', { name: say('signIn.login.forgot') }).waitFor();
  },
);

test('two students of one school mistype the code, and one who tries too often has to wait', async () => {
  const say = wordsOf('en');
  const teacher = await browser.visit({ as: 'educator' });
  const made = await teacher.request.post('/api/users/current/classes', {
    data: { name: `Kitah ${lane}` },
    headers: { origin: browser.url() },
  });
  const { code } = (await made.json()) as { code: string };
  const from = `203.0.${lane}.200`;
  for (const name of ['dov', 'tamar']) {
    const pupil = await browser.visit({ from, width: widths.phone });
    await open(pupil, '/join/ABCD-2345');
    await pupil.getByRole('heading', { name: say('classes.join.unknownTitle') }).waitFor();
    await pupil.getByLabel(say('classes.join.code')).fill(code);
    await pupil.getByRole('button', { name: say('classes.join.find') }).click();
    await pupil.getByRole('link', { name: say('classes.join.signUp') }).click();
    await pupil.waitForURL('**/signup?**');
    await signUp(pupil, say, { emailAddress: `${name}-of-a-school@example.org` });
    await pupil.getByRole('link', { name: say('classes.standing.begin') }).waitFor();
  }
  const playing = await browser.visit({ from });
  for (let tries = 0; tries < 30; tries += 1) await playing.request.get('/api/classes/ABCD-2345');
  await open(playing, `/join/${code}`);
  await playing.getByRole('heading', { name: say('classes.join.tooManyTitle') }).waitFor();
  await playing.getByText('Too many codes were tried here.').waitFor();
  expect(await playing.getByText(say('classes.join.unknownTitle')).count()).toBe(0);
  expect(await findBarriers(playing)).toEqual([]);
});

async function post(path: string, body: object, from: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const answer = await fetch(browser.url(path), { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}
