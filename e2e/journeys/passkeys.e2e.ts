import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { productNow } from '../support/weekday.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];
const password = 'a good long one';

/** A simulated authenticator with a finger always on it. */
async function plugInDevice(page: Page): Promise<{ unplug(): Promise<unknown> }> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { unplug: () => devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

test.each(languages)('in %s: a passkey is made, named, signs in, and is removed', async (locale) => {
  const say = wordsOf(locale);
  const page = await browser.visit({ locale, width: locale === 'he' ? widths.phone : widths.desk });
  const emailAddress = `passkey-${locale}@example.org`;
  await page.request.post('/api/users', { data: { ...newPerson, emailAddress, password, language: locale } });
  const { unplug } = await plugInDevice(page);

  await open(page, '/settings/security');
  await page.getByText(say('settings.passkey.add'), { exact: true }).click();
  const passwordField = page.getByLabel(say('signIn.account.currentPassword')).filter({ visible: true });
  await passwordField.first().fill(password);
  await page.getByRole('button', { name: say('settings.passkey.addSubmit'), exact: true }).click();
  await page.getByText(say('settings.passkey.added')).waitFor();

  await page.getByText(say('settings.passkey.change'), { exact: true }).click();
  await page.getByLabel(say('settings.passkey.name')).fill('מפתח של Mira');
  await page.getByRole('button', { name: say('settings.passkey.rename'), exact: true }).click();
  await page.getByText(say('settings.passkey.renamed')).waitFor();
  await page.locator('bdi', { hasText: 'מפתח של Mira' }).waitFor();

  await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });
  await open(page, '/login?onSuccess=/settings/security');
  const isBack = ({ pathname }: URL) => pathname === '/settings/security';
  // The device answers an autofill offer automatically where the browser makes one; else the button does, which may vanish in the meantime.
  const back = page.waitForURL(isBack);
  const button = page.getByRole('button', { name: say('signIn.passkey.signIn'), exact: true });
  await Promise.race([back, page.waitForTimeout(2000)]);
  if (!isBack(new URL(page.url()))) await button.click({ timeout: 10_000 }).catch(() => undefined);
  await back;
  expect((await page.request.get('/api/users/current')).status()).toBe(200);

  await page.getByText(say('settings.passkey.change'), { exact: true }).click();
  await passwordField.first().fill(password);
  await page.getByRole('button', { name: say('settings.passkey.remove'), exact: true }).click();
  await page.getByText(say('settings.passkey.removed')).waitFor();

  await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });
  await unplug();
  await open(page, '/login');
  expect(await page.getByRole('button', { name: say('signIn.passkey.signIn') }).count()).toBe(1);
});

test('a passkey replaces the second step even with an authenticator app', async () => {
  const say = wordsOf('en');
  const page = await browser.visit();
  const emailAddress = 'passkey-second@example.org';
  await page.request.post('/api/users', { data: { ...newPerson, emailAddress, password } });
  await plugInDevice(page);
  await open(page, '/settings/security');
  await page.getByRole('button', { name: say('settings.security.setUp'), exact: true }).click();
  await page.locator('form svg[role="img"]').waitFor();
  const secret = (await page.locator('form code').textContent())?.replaceAll(' ', '') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: productNow().getTime(),
  });
  await page.getByLabel(say('signIn.secondStep.code')).fill(code);
  await page
    .getByLabel(say('signIn.account.currentPassword'))
    .filter({ visible: true })
    .first()
    .fill(password);
  await page.getByRole('button', { name: say('settings.security.turnOn'), exact: true }).click();
  await page.getByRole('button', { name: say('settings.security.codesKept'), exact: true }).click();
  await page.getByText(say('settings.passkey.add'), { exact: true }).click();
  await page
    .getByLabel(say('signIn.account.currentPassword'))
    .filter({ visible: true })
    .first()
    .fill(password);
  await page.getByRole('button', { name: say('settings.passkey.addSubmit'), exact: true }).click();
  await page.getByText(say('settings.passkey.added')).waitFor();

  // A page left open would notice the end of its session and sign out again, in the middle of the next sign-in.
  await page.goto('about:blank');
  await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });
  // By the API, since a sign-in page would offer the passkey at once.
  const first = await page.request.post('/api/sessions', { data: { emailAddress, password } });
  expect(first.ok()).toBe(false);
  await open(page, '/login/second-step?onSuccess=/courses/patience');
  await page.getByRole('button', { name: say('signIn.passkey.signIn'), exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/courses/patience');
  expect((await page.request.get('/api/users/current')).status()).toBe(200);
});
