import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { invoiceInput, makeInvoice } from '#features/invoices/testing.ts';
import { issueReceipt } from './issue-document.ts';

const database = useCommittedDatabase();

async function numbers(): Promise<string[]> {
  const rows = await database.db.selectFrom('documents').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

const upTo = (count: number, prefix = 'US-2026-') =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(6, '0')}`);

describe('the numbers of documents', () => {
  test('have no gap and no twin when fifty are issued at once', async () => {
    const ctx = makeCtx(database.db);
    const issued = await Promise.all(Array.from({ length: 50 }, () => makeInvoice(ctx)));
    expect(issued.map(({ number }) => number).toSorted()).toEqual(upTo(50));
    expect(await numbers()).toEqual(upTo(50));
  });

  test('have no gap where every third transaction is rolled back', async () => {
    const ctx = makeCtx(database.db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        inTransaction(ctx, async (ctx) => {
          await makeInvoice(ctx);
          if (index % 3 === 0) throw new Error('the capture fails');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbers()).toEqual(upTo(20));
  });

  test('are one when the same payment is invoiced by many at once', async () => {
    const ctx = makeCtx(database.db);
    const input = invoiceInput({ cause: 'payment:1' });
    // Its callers have locked the payment; without that, those that come too late may fail.
    await Promise.allSettled(Array.from({ length: 10 }, () => makeInvoice(ctx, input)));
    const again = await makeInvoice(ctx, input);
    expect(again.number).toBe(upTo(1)[0]);
    await makeInvoice(ctx);
    expect(await numbers()).toEqual(upTo(2));
  });

  test('begin at one for each entity, kind and year of its place', async () => {
    const ctx = makeCtx(database.db);
    await makeInvoice(ctx);
    await makeInvoice(ctx, { entity: 'uk', amount: money(100, 'GBP') });
    await issueReceipt(ctx, invoiceInput({ cause: 'payment:1' }));
    // Ten in the evening in New York, and the next year in Jerusalem.
    ctx.clock.advance((Date.parse('2027-01-01T03:00Z') - ctx.clock.now().getTime()) / 1000);
    await makeInvoice(ctx);
    await makeInvoice(ctx, { entity: 'il', amount: money(100, 'ILS') });
    expect(await numbers()).toEqual([
      'IL-2027-000001',
      'UK-2026-000001',
      'US-2026-000001',
      'US-2026-000002',
      'US-R-2026-000001',
    ]);
  });

  test('go on beyond a million', async () => {
    const ctx = makeCtx(database.db);
    const year = { entity: 'us', kind: 'invoice', year: 2026, last: 999_999 } as const;
    await database.db.insertInto('document_numbers').values(year).execute();
    await makeInvoice(ctx);
    expect(await numbers()).toEqual(['US-2026-1000000']);
  });
});
