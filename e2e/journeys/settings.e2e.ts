import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPassword, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys: { locale: Locale; as: string; width: number }[] = [
  { locale: 'en', as: 'restricted', width: widths.desk },
  { locale: 'he', as: 'premium', width: widths.phone },
];

describe.each(journeys)('in $locale', ({ locale, as, width }) => {
  const say = wordsOf(locale);

  test('a picture is chosen by keyboard and appears in the header at once', async () => {
    const page = await browser.visit({ locale, as, width });
    await open(page, '/settings');
    await page.waitForURL('**/settings/profile');
    await page.getByRole('radio', { name: say('people.avatar.lion'), exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: say('settings.profile.savePicture') }).click();
    await page.getByText(say('settings.profile.pictureSaved')).waitFor();
    const picture = page.locator('header img[src^="/avatars/"]');
    await expect.poll(() => picture.getAttribute('src')).toBe('/avatars/lion.svg');
  });

  test('reduced motion applies on every page, and the film’s speed on another device', async () => {
    const page = await browser.visit({ locale, as, width, reducedMotion: false });
    await open(page, '/settings/preferences');
    await page.getByLabel(say('settings.preferences.reducedMotion')).check();
    await page.getByLabel(say('settings.preferences.rate')).selectOption('1.5');
    await page
      .getByRole('button', { name: say('settings.frame.save') })
      .first()
      .click();
    await page.getByText(say('settings.preferences.saved')).waitFor();
    await page.locator('html[data-motion="reduced"]').waitFor();

    const other = await browser.visit({ locale, as, width, reducedMotion: false });
    await open(other, '/home');
    await other.locator('html[data-motion="reduced"]').waitFor();
    await expect
      .poll(() => other.evaluate(() => JSON.parse(localStorage.getItem('tl-player') ?? '{}') as object))
      .toMatchObject({ rate: 1.5 });
  });

  test('another device is signed out at once', async () => {
    const page = await browser.visit({ locale, as, width, freshSession: true });
    const other = await browser.visit({ locale, as, width, freshSession: true });
    await open(page, '/settings/account');
    await page.getByText(say('settings.account.thisDevice')).waitFor();
    await page.getByRole('button', { name: say('settings.account.endOthers') }).click();
    await page.getByText(say('settings.account.othersEnded')).waitFor();
    expect((await page.request.get('/api/users/current')).status()).toBe(200);
    expect((await other.request.get('/api/users/current')).status()).toBe(401);
  });
});

test('an account scheduled for deletion is kept with one button', async () => {
  const say = wordsOf('he');
  const emailAddress = 'given-up@example.org';
  const page = await browser.visit({ locale: 'he', width: widths.phone });
  await open(page, '/signup');
  await signUp(page, say, { emailAddress });
  await page.waitForURL('**/signup/success');
  await open(page, '/settings/account');
  await page.getByText(say('settings.account.deletionOpen')).click();
  const form = page.locator('details', { hasText: say('settings.account.deletionOpen') });
  await form.getByLabel(say('signIn.account.currentPassword')).first().fill(newPassword);
  await form.getByRole('button', { name: say('settings.account.giveUp') }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.request.post('/api/sessions', { data: { emailAddress, password: newPassword } });
  await open(page, '/home');
  await page.getByRole('button', { name: say('settings.deletion.keep') }).click();
  await page.getByText(say('settings.deletion.kept')).waitFor();
  const viewer = await page.request.get('/api/users/current');
  expect(await viewer.json()).toMatchObject({ eraseAt: null });
});
