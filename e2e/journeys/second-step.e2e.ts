import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';
import { productNow } from '../support/weekday.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)('in %s: an app is set up, and signing in asks for its code', async (locale) => {
  const say = wordsOf(locale);
  const page = await browser.visit({ locale, width: widths.phone });
  const emailAddress = `second-${locale}@example.org`;
  const password = 'a good long one';
  await page.request.post('/api/users', { data: { ...newPerson, emailAddress, password, language: locale } });

  await open(page, '/settings/security');
  await page.getByRole('button', { name: say('settings.security.setUp'), exact: true }).click();
  await page.locator('form svg[role="img"]').waitFor();
  const secret = (await page.locator('form code').textContent())?.replaceAll(' ', '') ?? '';
  const codeAfter = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: productNow().getTime() + seconds * 1000,
    });
  await page.getByLabel(say('signIn.secondStep.code')).fill(codeAfter(0));
  await page
    .getByLabel(say('signIn.account.currentPassword'))
    .filter({ visible: true })
    .first()
    .fill(password);
  await page.getByRole('button', { name: say('settings.security.turnOn'), exact: true }).click();
  await page.getByText(say('settings.security.codesTitle')).waitFor();
  const recoveryCode = (await page.locator('ol code').first().textContent()) ?? '';
  await page.getByRole('button', { name: say('settings.security.codesKept'), exact: true }).click();

  await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });
  const signIn = async () => {
    await open(page, '/login?onSuccess=/courses/patience');
    await page.getByLabel(say('signIn.form.emailAddress')).fill(emailAddress);
    await page.getByLabel(say('signIn.form.password')).first().fill(password);
    await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
    await page.waitForURL('**/login/second-step?onSuccess=**');
  };
  await signIn();
  await page.getByLabel(say('signIn.secondStep.code')).fill('000000');
  await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
  await page.getByText(say('signIn.field.code')).waitFor();
  expect(await page.getByLabel(say('signIn.secondStep.code')).inputValue()).toBe('000000');
  await page.getByLabel(say('signIn.secondStep.code')).fill(codeAfter(30));
  await page.getByRole('button', { name: say('signIn.login.submit'), exact: true }).click();
  await page.waitForURL('**/courses/patience');

  await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });
  await signIn();
  await page.getByLabel(say('signIn.secondStep.code')).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses/patience');
});
