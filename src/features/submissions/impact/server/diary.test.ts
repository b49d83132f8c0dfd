import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import type { Impact } from '../contract.ts';
import { countImpact } from './count-impact.ts';
import { getDiary } from './diary.ts';

const database = useDatabase();

const meal: Impact = { kind: 'meals', amount: 2, people: 3, minutes: 0, doneOn: '2026-11-16' };

const dayOf = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

test('the diary is read page by page, the latest day first, and lists each deed once even while another is added', async () => {
  const ctx = makeCtx(database.db);
  const learner = await makeUser(ctx);
  const asked = { ...ctx, actor: learner.actor };
  // Three on each day, so that pages end amid a day.
  for (let number = 0; number < 45; number += 1)
    await makeDeed(ctx, learner, { ...meal, doneOn: dayOf(1 + Math.floor(number / 3)) });
  await makeDeed(ctx, await makeUser(ctx), meal);
  const seen = [];
  let next: string | undefined;
  for (const expected of [20, 20, 5]) {
    const page = await getDiary(asked, { next });
    expect(page.items).toHaveLength(expected);
    seen.push(...page.items);
    ({ next } = page);
    await makeDeed(ctx, learner, { ...meal, doneOn: dayOf(16) });
  }
  expect(next).toBeUndefined();
  expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
  const days = seen.map(({ doneOn }) => doneOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await getDiary(asked, { next: 'nonsense' })).items[0]?.doneOn).toBe(dayOf(16));
});

test('the diary has every deed as it was told, and adds up those that are approved', async () => {
  const ctx = makeCtx(database.db);
  const learner = await makeUser(ctx);
  const asked = { ...ctx, actor: learner.actor };
  const approved = await makeDeed(ctx, learner, { ...meal, doneOn: dayOf(10) });
  await countImpact(ctx, { submissionId: approved });
  await ctx.db.updateTable('submissions').set({ status: 1 }).where('id', '=', approved).execute();
  await makeDeed(ctx, learner, { ...meal, kind: 'hours', amount: 1, minutes: 90, doneOn: dayOf(11) });
  await makeDeed(ctx, learner, null);
  const { items, impact } = await getDiary(asked, {});
  expect(items).toMatchObject([
    { hours: 1.5, doneOn: dayOf(11), counts: false },
    { id: approved, amount: 2, unit: 'meals shared', people: 3, doneOn: dayOf(10), counts: true },
  ]);
  // What is counted in hours has no amount of its own.
  expect(items[0]).not.toHaveProperty('amount');
  expect(impact).toMatchObject({ deeds: 1, people: 3, hours: 0, sums: [{ kind: 'meals', amount: 2 }] });
});
