import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startPostgres } from '#test/support/postgres.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser } from '../support/browser.ts';
import { newPerson } from '../support/sign-up.ts';
import { startAt } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const say = wordsOf('en');
const emailAddress = 'late-renewal@example.org';
/** The queue looks every half a minute for what runs on schedule, and a busy machine takes longer for all of it. */
const patience = { timeout: 240_000, interval: 1000 };

async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`/api${path}`)).json()) as Answer;
}

test('a renewal that fails leaves everything open, says how to help, and ends after ten days with nothing deleted', async () => {
  // Its queue is asked more often than the embedded database's.
  const postgres = await startPostgres();
  const product = await startAt('2026-05-04T09:00:00Z', mkdtempSync(join(tmpdir(), 'lamed-renewal-')), {
    DATABASE_URL: postgres.url,
    SECRET: 'a-secret-of-32-characters-at-least',
    DEMO_WORLD: 'false',
  });
  const headers = { origin: product.url };
  const page = await browser.visit({ at: product.url, now: product.now() });
  const planOf = async () => (await ask<{ plan: number }>(page, '/users/current')).plan;
  const state = async () =>
    (await ask<{ state: string } | null>(page, '/users/current/subscriptions/active'))?.state ?? 'ended';
  const failures = async () => {
    const { items } = await ask<{ items: { kind: string }[] }>(page, '/users/current/messages');
    return items.filter(({ kind }) => kind === 'plans.failed').length;
  };
  /** The session of the last visit has expired meanwhile. */
  const comeBackOn = async (day: string) => {
    await product.set(day);
    const data = { emailAddress, password: newPerson.password, remember: true };
    expect((await page.request.post('/api/sessions', { headers, data })).status()).toBe(200);
  };
  try {
    const signUp = await page.request.post('/api/users', { headers, data: { ...newPerson, emailAddress } });
    expect(signUp.status(), await signUp.text()).toBe(201);
    await open(page, '/subscription/pay?plan=standard&period=month&currency=USD');
    await page.locator('main form[method=post] button[type=submit]').click();
    await page.waitForURL('**/sandbox/pay/**');
    await page.locator('html.is-live').waitFor();
    await page.locator('[name=card][value=renewalDeclined]').check();
    await page.locator('button[type=submit]').first().click();
    await page.getByRole('heading', { name: say('plans.paid.title') }).waitFor();

    await comeBackOn('2026-06-08T09:00:00Z');
    await expect.poll(failures, patience).toBe(1);
    expect(await state()).toBe('past_due');
    expect(await planOf()).toBe(1);
    await open(page, '/settings/subscription');
    await page.getByText(say('plans.own.failedTitle')).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await comeBackOn('2026-06-10T09:00:00Z');
    await expect.poll(failures, patience).toBe(2);
    expect(await state()).toBe('past_due');

    await comeBackOn('2026-06-16T09:00:00Z');
    await expect.poll(state, patience).toBe('ended');
    expect(await planOf()).toBe(0);
  } finally {
    // Before the product, whose end its pages would complain of.
    await page.context().close();
    await product.end();
    await postgres.stop();
  }
}, 1_200_000);
