import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeClass, putInClass } from '#features/classes/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { submissionsApi } from '#features/submissions/api.ts';
import type { Impact } from '#features/submissions/impact/contract.ts';
import { countImpact } from '#features/submissions/impact/server/count-impact.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import type { ImpactRowsRequest } from '../contract.ts';
import { impactFile } from './impact-report.ts';

const database = useDatabase();
const meal: Impact = {
  kind: 'meals',
  amount: 2,
  people: 3,
  minutes: 30,
  country: 'IL',
  doneOn: '2026-11-10',
};

async function makeStaff(ctx: TestCtx, columns: Parameters<typeof makeUser>[1]) {
  const { actor } = await makeUser(ctx, columns);
  return { context: { ...ctx, actor: { ...actor, tookSecondStep: true } } };
}

/** Six learners in Israel, of whom one is in a class; one of them has also planted a tree in France. */
async function makeWorld() {
  const ctx = makeCtx(database.db);
  const { id: classId } = await makeClass(ctx);
  const learners = [];
  for (let number = 0; number < 6; number += 1) learners.push(await makeUser(ctx));
  const [first] = learners;
  if (!first) throw new Error('no learner');
  await putInClass(ctx, classId, first);
  for (const learner of learners)
    await countImpact(ctx, { submissionId: await makeDeed(ctx, learner, meal) });
  const tree: Impact = { ...meal, kind: 'trees', people: 0, minutes: 0, country: 'FR', doneOn: '2026-10-01' };
  await countImpact(ctx, { submissionId: await makeDeed(ctx, first, tree) });
  const admin = await makeStaff(ctx, { admin: true });
  const editor = await makeStaff(ctx, { staff: JSON.stringify({ roles: ['editor'], languages: [] }) });
  const rows = async (staff: typeof admin, request: ImpactRowsRequest) =>
    (await call(submissionsApi.impactRows, request, staff)).items;
  return { ctx, classId, admin, editor, rows };
}

describe('the report of deeds', () => {
  test('adds up what was done, by kind and in all', async () => {
    const { admin, rows } = await makeWorld();
    expect(await rows(admin, {})).toMatchObject([
      {
        id: 'meals',
        label: 'Sharing a meal',
        deeds: 6,
        amount: 12,
        unit: 'meals shared',
        people: 18,
        hours: 3,
      },
      { id: 'trees', deeds: 1, amount: 2, unit: 'trees planted', people: 0, hours: 0, learners: 1 },
    ]);
    expect(await call(submissionsApi.impactSummary, {}, admin)).toMatchObject({
      deeds: 7,
      people: 18,
      hours: 3,
      learners: 6,
      countries: [
        { id: 'IL', label: 'Israel', deeds: 6 },
        { id: 'FR', label: 'France', deeds: 1 },
      ],
    });
  });

  test('is about the days that are asked for, both included', async () => {
    const { admin, rows } = await makeWorld();
    expect(await rows(admin, { from: '2026-10-01', until: '2026-10-01' })).toMatchObject([{ id: 'trees' }]);
    expect(await rows(admin, { from: '2026-10-02' })).toMatchObject([{ id: 'meals', deeds: 6 }]);
    expect(await rows(admin, { until: '2026-09-30' })).toEqual([]);
  });

  test('is sorted and searched by what its rows say', async () => {
    const { admin, rows } = await makeWorld();
    expect((await rows(admin, { sort: 'label' })).map(({ id }) => id)).toEqual(['trees', 'meals']);
    expect((await rows(admin, { sort: 'deeds' })).map(({ id }) => id)).toEqual(['trees', 'meals']);
    expect((await rows(admin, { q: 'shar' })).map(({ id }) => id)).toEqual(['meals']);
  });

  test('tells of a few people only those who may look people up', async () => {
    const { admin, editor, rows, classId } = await makeWorld();
    expect(await rows(admin, { by: 'class' })).toMatchObject([{ id: classId, deeds: 2, learners: 1 }]);
    expect(await rows(editor, { by: 'class' })).toMatchObject([
      { id: classId, deeds: null, people: null, hours: null, learners: null },
    ]);
    // The others are rounded, so that nobody can subtract.
    expect(await rows(editor, { by: 'country' })).toMatchObject([
      { id: 'IL', deeds: 5, people: 20 },
      { id: 'FR', deeds: null },
    ]);
  });

  test('is a file with the same rows', async () => {
    const { admin } = await makeWorld();
    const { chunks } = await impactFile.open(admin.context, impactFile.parse({ by: 'country' }));
    let text = '';
    for await (const chunk of chunks) text += chunk;
    expect(text).toContain('Israel,6,,,18,3,6');
  });
});
