import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { Currency } from '#core/money.ts';
import { findRate } from './find-rate.ts';

const database = useDatabase();

async function say(currency: Currency, rate: string, changes: { waits?: boolean; day?: string } = {}) {
  const { waits = false, day = '2026-11-17' } = changes;
  await database.db
    .insertInto('exchange_rates')
    .values({
      currency,
      rate,
      day,
      source: 'daily',
      read_from: 'rates.example',
      set_by: null,
      set_at: new Date('2026-11-17T12:00:00Z'),
      awaits_confirmation: waits,
    })
    .execute();
}

test('the latest rate of a currency is in force, without those that wait for finance', async () => {
  const ctx = makeCtx(database.db);
  expect(await findRate(ctx, 'ILS', 'USD')).toEqual({ rate: '0.3', date: '2026-11-01', source: 'shipped' });
  await say('ILS', '0.27');
  await say('ILS', '0.28');
  await say('ILS', '0.5', { waits: true });
  expect(await findRate(ctx, 'ILS', 'USD')).toEqual({ rate: '0.28', date: '2026-11-17', source: 'daily' });
});

test('a rate between two currencies follows from both, and is as old as the older one', async () => {
  const ctx = makeCtx(database.db);
  await say('GBP', '1.3');
  await say('ILS', '0.26', { day: '2026-11-15' });
  expect(await findRate(ctx, 'GBP', 'ILS')).toEqual({ rate: '5', date: '2026-11-15', source: 'daily' });
  expect(await findRate(ctx, 'USD', 'GBP')).toMatchObject({ rate: '0.7692307692' });
});

test('a currency is itself', async () => {
  expect(await findRate(makeCtx(database.db), 'EUR', 'EUR')).toMatchObject({ rate: '1' });
});

test('until someone sets them, every currency has the rate that is shipped, and says so', async () => {
  const ctx = makeCtx(database.db);
  for (const currency of ['GBP', 'CAD', 'EUR', 'ILS'] as const)
    expect(await findRate(ctx, currency, 'USD')).toMatchObject({ date: '2026-11-01', source: 'shipped' });
  await say('GBP', '1.3');
  expect(await findRate(ctx, 'GBP', 'ILS')).toMatchObject({ date: '2026-11-01', source: 'shipped' });
});
