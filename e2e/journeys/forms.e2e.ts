import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

/* What every form does, shown at some of them. */

const browser = useBrowser();
const say = wordsOf('en');
const address = (page: Page) => page.locator('main [name=emailAddress]');
const submit = (page: Page) => page.getByRole('button', { name: say('signIn.login.submit'), exact: true });

/** Counts the requests of the sign-in form in place, each of which is lost. */
async function loseSignIns(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route('**/api/sessions', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    lost += 1;
    return route.abort();
  });
  return () => lost;
}

describe('a form without JavaScript', () => {
  test('comes back at the first wrong field, with what was typed', async () => {
    const page = await browser.visit({ javaScript: false });
    await page.goto('/signup');
    await page.locator('main [name=firstName]').fill('Dov');
    await page.locator('main [name=emailAddress]').fill('dov');
    await page.locator('main [name=password]').fill('short');
    await page.getByRole('button', { name: say('signUp.page.submit') }).click();
    await page.locator('[name=lastName][aria-invalid]:focus').waitFor();
    expect(await page.locator('main [name=firstName]').inputValue()).toBe('Dov');
    expect(await address(page).inputValue()).toBe('dov');
    expect(await page.locator('main [name=password]').inputValue()).toBe('');
  });

  test('comes back at its message if no field is wrong', async () => {
    const page = await browser.visit({ javaScript: false });
    await page.goto('/login');
    await address(page).fill('nobody@example.org');
    await page.locator('main [name=password]').fill('seven bright candles');
    await submit(page).click();
    await page.locator('div:focus > [role=alert]').waitFor();
    expect(await address(page).inputValue()).toBe('nobody@example.org');
  });
});

describe('a form with JavaScript', () => {
  test('keeps what was typed when the server is out of reach, and says so where the focus goes', async () => {
    const page = await browser.visit({ goesOffline: true });
    await open(page, '/login');
    const countLost = await loseSignIns(page);
    await address(page).fill('mira@example.org');
    await page.locator('main [name=password]').fill('seven bright candles');
    await submit(page).click();
    await page.locator('div:focus > [role=alert]', { hasText: say('page.form.network') }).waitFor();
    expect(await address(page).inputValue()).toBe('mira@example.org');
    expect(await page.locator('main [name=password]').inputValue()).toBe('seven bright candles');
    expect(countLost()).toBe(1);
  });

  test('is sent once, however often it is submitted before the answer', async () => {
    const page = await browser.visit({ goesOffline: true });
    await open(page, '/login');
    const countLost = await loseSignIns(page);
    await address(page).fill('mira@example.org');
    await page.locator('main [name=password]').fill('seven bright candles');
    // Both in one task, before the page can show that the first is on its way.
    await page.evaluate(`{
      const form = document.querySelector('main form:has([name=password])');
      form.requestSubmit();
      form.requestSubmit();
    }`);
    await page.locator('div:focus > [role=alert]').waitFor();
    expect(countLost()).toBe(1);
  });
});
