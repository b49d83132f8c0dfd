import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { judgeRate, listRates } from '#features/currencies/server/edit-rates.ts';
import { readFeed } from './read-feed.ts';

const database = useCommittedDatabase();

test('read by several at once it says everything once, and of several who decide one is heard', async () => {
  const { actor } = await makeUser(makeCtx(database.db));
  const rates = new Map([
    ['EUR', '0.9'],
    ['ILS', '2.5'],
  ]);
  const read = () => Promise.resolve({ base: 'USD', day: '2026-11-17', rates });
  const ctx = { ...makeCtx(database.db), actor, rateFeed: { host: 'rates.example', read } };
  await Promise.all([readFeed(ctx), readFeed(ctx), readFeed(ctx)]);
  const rows = await database.db
    .selectFrom('exchange_rates')
    .select('currency')
    .where('source', '=', 'daily')
    .orderBy('currency')
    .execute();
  expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'ILS']);

  const shekel = (await listRates(ctx)).find(({ currency }) => currency === 'ILS');
  const seen = {
    currency: 'ILS',
    version: shekel?.version ?? 0,
    proposal: shekel?.proposal?.id ?? 0,
  } as const;
  const answers = await Promise.allSettled(
    [true, false, true].map((take) => judgeRate(ctx, { ...seen, take })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
