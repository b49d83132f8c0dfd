import { expect, test } from 'vitest';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('a payout’s file is refused with its line, read, and booked once somebody has said what is missing', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', as: 'admin' });
  await open(page, '/admin/money/payouts');
  const file = page.locator('input[type=file]');
  const choose = (net: string) =>
    file.setInputFiles({
      name: 'payouts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `payout,date,currency,gross,fee,net,reference\npo_journey,2026-11-16,USD,9.00,0.30,${net},nobody-knows\n`,
      ),
    });
  await choose('8.70');
  await page.getByText(say('payments.payout.chooseProvider')).waitFor();
  await page.getByLabel(say('payments.list.provider')).first().selectOption('sandbox');
  await choose('9.70');
  await page.getByText(say('payments.payout.notNet', { line: 2 })).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await choose('8.70');
  await page.getByText(say('payments.payout.uploaded', { payouts: 1 })).waitFor();

  await page.getByRole('link', { name: 'po_journey' }).click();
  await page.getByText(say('payments.payout.missing'), { exact: true }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const book = page.getByRole('button', { name: say('payments.payout.bookNow') });
  await book.click();
  await page.getByText(say('payments.field.noteMissing')).waitFor();
  await page.getByLabel(say('payments.refund.note')).fill('Sold by the old program.');
  await book.click();
  await page.getByText(say('payments.payout.booked'), { exact: true }).waitFor();
  await page.getByText('Sold by the old program.').waitFor();
  await book.waitFor({ state: 'detached' });
}, 120_000);
