import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { readMail } from '../support/inbox.ts';
import { startAt, type ClockedProduct } from '../support/start-at.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const languages: Locale[] = ['en', 'he'];
let product: ClockedProduct;
/** The link of the mail that was answered last. */
let answered = '';

beforeAll(async () => {
  // On an ordinary day: on Shabbat nothing is redeemed, and no mail goes out. Each language has a day of its own, since a
  // parent gets one mail a day.
  product = await startAt('2026-11-24T09:00:00Z');
});
afterAll(() => product.end());

test.each(languages.map((locale, index) => ({ locale, day: `2026-11-${24 + index}T1${index}:00:00Z` })))(
  'in $locale: a child asks for goods, her mother says no by a mail, and the coins come back',
  async ({ locale, day }) => {
    await product.set(day);
    const say = wordsOf(locale);
    const child = await browser.visit({ as: 'child', locale, at: product.url, width: widths.phone });
    await open(child, `/store?lang=${locale}`);
    const coins = child.getByText('250', { exact: true });
    await coins.waitFor();
    const cup = child.getByRole('region', { name: say('store.goods.title') }).getByRole('listitem');
    await cup.getByRole('link', { name: say('store.redeem.get') }).click();
    const sheet = child.getByRole('dialog');
    expect(await findBarriers(child)).toEqual([]);
    expect(await sheet.locator('[name="address.street"]').count()).toBe(0);
    await sheet.getByRole('button', { name: say('store.redeem.askParent') }).click();
    await child.waitForURL('**/store/mine');
    await child.getByText(say('store.order.asked'), { exact: true }).first().waitFor();

    const mother = await browser.visit({ locale, at: product.url, width: widths.phone });
    const readLink = async () => (await readMail(mother, 'educator@example.org')).link;
    await expect.poll(readLink).not.toBe(answered);
    answered = await readLink();
    expect(answered).toContain('/approve/redemptions/');
    await open(mother, answered);
    expect(await findBarriers(mother)).toEqual([]);
    await mother.getByText(say('store.approve.refuse'), { exact: true }).click();
    await mother.locator('[name=word]').fill('One is enough for us.');
    await mother.getByRole('button', { name: say('store.approve.refuseConfirm') }).click();
    await mother.getByText(say('store.approve.doneTitle'), { exact: true }).waitFor();

    await open(child, '/store/mine');
    const [latest] = await child.getByRole('listitem').filter({ hasText: 'One is enough for us.' }).all();
    expect(await latest?.textContent()).toContain(say('store.order.refused'));
    expect(await latest?.textContent()).toContain(say('store.mine.coinsBack', { coins: 120 }));
    await open(child, '/store');
    await coins.waitFor();
  },
);
