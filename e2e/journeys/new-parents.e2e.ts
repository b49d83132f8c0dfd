import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPassword, signUp } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const journeys = [
  { locale: 'en', width: widths.desk, landing: '/parents', role: 'parent' },
  { locale: 'he', width: widths.phone, landing: '/educators', role: 'educator' },
] as const;

test.each(journeys)(
  'in $locale: a parent signs up from $landing, reads which mails will come, and changes her address',
  async ({ locale, width, landing, role }) => {
    const say = wordsOf(locale);
    const page = await browser.visit({ locale, width });
    const [first, second] = [`${role}-one@example.org`, `${role}-two@example.org`];
    const readUser = async () =>
      (await (await page.request.get('/api/users/current')).json()) as Record<string, unknown>;
    await open(page, landing);
    await page.getByRole('main').locator('a[href^="/signup"]').first().click();
    await page.waitForURL('**/signup**');
    await signUp(page, say, { emailAddress: first });
    await page.waitForURL('**/signup/success');
    expect(await readUser()).toMatchObject({ role, emailAddress: first });

    await open(page, '/settings/notifications');
    await page.getByText(say('settings.notifications.always')).waitFor();

    await open(page, '/settings/account');
    await page.getByText(say('settings.account.emailChange')).click();
    const form = page.locator('details[open]', { hasText: say('settings.account.emailChange') });
    await form.getByLabel(say('settings.account.newEmail')).fill(second);
    await form.getByLabel(say('signIn.account.currentPassword')).first().fill(newPassword);
    await form.getByRole('button', { name: say('settings.account.emailSend') }).click();
    await page.getByText(say('settings.account.emailSent')).waitFor();

    const { link } = await readMail(page, second);
    expect(link).toContain('/email/update/');
    await open(page, link);
    expect(await findBarriers(page)).toEqual([]);
    expect(await readUser()).toMatchObject({ emailAddress: first });
    await page.getByRole('button', { name: say('signIn.emailUpdate.submit') }).click();
    await page.getByRole('heading', { name: say('signIn.emailUpdate.doneTitle') }).waitFor();
    expect(await readUser()).toMatchObject({ emailAddress: second, verified: true });
  },
);
