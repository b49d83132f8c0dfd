import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { book } from '#features/ledger/server/book.ts';
import type { JournalRequest } from '../contract.ts';
import { journalFile, listJournal } from './journal-listing.ts';

const database = useDatabase();

/** A year of the books: a sale with tax and a fee in each currency on the 17th, 18th and 19th, more than a batch of rows. */
async function makeBooks() {
  const ctx = makeCtx(database.db);
  for (let day = 0; day < 3; day += 1) {
    for (const currency of currencyCodes)
      for (let nth = 0; nth < 10; nth += 1)
        await book(ctx, {
          entity: legalEntityOf(currency),
          currency,
          cause: `test:${day}:${currency}:${nth}`,
          paymentId: `pay-${nth}`,
          lines: [
            { purpose: 'provider', detail: 'sandbox', amount: 1234n + BigInt(nth) },
            { purpose: 'income', detail: 'test', amount: -1000n },
            { purpose: 'tax', detail: 'GB', amount: -234n - BigInt(nth) },
          ],
          note: nth === 0 ? '=HYPERLINK("http://evil.test")' : 'a sale, "quoted"',
        });
    ctx.clock.advance(86_400);
  }
  return ctx;
}

async function readFile(ctx: Awaited<ReturnType<typeof makeBooks>>, request: Record<string, string>) {
  const { chunks, count } = await journalFile.open(ctx, journalFile.parse(request));
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows).toHaveLength(count);
  return { text, rows };
}

test('the journal’s file has every entry of the days that are asked for, in stable columns', async () => {
  const ctx = await makeBooks();
  const { text, rows } = await readFile(ctx, { from: '2026-11-18', until: '2026-11-18' });
  expect(
    text.startsWith(
      '\u{feff}Date,Transfer,Entity,Currency,Account,Debit,Credit,Cause,Payment,Note,Account name,Kind\r\n',
    ),
  ).toBe(true);
  expect(rows).toHaveLength(5 * 10 * 3);
  expect(rows[0]).toMatchObject({
    Date: '2026-11-18',
    Entity: 'us',
    Currency: 'USD',
    Account: 'us.USD.income.test',
    Debit: '',
    Credit: '10.00',
    Cause: 'test:1:USD:0',
    Payment: 'pay-0',
    Note: `'=HYPERLINK("http://evil.test")`,
    'Account name': 'Income · test',
    Kind: `'=HYPERLINK("http://evil.test")`,
  });
  expect(new Set(rows.map((row) => row['Date']))).toEqual(new Set(['2026-11-18']));
});

test('debits and credits of the file add up, per entity and currency', async () => {
  const ctx = await makeBooks();
  const { rows } = await readFile(ctx, {});
  expect(rows).toHaveLength(3 * 5 * 10 * 3);
  const sums = new Map<string, bigint>();
  const minor = (text = '') => BigInt(text.replace('.', '') || 0);
  for (const { Entity, Currency, Debit, Credit } of rows) {
    const books = `${Entity} ${Currency}`;
    sums.set(books, (sums.get(books) ?? 0n) + minor(Debit) - minor(Credit));
  }
  expect(Object.fromEntries(sums)).toEqual({
    'us USD': 0n,
    'us CAD': 0n,
    'us EUR': 0n,
    'uk GBP': 0n,
    'il ILS': 0n,
  });
});

test('the list can be narrowed to books, an account, a payment or a cause', async () => {
  const ctx = await makeBooks();
  const count = async (request: JournalRequest) => (await listJournal(ctx, request)).totalItems;
  expect(await count({ entity: 'us' })).toBe(3 * 3 * 10 * 3);
  expect(await count({ currency: 'GBP', account: 'uk.GBP.tax' })).toBe(30);
  expect(await count({ q: 'pay-3' })).toBe(3 * 5 * 3);
  expect(await count({ q: 'test:0:ILS:4' })).toBe(3);
  expect((await listJournal(ctx, {})).items[0]).toMatchObject({ debit: null, credit: 1000 });
});
