import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import type { Locale } from '#core/locale.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeInvoice } from '#features/invoices/testing.ts';
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
});
