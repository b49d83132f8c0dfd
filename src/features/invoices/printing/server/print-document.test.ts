import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import type { Locale } from '#core/locale.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeInvoice } from '#features/invoices/testing.ts';
import { issueCreditNote } from '#features/invoices/documents/server/credit-document.ts';
import { taxesSetting } from '#features/invoices/server/settings.ts';
import { printDocument } from './print-document.ts';

const database = useDatabase();

async function print(locale: Locale, changes: Parameters<typeof makeInvoice>[1] = {}) {
  const ctx = makeCtx(database.db);
  const { userId, actor } = await makeUser(ctx);
  const tax = taxesSetting.initial[1];
  const { id } = await makeInvoice(ctx, {
    entity: 'il',
    country: 'IL',
    locale,
    userId,
    amount: money(33_000, 'ILS'),
    ...(tax && { tax }),
    ...changes,
  });
  const { name, bytes } = await printDocument({ ...ctx, actor }, id);
  return { name, pdf: bytes.toString('latin1') };
}

describe('the PDF of a document', () => {
  test('is on A4 or Letter as the buyer’s country prints, and tells its language', async () => {
    const israeli = await print('he');
    expect(israeli.name).toBe('IL-2026-000001.pdf');
    expect(israeli.pdf).toMatch(/\/MediaBox \[0 0 595/);
    expect(israeli.pdf).toContain('/Lang (he-IL)');
    expect((await print('en', { country: 'US' })).pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });

  test('has as many sheets as its lines need', async () => {
    const line = { text: 'invoices.kind.receipt', quantity: 1, unit: money(100, 'ILS') };
    const { pdf } = await print('fr', {
      lines: Array.from({ length: 60 }, () => line),
      amount: money(6000, 'ILS'),
    });
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  });

  test('names the credit notes that take it back', async () => {
    const ctx = makeCtx(database.db);
    const { userId, actor } = await makeUser(ctx);
    const { id } = await makeInvoice(ctx, { userId });
    const refund = { documentId: id, cause: 'refund', amount: money(1000, 'USD') };
    const { number } = await issueCreditNote(ctx, refund);
    const { bytes } = await printDocument({ ...ctx, actor }, id);
    expect(copiedFrom(bytes)).toContain(`Credited by ${number}`);
  });
});

/** The words of a PDF as they are copied from it. */
function copiedFrom(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const drawn = Array.from(streams, ([, raw = '']) => {
    const bytes = Buffer.from(raw, 'latin1');
    // Deflated: 0x78 begins such a stream.
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : raw;
  });
  return drawn.join('\n');
}
