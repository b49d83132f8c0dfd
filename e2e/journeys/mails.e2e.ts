import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPassword, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)(
  'in %s: an address is verified, and a forgotten password replaced, through the links in mails',
  async (locale) => {
    const say = wordsOf(locale);
    const emailAddress = `mails-${locale}@example.org`;
    const page = await browser.visit({ locale, width: widths.phone });
    await open(page, '/signup');
    await signUp(page, say, { emailAddress });
    await page.waitForURL('**/signup/success');
    const { path, link } = await readMail(page, emailAddress);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}"`);
    await open(page, link);
    await page.getByRole('button', { name: say('signIn.verify.submit') }).dblclick();
    await page.getByText(say('signIn.verify.doneTitle')).waitFor();
    // Opened again, it says that it is done and asks for nothing.
    await open(page, link);
    await page.getByText(say('signIn.verify.doneTitle')).waitFor();
    await page.request.delete('/api/sessions', { headers: { origin: browser.url() } });

    await open(page, '/login?mode=reset-password');
    await page.getByLabel(say('signIn.form.emailAddress')).fill(emailAddress);
    await page.getByRole('button', { name: say('signIn.reset.submit') }).click();
    await page.getByText(say('signIn.reset.doneTitle')).waitFor();
    await expect.poll(async () => (await readMail(page, emailAddress)).link).toContain('/update-pass');
    await open(page, (await readMail(page, emailAddress)).link);
    const password = `${newPassword} and one more`;
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel(say('signIn.updatePass.label')).first().fill(password);
    await page.getByRole('button', { name: say('signIn.updatePass.submit') }).dblclick();
    await page.getByText(say('signIn.updatePass.done')).waitFor();
    await page.waitForURL('**/home');
    const answer = await page.request.post('/api/sessions', {
      data: { emailAddress, password },
      headers: { origin: browser.url() },
    });
    expect(answer.status()).toBe(200);
  },
);
