import { call } from '@orpc/server';
import { changeSetting } from '#platform/settings/settings.ts';
import { expect, test } from 'vitest';
import { classesApi } from '#features/classes/api.ts';
import { readList } from '#features/classes/adding/policy.ts';
import { freeSeatsSetting } from '#features/classes/server/seats.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { writeStudentsFile } from './students-file.ts';

const bare = (written: string) =>
  readList(written).students.map(({ firstName, lastName, emailAddress }) => ({
    firstName,
    lastName,
    ...(emailAddress !== undefined && { emailAddress }),
  }));

/** A spreadsheet of a whole school: every fourth student has an address. */
const rosterOf = (students: number) =>
  [
    'role;familyName;givenName;email',
    ...Array.from({ length: students }, (_, index) => {
      const email = index % 4 === 0 ? `student-${index}@example.org` : '';
      return `student;Levi-${index};Dina;${email}`;
    }),
  ].join('\n');

const database = useDatabase();

async function makeTaught(seats: number) {
  const ctx = makeCtx(database.db);
  await changeSetting(ctx, freeSeatsSetting, seats);
  const { educator, id } = await makeClass(ctx, await makeEducator(ctx, { plan: 'free' }));
  return { ctx: { ...ctx, actor: educator.actor }, id };
}

test('a class goes out as a spreadsheet, and the same file adds nobody when it comes in again', async () => {
  const { ctx, id } = await makeTaught(24);
  const teacher = { context: ctx };
  const students = [
    { firstName: 'Dina', lastName: 'Levi' },
    { firstName: 'Noa', lastName: '=Bar, Or' },
    { firstName: 'Tal', lastName: 'Katz', emailAddress: 'tal@example.org' },
  ];
  await call(classesApi.addStudents, { id, students, guardiansAgree: true }, teacher);
  const file = await writeStudentsFile(ctx, id);
  expect(file).toMatch(/^\u{feff}givenName,familyName,email,role\r?\n/u);
  expect(file).toContain('tal@example.org');
  expect(file).not.toMatch(/(^|,)"?=/m);
  const { items } = await call(classesApi.previewStudents, { id, students: bare(file) }, teacher);
  expect(items.map(({ outcome }) => outcome).filter((outcome) => outcome === 'invite')).toEqual([]);
  expect(items[0]).toMatchObject({ outcome: 'member' });
  expect(items.at(-1)).toMatchObject({ outcome: 'invited' });
});

test('a thousand students come in at once, and a second time nobody does', async () => {
  const { ctx, id } = await makeTaught(1000);
  const teacher = { context: ctx };
  const students = bare(rosterOf(1000));
  const { items } = await call(classesApi.previewStudents, { id, students }, teacher);
  expect(Map.groupBy(items, ({ outcome }) => outcome).get('card')).toHaveLength(750);
  const added = await call(classesApi.addStudents, { id, students, guardiansAgree: true }, teacher);
  expect([added.items.length, added.invited + added.unsent]).toEqual([750, 250]);
  const again = await call(classesApi.previewStudents, { id, students }, teacher);
  expect(again.items.filter(({ outcome }) => outcome === 'card')).toEqual([]);
});
