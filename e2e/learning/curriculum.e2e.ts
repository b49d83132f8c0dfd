import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];

describe.each(languages)('in %s', (locale) => {
  const say = wordsOf(locale);

  test('an educator goes from the footer through the year to a lesson plan and its film', async () => {
    const page = await browser.visit({ locale });
    await open(page, '/');
    await page.getByRole('link', { name: say('app.footer.jewishCalendar') }).click();
    await page.waitForURL('**/curriculum/jewish-calendar?*');
    await page.getByRole('link', { name: say('curriculum.calendar.israel'), exact: true }).click();
    const israel = new RegExp(`^${say('curriculum.calendar.israel')}$`);
    await page.locator('[aria-current="true"]', { hasText: israel }).waitFor();
    const year = Number(new URL(page.url()).searchParams.get('year'));
    expect(year).toBeGreaterThan(5786);
    await page.getByRole('link', { name: say('curriculum.calendar.yearAfter') }).click();
    await page.waitForURL(`**year=${year + 1}&in=israel`);
    await page.locator('#kislev a[href$="/kislev"]').click();
    await page.waitForURL('**/curriculum/jewish-calendar/kislev');
    await page.getByRole('heading', { name: say('curriculum.plan.stepTalk') }).waitFor();
    await page.getByRole('button', { name: say('curriculum.sheet.print') }).waitFor();
    await page.locator('#main a[href$="/the-donkey-the-rooster-and-the-lamp"]').click();
    await page.waitForURL('**/courses/why-bad-things-happen/the-donkey-the-rooster-and-the-lamp');
  });

  test('without scripts, on a phone, a teacher finds the plan for her class', async () => {
    const page = await browser.visit({ locale, width: widths.phone, javaScript: false });
    await page.goto('/curriculum/elementary?band=younger');
    const plans = page.locator('main h3 a');
    expect(await plans.count()).toBe(10);
    await plans.first().click();
    await page.waitForURL('**/curriculum/elementary/*-younger');
    await page.getByRole('heading', { name: say('curriculum.plan.stepClose') }).waitFor();
  });
});

test('a visitor’s calendar follows her time zone, even on a page cached for everyone', async () => {
  const page = await browser.visit({ timeZone: 'Asia/Jerusalem' });
  const current = page.locator('[aria-current="true"]', { hasText: /^Israel$/ });
  await open(page, '/curriculum/jewish-calendar');
  await current.waitFor();
  await page.reload();
  await current.waitFor();
  expect(new URL(page.url()).search).toBe('');
});
