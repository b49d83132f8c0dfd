import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { newPerson } from '../support/sign-up.ts';
import { productNow } from '../support/weekday.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('he');
const english = wordsOf('en');

test('a visitor asks in Hebrew without JavaScript, staff grants, and the person opens it from the mail', async () => {
  const emailAddress = 'asks-for-a-scholarship@example.org';
  const page = await browser.visit({ locale: 'he', width: widths.phone, javaScript: false });
  await page.goto('/scholarship');
  for (const [name, value] of [
    ['asker', 'parent'],
    ['beneficiary', 'family'],
    ['plan', 'premium'],
    ['share', '0'],
  ])
    await page.locator(`main [name=${name}][value="${value}"]`).check();
  await page.locator('main [name=name]').fill('יעל כץ');
  await page.locator('main [name=emailAddress]').fill(emailAddress);
  await page.getByRole('button', { name: say('scholarships.ask.send') }).click();
  // Nothing of it is lost when a field is wrong.
  await page.getByText(say('scholarships.field.noWords')).waitFor();
  expect(await page.locator('main [name=name]').inputValue()).toBe('יעל כץ');
  await page.locator('main [name=words]').fill('אנחנו בין עבודות השנה.');
  await page.getByRole('button', { name: say('scholarships.ask.send') }).click();
  await page.getByText(say('scholarships.ask.doneTitle')).waitFor();

  const staff = await browser.visit({ as: 'admin', locale: 'en' });
  await open(staff, `/admin/money/scholarships?q=${emailAddress}`);
  await staff.getByRole('link', { name: 'יעל כץ' }).click();
  await staff.getByText('אנחנו בין עבודות השנה.').waitFor();
  expect(await findBarriers(staff)).toEqual([]);
  const grant = staff.locator('form:has([name=endsOn])');
  const inHalfAYear = new Date(productNow().getTime() + 180 * 86_400_000).toISOString().slice(0, 10);
  await grant.locator('[name=endsOn]').fill(inHalfAYear);
  await grant.locator('[name=answer]').fill('בהצלחה!');
  await grant.getByRole('button', { name: english('scholarships.decide.grantPlan') }).click();
  await staff.getByRole('link', { name: english('scholarships.request.toGrant') }).waitFor();

  const { path, link } = await readMail(page, emailAddress);
  expect(await (await page.request.get(path)).text()).toContain('בהצלחה!');
  await page.goto(link);
  await page.getByRole('link', { name: say('scholarships.answer.signUp') }).waitFor();
  const answer = await page.request.post('/api/users', {
    headers: { origin: browser.url() },
    data: { ...newPerson, emailAddress: 'opens-her-scholarship@example.org' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto(link);
  await page.getByRole('button', { name: say('scholarships.answer.claim') }).click();
  await page.getByText(say('scholarships.own.planTitle', { plan: 'premium' })).waitFor();
  const { plan } = (await (await page.request.get('/api/users/current')).json()) as { plan: number };
  expect(plan).toBe(3);
}, 180_000);
