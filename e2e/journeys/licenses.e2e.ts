import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPerson } from '../support/sign-up.ts';
import { productNow } from '../support/weekday.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');

/** An educator whose address is proved, in a browser of her own. */
async function visitAsEducator(emailAddress: string, javaScript: boolean) {
  const page = await browser.visit({ locale: 'en', width: widths.phone, javaScript });
  const headers = { origin: browser.url() };
  const data = { ...newPerson, emailAddress, role: 'educator' };
  expect((await page.request.post('/api/users', { headers, data })).status()).toBe(201);
  const { link } = await readMail(page, emailAddress);
  await page.goto(link);
  await page.getByRole('button', { name: say('signIn.verify.submit') }).click();
  await page.getByText(say('signIn.verify.doneTitle')).waitFor();
  return page;
}

test('an educator asks for a license without JavaScript, finance accepts, and a colleague takes her seats', async () => {
  // Signed up before the invitation, so that this is the newest mail to her.
  const other = await visitAsEducator('shares-a-license@example.org', true);
  const page = await visitAsEducator('holds-a-license@example.org', false);
  await page.goto('/licenses');
  await page.locator('main [name=seats]').fill('30');
  await page.locator('main [name=country]').selectOption('GB');
  await page.getByRole('button', { name: say('licenses.price.see') }).click();
  await page.getByText('£150.00').first().waitFor();
  await page.locator('main [name=startsOn]').fill(productNow().toISOString().slice(0, 10));
  await page.locator('main [name=school]').fill('Journey School');
  await page.locator('main [name=address]').fill('1 Olive Street\nLondon');
  await page.getByRole('button', { name: say('licenses.request.send') }).click();
  await page.getByText(say('licenses.own.requested')).waitFor();

  const staff = await browser.visit({ as: 'admin', locale: 'en' });
  await open(staff, '/admin/money/licenses?state=requested');
  await staff.getByRole('link', { name: 'Journey School' }).click();
  await staff.getByRole('button', { name: say('licenses.admin.accept') }).click();
  await staff.getByRole('button', { name: say('licenses.admin.markPaid') }).waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  await page.goto('/licenses');
  await page.getByRole('link', { name: say('licenses.own.open') }).click();
  await page
    .locator('form:has([name=emailAddress]) [name=emailAddress]')
    .fill('shares-a-license@example.org');
  await page.locator('form:has([name=emailAddress]) [name=seats]').fill('12');
  await page.getByRole('button', { name: say('licenses.share.invite') }).click();
  await page.getByText(say('licenses.share.waits')).waitFor();

  await expect
    .poll(async () => (await readMail(other, 'shares-a-license@example.org')).link, { timeout: 60_000 })
    .toContain('/licenses/invitations/');
  await open(other, (await readMail(other, 'shares-a-license@example.org')).link);
  expect(await findBarriers(other)).toEqual([]);
  await other.getByRole('button', { name: say('licenses.invited.accept') }).click();
  await other.waitForURL('**/licenses');
  const { plan } = (await (await other.request.get('/api/users/current')).json()) as { plan: number };
  expect(plan).toBe(2);
}, 240_000);
