import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const emailAddress = 'raises-a-roof@example.org';

test('someone sets a campaign up on two devices, launches it, staff approves it, and everyone sees it', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', width: widths.phone });
  const signUp = { headers: { origin: browser.url() }, data: { ...newPerson, emailAddress } };
  const answer = await page.request.post('/api/users', signUp);
  expect(answer.status(), await answer.text()).toBe(201);
  await open(page, '/campaigns/start');
  expect(await findBarriers(page)).toEqual([]);
  await page
    .getByRole('link', { name: say('campaigns.start.begin') })
    .first()
    .click();
  await page.locator('[name=category][value=school]').check();
  await page.locator('[name=name]').fill('A roof for our heder');
  // Leaving the field keeps what was typed.
  await page.locator('[name=phone]').fill('not a number');
  await page.locator('[name=email]').focus();
  await page.getByText(say('campaigns.create.kept')).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // Later, on another device.
  const desk = await browser.visit({ locale: 'en', width: widths.desk });
  await desk.context().addCookies(await page.context().cookies());
  await open(desk, '/campaigns/create');
  expect(await desk.locator('[name=name]').inputValue()).toBe('A roof for our heder');
  expect(await desk.locator('[name=phone]').inputValue()).toBe('not a number');
  await desk.getByRole('button', { name: say('campaigns.create.next') }).click();
  await desk.getByText(say('campaigns.field.phone')).waitFor();
  await desk.locator('[name=phone]').fill('');
  await desk.getByRole('button', { name: say('campaigns.create.next') }).click();
  await expect.poll(() => desk.locator('[name=slug]').inputValue()).toBe('a-roof-for-our-heder');
  await desk.locator('[name=description]').fill('The rain comes in, and we learn under umbrellas.');
  await desk.locator('[name=story]').fill('It **leaks**.');
  await desk.locator('[name=filmUrl]').fill('https://vimeo.com/76979871');
  await desk.locator('[name=currency]').selectOption('GBP');
  await desk.locator('[name=place]').selectOption('london');
  await desk.locator('[name=goal]').fill('100');
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: say('campaigns.create.finish') }).click();
  await desk.getByText('The goal is at least').waitFor();
  await desk.locator('[name=goal]').fill('2,500');
  await desk.getByRole('button', { name: say('campaigns.create.finish') }).click();
  await desk.getByText(say('campaigns.now.draftFirst')).waitFor();
  expect(await findBarriers(desk)).toEqual([]);
  await desk.getByRole('button', { name: say('campaigns.act.launch') }).click();
  await desk.getByRole('heading', { name: say('campaigns.launched.pending') }).waitFor();
  expect(await findBarriers(desk)).toEqual([]);

  const visitor = await browser.visit({ locale: 'he', width: widths.phone });
  expect((await visitor.request.get('/campaign/a-roof-for-our-heder')).status()).toBe(404);

  const staff = await browser.visit({ as: 'admin', locale: 'en' });
  await open(staff, '/admin/giving/campaigns?state=pending');
  await staff.getByRole('link', { name: 'A roof for our heder' }).click();
  await staff.getByRole('button', { name: say('campaigns.admin.approve') }).click();
  await staff.getByText(say('campaigns.admin.approved')).waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  const hebrew = wordsOf('he');
  await open(visitor, '/campaign/a-roof-for-our-heder');
  await visitor.getByRole('heading', { level: 1, name: 'A roof for our heder' }).waitFor();
  await visitor.getByText(hebrew('campaigns.time.left')).waitFor();
  expect(await findBarriers(visitor)).toEqual([]);
  // Nothing comes from the film's host before it is pressed.
  const asked: string[] = [];
  await visitor.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  expect(await visitor.locator('iframe').count()).toBe(0);
  await visitor.getByText(hebrew('campaigns.film.watch')).click();
  await visitor.frameLocator('iframe').getByText('film').waitFor();
  expect(asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);

  await open(page, '/campaigns');
  await page.getByRole('link', { name: 'A roof for our heder' }).first().click();
  await page.getByText(say('campaigns.now.live')).waitFor();
}, 180_000);

test('a refund in the middle of a campaign is seen on ten open pages, which say why the total fell', async () => {
  const say = wordsOf('en');
  const pages: Page[] = [];
  for (let hall = 0; hall < 10; hall += 1) {
    const page = await browser.visit({ locale: 'en', width: widths.phone });
    await open(page, '/campaign/a-roof-for-our-heder');
    pages.push(page);
  }
  const donor = await browser.visit({ locale: 'en' });
  await open(donor, '/campaign/a-roof-for-our-heder/donate');
  await donor.locator('[name=donorName]').fill('Shira Donor');
  await donor.locator('[name=donorAddress]').fill('shira-donates@example.org');
  await donor.getByRole('button', { name: say('donations.form.giveSum', { sum: '£36' }) }).click();
  await donor.waitForURL('**/sandbox/pay/**');
  await donor.locator('html.is-live').waitFor();
  await donor.locator('button[type=submit]').first().click();
  await donor.getByRole('heading', { level: 1, name: 'Shira Donor' }).waitFor();
  const shown = (page: Page) => page.getByRole('status').filter({ hasText: '£' });
  for (const page of pages) await shown(page).filter({ hasText: '£36' }).waitFor();

  const finance = await browser.visit({ as: 'admin' });
  await open(finance, '/admin/giving');
  await finance.getByRole('link', { name: 'Shira Donor' }).click();
  await finance.locator('main a[href*="/admin/money/payments/"]').first().click();
  await finance.waitForURL('**/admin/money/payments/**');
  await finance.locator('select[name=reason]').selectOption({ index: 1 });
  await finance.getByRole('button', { name: say('payments.refund.send') }).click();
  // Amounts are isolated from the direction of the text around them.
  const fell = say('campaigns.live.fell', { sum: '\u2068£36\u2069' });
  for (const page of pages) {
    await page.getByText(fell).waitFor();
    expect(await shown(page).textContent()).toContain('£0');
    expect(await page.getByText('Shira Donor').count()).toBe(0);
  }
}, 180_000);
