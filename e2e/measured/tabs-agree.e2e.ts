import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, useBrowser, widths } from '../support/browser.ts';
import { measureFollowing, openTab } from '../support/following-tab.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

/** Tabs of one browser show the same person within this time. */
const tabsAgreeMs = 1000;
const say = wordsOf('en');
const browser = useBrowser();
let product: ClockedProduct;
beforeAll(async () => {
  product = await startAt('2026-12-28T12:00:00Z');
});
afterAll(() => product.end());

test('within a second another tab follows to a child, and out again with the whole family', async () => {
  const tablet = await browser.visit({ as: 'parent', width: widths.desk, at: product.url, touch: true });
  await open(tablet, '/family/who');
  const child = tablet.locator('main li button').filter({ hasText: 'Noam' });
  await child.waitFor();
  const other = await openTab(tablet);
  await open(other, '/family');
  const swap = { call: /\/sessions\/family\/members\//, act: () => child.tap(), to: '/home' };
  expect(await measureFollowing(tablet, other, swap)).toBeLessThanOrEqual(tabsAgreeMs);

  await tablet.waitForURL('**/home');
  await open(other, '/family/who');
  await open(tablet, '/logout');
  const signOut = tablet.getByRole('button', { name: say('signIn.logout.submit'), exact: true });
  const ending = { call: /\/sessions$/, act: () => signOut.tap(), to: '/login' };
  expect(await measureFollowing(tablet, other, ending)).toBeLessThanOrEqual(tabsAgreeMs);
});
