import { expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPassword } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

test.each(languages)('in %s: a user invites a friend, who learns by whom and signs up', async (locale) => {
  const say = wordsOf(locale);
  const width = locale === 'he' ? widths.phone : widths.desk;
  const page = await browser.visit({ locale, width });
  const emailAddress = `inviter-${locale}@example.org`;
  const person = { firstName: 'Ruth', lastName: 'Adler', role: 'parent', birthYear: 1980, country: 'US' };
  const data = { emailAddress, password: newPassword, language: locale, ...person };
  await page.request.post('/api/users', { data });

  await open(page, '/invite');
  await page.getByText(say('signUp.invite.verifyFirst')).waitFor();
  await open(page, (await readMail(page, emailAddress)).link);
  await page.getByRole('button', { name: say('signIn.verify.submit') }).click();
  await page.getByRole('heading', { name: say('signIn.verify.doneTitle') }).waitFor();
  await open(page, '/invite');
  await page.getByLabel(say('referrals.mail.label')).fill(`friend-${locale}@example.org`);
  await page.getByRole('button', { name: say('referrals.mail.submit') }).click();
  await page.getByText(say('referrals.mail.sent')).waitFor();

  const friend = await browser.visit({ locale, width });
  const { link } = await readMail(friend, `friend-${locale}@example.org`);
  await open(friend, link);
  expect(await friend.getByRole('heading', { level: 1 }).textContent()).toContain('Ruth Adler');
  expect(await findBarriers(friend)).toEqual([]);
  await friend.getByRole('button', { name: say('classes.invited.submit') }).click();
  await friend.waitForURL('**/signup');
});
