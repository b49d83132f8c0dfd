import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { useOpenIdServer } from '#test/support/openid-server.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess, type ProductProcess } from '../support/product-process.ts';
import { newPerson } from '../support/sign-up.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { productNow } from '../support/weekday.ts';
import { wordsOf } from '../support/words.ts';

/* Two products of their own: one with people whose accounts were created for them, one with a provider to sign in with. */

const google = useOpenIdServer();
const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];
const password = 'seven bright candles';
let invited: ClockedProduct;
let linked: ProductProcess;
const linkedData = makeDataDir();

beforeAll(async () => {
  const dataDir = makeDataDir();
  for (const language of languages) {
    execFileSync(
      process.execPath,
      ['scripts/admin.ts', 'invite', `guest-${language}@example.org`, language],
      {
        env: { ...process.env, DATA_DIR: dataDir },
      },
    );
  }
  // Their mails wait for a weekday; what a provider signs is valid now.
  invited = await startAt(productNow().toISOString(), dataDir);
  linked = await startProductProcess({
    DATA_DIR: linkedData,
    GOOGLE_CLIENT_ID: 'lamed',
    GOOGLE_CLIENT_SECRET: 'hidden',
    GOOGLE_ISSUER: google.issuer,
  });
});
afterAll(async () => {
  await Promise.all([invited.end(), linked.end('SIGTERM')]);
  rmSync(linkedData, { recursive: true, force: true });
});

test.each(languages)(
  'in %s: an account that was created for someone is taken over through its mail',
  async (locale) => {
    const say = wordsOf(locale);
    const page = await browser.visit({ locale, at: invited.url, width: widths.phone });
    const { link } = await readMail(page, `guest-${locale}@example.org`);
    await open(page, link);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel(say('signUp.form.firstName')).fill('Dov');
    await page.getByLabel(say('signUp.form.lastName')).fill('Levi');
    await page.getByLabel(say('signUp.form.birthYear')).fill('1980');
    await page.getByLabel(say('signIn.form.password')).first().fill('short');
    await page.getByRole('button', { name: say('signUp.activate.submit') }).click();
    await page.locator('[name=password][aria-invalid]').waitFor();
    await page.getByLabel(say('signIn.form.password')).first().fill(password);
    await page.getByRole('button', { name: say('signUp.activate.submit') }).click();
    await page.waitForURL('**/signup/success');
    const user = (await (await page.request.get('/api/users/current')).json()) as Record<string, unknown>;
    expect(user).toMatchObject({
      firstName: 'Dov',
      emailAddress: `guest-${locale}@example.org`,
      verified: true,
    });

    await open(page, link);
    await page.getByRole('heading', { name: say('signIn.activate.overTitle') }).waitFor();
  },
);

test.each(languages)('in %s: an account is linked to Google, which then signs in', async (locale) => {
  const say = wordsOf(locale);
  google.claims = { sub: `google-${locale}`, email: `g-${locale}@example.org`, email_verified: true };
  const page = await browser.visit({ locale, at: linked.url });
  const emailAddress = `link-${locale}@example.org`;
  await page.request.post('/api/users', { data: { ...newPerson, emailAddress, password } });

  await open(page, '/settings/security');
  await page.getByText(say('settings.waysIn.link', { name: 'Google' }), { exact: true }).click();
  const form = page.locator('form', { has: page.locator('[value=linkGoogle]') });
  await form.locator('[name=currentPassword]').fill(password);
  await form.getByRole('button', { name: say('settings.waysIn.linkSubmit', { name: 'Google' }) }).click();
  await page.getByText(`g-${locale}@example.org`).waitFor();

  await page.request.delete('/api/sessions', { headers: { origin: linked.url } });
  await open(page, '/login?onSuccess=/courses/patience');
  await page.getByRole('button', { name: say('signIn.provider.google') }).click();
  await page.waitForURL(({ pathname }) => pathname === '/courses/patience');
  const user = (await (await page.request.get('/api/users/current')).json()) as Record<string, unknown>;
  expect(user['emailAddress']).toBe(emailAddress);
});

test('a new user comes through Google, is asked who she is, and is signed in', async () => {
  const say = wordsOf('en');
  google.claims = { sub: 'google-new', email: 'new@example.org', email_verified: true };
  const page = await browser.visit({ at: linked.url });
  await open(page, '/login');
  await page.getByRole('button', { name: say('signIn.provider.google') }).click();
  await page.waitForURL('**/welcome/name*');
  expect((await page.request.get('/api/users/current')).status()).toBe(200);
});
