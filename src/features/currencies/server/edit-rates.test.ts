import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import type { Currency } from '#core/money.ts';
import { makeUser, readAuditStates } from '#features/people/testing.ts';
import { changeRate, listRates } from './edit-rates.ts';
import { findRate } from './find-rate.ts';

const database = useCommittedDatabase();
let ctx: TestCtx;

beforeEach(async () => {
  const { actor } = await makeUser(makeCtx(database.db));
  ctx = { ...makeCtx(database.db), actor };
});

async function inForce(currency: Currency) {
  const rate = (await listRates(ctx)).find((each) => each.currency === currency);
  if (!rate) throw new Error(`${currency} has no rate`);
  return rate;
}

test('what finance says is in force at once, dated today, and the log has both rates', async () => {
  const { version, rate: before } = await inForce('ILS');
  const saved = await changeRate(ctx, { currency: 'ILS', version, rate: '0.3125' });
  expect(saved).toMatchObject({ rate: '0.3125', day: '2026-11-17', daysOld: 0, source: 'admin' });
  expect(await inForce('ILS')).toEqual(saved);
  expect(await findRate(ctx, 'ILS', 'USD')).toEqual({ rate: '0.3125', date: '2026-11-17', source: 'admin' });
  expect(await readAuditStates(ctx)).toMatchObject([
    { subject: 'ILS', before: { rate: before }, after: { rate: '0.3125', source: 'admin' } },
  ]);
});

test('a rate grows older by the day', async () => {
  const { version } = await inForce('CAD');
  await changeRate(ctx, { currency: 'CAD', version, rate: '0.7' });
  ctx.clock.advance(36 * 60 * 60);
  expect(await inForce('CAD')).toMatchObject({ day: '2026-11-17', daysOld: 2 });
});

test('of two editors at once only one is heard, and the other learns what is in force', async () => {
  const { version } = await inForce('GBP');
  const answers = await Promise.allSettled(
    ['1.31', '1.32', '1.33'].map((rate) => changeRate(ctx, { currency: 'GBP', version, rate })),
  );
  const saved = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(saved).toHaveLength(1);
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  const [won] = saved;
  const refused = {
    code: 'changed_meanwhile',
    data: { version: won?.version, values: { rate: won?.rate } },
  };
  expect(refusals).toMatchObject([refused, refused]);
  expect(await inForce('GBP')).toEqual(won);
});

test('a change of one currency leaves the version of another, and the dollar has no rate', async () => {
  const [euro, pound] = [await inForce('EUR'), await inForce('GBP')];
  await changeRate(ctx, { currency: 'GBP', version: pound.version, rate: '1.4' });
  expect(await inForce('EUR')).toEqual(euro);
  await expect(changeRate(ctx, { currency: 'USD', version: 1, rate: '1' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
