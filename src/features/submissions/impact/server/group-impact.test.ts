import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { classesApi } from '#features/classes/api.ts';
import { visibility } from '#features/submissions/life/policy.ts';
import { makeClass, putInClass } from '#features/classes/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { submissionsApi } from '#features/submissions/api.ts';
import { makeDeed } from '#features/submissions/testing.ts';
import type { Impact } from '../contract.ts';
import { countImpact } from './count-impact.ts';

const database = useDatabase();

const meal: Impact = { kind: 'meals', amount: 2, people: 3, minutes: 0, doneOn: '2026-11-16' };

async function countDeed(ctx: TestCtx, owner: TestUser) {
  await countImpact(ctx, { submissionId: await makeDeed(ctx, owner, meal) });
}

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });

describe('the sum of a class', () => {
  async function makeJoined(helpers: number) {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const students = [];
    for (let number = 0; number < 4; number += 1) {
      const student = await makeUser(ctx);
      students.push(student);
      await putInClass(ctx, id, { ...student, waits: number === 3 });
    }
    for (const student of students.slice(0, helpers)) await countDeed(ctx, student);
    const see = (person: TestUser) => call(submissionsApi.classImpact, { id }, as(ctx, person));
    return { ctx, id, educator, students, see };
  }

  test('is exact for its teacher, without anyone who only waits to join', async () => {
    const { educator, see } = await makeJoined(4);
    expect(await see(educator)).toMatchObject({
      deeds: 3,
      people: 9,
      sums: [{ kind: 'meals', amount: 6, unit: 'meals shared' }],
    });
  });

  test('is shown once three have helped, so that it is nobody’s own', async () => {
    const few = await makeJoined(2);
    for (const person of [few.educator, ...few.students.slice(0, 3)])
      expect(await few.see(person)).toMatchObject({ deeds: 0, sums: [] });
    const enough = await makeJoined(3);
    for (const person of [enough.educator, ...enough.students.slice(0, 3)])
      expect(await enough.see(person)).toMatchObject({ deeds: 3 });
  });

  test('has nothing from before a student joined, nor what she keeps to herself', async () => {
    const { ctx, id, educator, students, see } = await makeJoined(3);
    const newcomer = await makeUser(ctx);
    await countDeed(ctx, newcomer);
    ctx.clock.advance(60);
    await putInClass(ctx, id, newcomer);
    expect(await see(educator)).toMatchObject({ deeds: 3 });
    await countDeed(ctx, newcomer);
    expect(await see(educator)).toMatchObject({ deeds: 4 });
    await ctx.db
      .updateTable('submissions')
      .set({ visibility: visibility.owner })
      .where('owner_id', 'in', [newcomer.userId, students[0]?.userId ?? newcomer.userId])
      .execute();
    expect(await see(educator)).toMatchObject({ deeds: 0, sums: [] });
  });

  test('is no longer there for the students of an archived class, and still for its teacher', async () => {
    const { ctx, id, educator, students, see } = await makeJoined(3);
    await call(classesApi.archive, { id }, as(ctx, educator));
    expect(await see(educator)).toMatchObject({ deeds: 3 });
    for (const student of students) await expect(see(student)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('does not exist for anyone else, not even for a student who is waiting to join', async () => {
    const { ctx, students, see } = await makeJoined(3);
    for (const person of [await makeUser(ctx), ...students.slice(3)])
      await expect(see(person)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(
      call(submissionsApi.classImpact, { id: 'no-class' }, as(ctx, await makeUser(ctx))),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the sum of a family', () => {
  test('is that of the children whose guardian the caller is, by an address that is proved to be hers', async () => {
    const ctx = makeCtx(database.db);
    const guardian = await makeUser(ctx, { role: 'parent', email_verified_at: ctx.clock.now() });
    const unproved = await makeUser(ctx, { role: 'parent' });
    for (const address of [guardian.emailAddress, guardian.emailAddress, unproved.emailAddress]) {
      const child = await makeUser(ctx, {
        adult_from: new Date('2030-01-01'),
        guardian_approved_at: ctx.clock.now(),
      });
      await nameGuardian(ctx, child.userId, address);
      await countDeed(ctx, child);
    }
    const see = (person: TestUser) => call(submissionsApi.familyImpact, {}, as(ctx, person));
    expect(await see(guardian)).toMatchObject({ deeds: 2, people: 6, sums: [{ amount: 4 }] });
    expect(await see(unproved)).toEqual({ deeds: 0, people: 0, hours: 0, sums: [] });
  });
});
