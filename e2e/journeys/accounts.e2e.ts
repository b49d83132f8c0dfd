import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

describe.each(languages)('in %s', (locale) => {
  const say = wordsOf(locale);

  test('a wrong password is reported in the form, which keeps the address', async () => {
    const page = await browser.visit({ locale, width: widths.phone });
    await open(page, '/login?onSuccess=/courses/patience');
    await page.getByLabel(say('signIn.form.emailAddress')).fill('premium@example.org');
    await page.getByLabel(say('signIn.form.password')).first().fill('not the password');
    await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
    await page.getByText(say('signIn.refusal.invalidCredentials')).waitFor();
    expect(await page.getByLabel(say('signIn.form.emailAddress')).inputValue()).toBe('premium@example.org');

    await page.getByLabel(say('signIn.form.password')).first().fill('shalom-lamed');
    await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
    await page.waitForURL('**/courses/patience');
  });

  test('a missing page says so and offers ways to continue', async () => {
    const page = await browser.visit({ locale });
    await open(page, '/not/there');
    await page.getByRole('heading', { level: 1, name: say('app.refusal.notFound') }).waitFor();
    expect(await page.title()).toContain('404');
    await page.getByRole('link', { name: say('app.error.promoTitle') }).click();
    await page.waitForURL('**/courses/why-bad-things-happen?*utm_campaign=error-page*');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('a user who signs out is a visitor again', async () => {
    const page = await browser.visit({ locale, as: 'trial', freshSession: true });
    await open(page, '/logout');
    await page.getByRole('button', { name: say('signIn.logout.submit'), exact: true }).click();
    await page.getByText(say('signIn.logout.done')).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('app.header.signUp'), exact: true })
      .waitFor();
    expect((await page.request.get('/api/users/current')).status()).toBe(401);
  });
});

test('signing up does its proof of work unseen; where that cannot run, a toast says so at once and sign-up continues', async () => {
  const say = wordsOf('en');
  for (const works of [true, false]) {
    const page = await browser.visit();
    if (!works) await page.route('**/api/captcha', (route) => route.fulfill({ status: 429 }));
    await open(page, '/signup');
    await page.getByLabel(say('signUp.form.firstName')).focus();
    if (!works) await page.getByText(say('signIn.captcha.failed')).waitFor();
    const sent = page.waitForRequest('**/api/users');
    await signUp(page, say, { emailAddress: `captcha-${works}@example.org` });
    expect('captcha' in ((await sent).postDataJSON() as object)).toBe(works);
    await page.waitForURL('**/signup/success');
  }
});
