import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { changeLife, createEntry } from '#features/cms/server/public.ts';
import { cmsApi } from '#features/cms/api.ts';
import { makeAuthor } from '#features/cms/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import type { Impact } from '../contract.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import { checkImpact } from './check-impact.ts';
import { countImpact, discountImpact, impactChanged } from './count-impact.ts';
import { getImpactForm } from './impact-form.ts';
import { getImpact } from './sums.ts';

const database = useDatabase();
const author = makeAuthor();

const meal: Impact = { kind: 'meals', amount: 3, people: 4, minutes: 0, country: 'IL', doneOn: '2026-11-16' };

async function makeWorld() {
  const ctx = makeCtx(database.db);
  const learner = await makeUser(ctx);
  return { ctx, learner, asked: { ...ctx, actor: learner.actor } };
}

/** A kind of the house's own, offered in English. */
async function makeKind(ctx: TestCtx, key: string) {
  const texts = { en: { title: 'Walking a dog', one: 'dog walked', other: 'dogs walked' } };
  const shared = { drawing: 'candle', asksPeople: true };
  const { id } = await createEntry(ctx, { contentType: 'rwi-item', key, shared, texts }, { author });
  await changeLife(ctx, 'publish', { id, locales: ['en'] }, { author });
  return id;
}

describe('the kinds of deed', () => {
  test('come with the product in every language, with pictures and the forms of their units', async () => {
    const { asked } = await makeWorld();
    for (const locale of ['en', 'he', 'ru', 'es', 'fr', 'de', 'it'] as const) {
      const { kinds } = await getImpactForm(asked, locale);
      expect(kinds.map(({ key }) => key).slice(0, 4)).toEqual(['meals', 'visits', 'trees', 'hours']);
      expect(new Set(kinds.map(({ language }) => language))).toEqual(new Set([locale]));
    }
    const { kinds } = await getImpactForm(asked, 'ru');
    expect(kinds[0]).toMatchObject({
      image: '/deeds/meal.svg',
      unit: { one: 'угощение для других', few: 'угощения для других', many: 'угощений для других' },
    });
  });

  test('are delivered to clients with their creation', async () => {
    const { ctx } = await makeWorld();
    const deliver = { contentType: 'rwi-item', language: 'en' as const };
    const { items } = await call(cmsApi.deliver, deliver, { context: ctx });
    expect(items[0]).toMatchObject({
      id: 'rwi-item.meals',
      title: 'Sharing a meal',
      unit: { one: 'meal shared', other: 'meals shared' },
    });
    expect(items[0]?.['created']).toMatch(/^\d{4}-/);
  });

  test('cannot be published without a form of the unit that the language needs', async () => {
    const { ctx } = await makeWorld();
    const texts = { he: { title: 'טיול', one: 'טיול', other: 'טיולים' } };
    const entry = { contentType: 'rwi-item', shared: { drawing: 'candle' }, texts };
    const { id } = await createEntry(ctx, entry, { author });
    await expect(changeLife(ctx, 'publish', { id, locales: ['he'] }, { author })).rejects.toMatchObject({
      issues: [{ path: 'texts.he.two' }],
    });
  });

  test('are no longer offered once archived, and what was done still has its name', async () => {
    const { ctx, learner, asked } = await makeWorld();
    const id = await makeKind(ctx, 'dogs');
    expect((await getImpactForm(asked)).kinds.map(({ key }) => key)).toContain('dogs');
    const submissionId = await makeDeed(ctx, learner, { ...meal, kind: 'dogs' });
    await countImpact(ctx, { submissionId });
    await changeLife(ctx, 'archive', { id, locales: ['en'] }, { author });
    expect((await getImpactForm(asked)).kinds.map(({ key }) => key)).not.toContain('dogs');
    expect((await getImpact(ctx)).sums).toMatchObject([{ title: 'Walking a dog', unit: 'dogs walked' }]);
    await expect(checkImpact(asked, { ...meal, kind: 'dogs' })).rejects.toMatchObject({
      issues: [{ path: 'impact.kind' }],
    });
  });

  test('cannot be deleted once a learner has told of such a deed', async () => {
    const { ctx, learner } = await makeWorld();
    const used = await makeKind(ctx, 'dogs');
    const unused = await makeKind(ctx, 'cats');
    await makeDeed(ctx, learner, { ...meal, kind: 'dogs' });
    const { actor } = await makeUser(ctx, { admin: true });
    const admin = { context: { ...ctx, actor: { ...actor, tookSecondStep: true } } };
    await expect(call(cmsApi.deleteEntry, { id: used }, admin)).rejects.toMatchObject({ code: 'used' });
    await call(cmsApi.deleteEntry, { id: unused }, admin);
  });
});

describe('what a deed says', () => {
  test('is kept without what its kind does not ask for', async () => {
    const { asked } = await makeWorld();
    const tree = { ...meal, kind: 'trees', minutes: 90 };
    expect(await checkImpact(asked, tree)).toEqual({ ...tree, people: 0, minutes: 0 });
    const help = { ...meal, kind: 'hours', amount: 7, minutes: 90 };
    expect(await checkImpact(asked, help)).toEqual({ ...help, amount: 1 });
  });

  test.each([
    [{ kind: 'miracles' }, 'kind'],
    [{ amount: 501 }, 'amount'],
    [{ people: 501 }, 'people'],
    [{ kind: 'visits', minutes: 48 * 60 + 1 }, 'minutes'],
    [{ kind: 'hours', minutes: 0 }, 'minutes'],
    [{ country: 'ZZ' }, 'country'],
    [{ doneOn: '2026-11-18' }, 'doneOn'],
    [{ doneOn: '2025-11-15' }, 'doneOn'],
  ])('is refused at its field: %o', async (change, field) => {
    const { asked } = await makeWorld();
    await expect(checkImpact(asked, { ...meal, ...change })).rejects.toMatchObject({
      issues: [{ path: `impact.${field}` }],
    });
  });
});

describe('what all deeds come to', () => {
  test('is the sum of those that count, with the right word for its number', async () => {
    const { ctx, learner } = await makeWorld();
    const other = await makeUser(ctx);
    const deeds: [typeof learner, Impact][] = [
      [learner, meal],
      [other, { ...meal, amount: 1, people: 2 }],
      [other, { ...meal, kind: 'trees', amount: 1, people: 0 }],
      [learner, { ...meal, kind: 'hours', amount: 1, minutes: 90 }],
      [learner, { ...meal, kind: 'visits', amount: 2, minutes: 45 }],
    ];
    expect(await getImpact(ctx)).toEqual({ deeds: 0, people: 0, hours: 0, sums: [] });
    const ids = [];
    for (const [owner, impact] of deeds) ids.push(await makeDeed(ctx, owner, impact));
    expect(await getImpact(ctx)).toMatchObject({ deeds: 0 });
    for (const submissionId of ids) await countImpact(ctx, { submissionId });
    const all = await getImpact(ctx);
    expect(all).toMatchObject({ deeds: 5, people: 14, hours: 2.25 });
    // Hours of help are among the hours.
    expect(all.sums.map(({ kind, amount, unit }) => [kind, amount, unit])).toEqual([
      ['meals', 4, 'meals shared'],
      ['visits', 2, 'visits'],
      ['trees', 1, 'tree planted'],
    ]);
    expect(ctx.published).toContain(`${impactChanged} `);
    for (const submissionId of ids.slice(1)) await discountImpact(ctx, { submissionId });
    expect(await getImpact(ctx, 'fr')).toMatchObject({
      deeds: 1,
      sums: [{ amount: 3, unit: 'repas partagés' }],
    });
  });

  test('counts a deed once, however often it is approved, and nothing for a work that is no deed', async () => {
    const { ctx, learner } = await makeWorld();
    const submissionId = await makeDeed(ctx, learner, meal);
    await countImpact(ctx, { submissionId });
    await countImpact(ctx, { submissionId });
    await countImpact(ctx, { submissionId: await makeDeed(ctx, learner, null) });
    expect(await getImpact(ctx)).toMatchObject({ deeds: 1, people: 4 });
    await discountImpact(ctx, { submissionId });
    await discountImpact(ctx, { submissionId });
    expect(await getImpact(ctx)).toMatchObject({ deeds: 0, sums: [] });
  });
});
