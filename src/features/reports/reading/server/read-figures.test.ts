import { expect, test } from 'vitest';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { periods, startOf, type Period } from '#features/reports/activity/server/periods.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { readSums } from './read-figures.ts';

const database = useDatabase();
const begin: LocalDate = '2026-01-01';
const days = Array.from({ length: 200 }, (_, index) => ({
  day: addDays(begin, index),
  // Differs on each day, so that no day can stand for another.
  amount: 1000 + index ** 2,
}));

/** The figures that a roll-up makes of an amount each day. */
async function fillFigures(): Promise<ReturnType<typeof makeCtx>> {
  const ctx = makeCtx(database.db);
  const amounts = new Map<string, { period: Period; start: LocalDate; amount: number }>();
  for (const period of periods) {
    for (const { day, amount } of days) {
      const start = startOf(period, day);
      const known = amounts.get(`${period} ${start}`)?.amount ?? 0;
      amounts.set(`${period} ${start}`, { period, start, amount: known + amount });
    }
  }
  const values = [...amounts.values()].map((figure) => ({
    ...figure,
    kind: 'started',
    dimension: 'subject',
    value: 'a-film',
    people: 1,
  }));
  await ctx.db.insertInto('activity_figures').values(values).execute();
  return ctx;
}

test('a sum over any days is that of each of them, whichever months and weeks it is read from', async () => {
  const ctx = await fillFigures();
  // The first and last days of months, and of weeks, at either end of shorter and longer spans.
  for (let from = 10; from < 45; from += 1) {
    for (const length of [1, 6, 7, 8, 13, 14, 20, 31, 45, 62, 100, 150]) {
      const span = days.slice(from, from + length);
      const sums = await readSums(ctx, {
        kind: 'started',
        dimension: 'subject',
        span: { from: span[0]?.day ?? begin, until: span.at(-1)?.day ?? begin },
        once: true,
      });
      const total = span.reduce((sum, { amount }) => sum + amount, 0);
      expect(sums.get('a-film')?.amount, `${length} days from ${span[0]?.day}`).toBe(total);
    }
  }
});
