import { beforeEach, describe, expect, test } from 'vitest';
import { makeUser, readAuditLog, readAuditStates } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { SchoolFields, SchoolView } from '../contract.ts';
import { chooseSchool, exportSchool, findTypedSchool, suggestSchools } from './chosen-schools.ts';
import { changeSchool, createSchool, setCalendars } from './edit-schools.ts';
import { mergeSchools, unmergeSchools } from './merge-schools.ts';
import { getSchool } from './school-rows.ts';
import { listSchools } from './schools-listing.ts';

const database = useDatabase();
let mira: TestCtx;
let dov: TestCtx;

const haifa: SchoolFields = { name: 'Ofek', city: 'Haifa', country: 'IL', calendar: 'israel' };

async function makeStaff(name: string): Promise<TestCtx> {
  const ctx = makeCtx(database.db);
  const { actor } = await makeUser(ctx, { admin: true, display_name: name });
  return { ...ctx, actor };
}

beforeEach(async () => {
  mira = await makeStaff('Mira');
  dov = await makeStaff('Dov');
});

const add = (fields: Partial<SchoolFields> = {}) => createSchool(mira, { ...haifa, ...fields });
const change = (ctx: TestCtx, { id, version }: SchoolView, fields: Partial<SchoolFields>) =>
  changeSchool(ctx, { ...haifa, ...fields, id, version });
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

/** What the audit log says of a school: what happened, sorted, and what each entry has of before and after. */
async function auditOf(school: string) {
  const states = (await readAuditStates(mira)).filter(({ subject }) => subject === school);
  const log = (await readAuditLog(mira)).filter(({ subject }) => subject === school);
  return {
    what: log.map(({ what }) => what).toSorted(),
    states: states.map(({ before, after }) => ({ before, after })),
  };
}

async function makePupil(schoolId: string) {
  const { userId } = await makeUser(mira);
  await chooseSchool(mira, userId, schoolId);
  return userId;
}

describe('schools', () => {
  test('are found by the beginnings of words of name and city, in any spelling', async () => {
    await add({ name: 'École Or Chadash', city: 'Paris', country: 'FR', calendar: 'diaspora' });
    await add({ name: 'בֵּית סֵפֶר אִילָנוֹת', city: 'ירושלים' });
    const find = async (q: string) => namesOf((await listSchools(mira, { q })).items);
    expect(await find('ecole par')).toEqual(['École Or Chadash']);
    expect(await find('אילנות')).toEqual(['בֵּית סֵפֶר אִילָנוֹת']);
    expect(await find('lyon')).toEqual([]);
    expect(await find('!?')).toEqual([]);
  });

  test('are listed by country and calendar', async () => {
    await add();
    await add({ name: 'Maor', country: 'US', calendar: 'diaspora' });
    expect(namesOf((await listSchools(mira, { country: 'US' })).items)).toEqual(['Maor']);
    expect(namesOf((await listSchools(mira, { calendar: 'israel' })).items)).toEqual(['Ofek']);
  });

  test('that are new, and every change of one, are in the audit log', async () => {
    const school = await add();
    await change(dov, school, { name: 'Ofek Chadash' });
    const { what, states } = await auditOf(school.id);
    expect(what).toEqual(['school.changed', 'school.created']);
    expect(states).toContainEqual({ before: haifa, after: { ...haifa, name: 'Ofek Chadash' } });
    expect(states).toContainEqual({ before: null, after: haifa });
  });

  test('are found by their new name, and no more by the old one', async () => {
    await change(mira, await add(), { name: 'Maor' });
    expect(namesOf((await listSchools(mira, { q: 'maor' })).items)).toEqual(['Maor']);
    expect((await listSchools(mira, { q: 'ofek' })).items).toEqual([]);
  });
});

describe('two people who change a school at once', () => {
  test('lose nothing: the second is told by whom it was changed, and to what', async () => {
    const school = await add();
    await change(mira, school, { city: 'Akko' });
    await expect(change(dov, school, { name: 'Maor' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      data: { by: 'Mira', at: '2026-11-17T12:00:00.000Z', version: 2, values: { ...haifa, city: 'Akko' } },
    });
    expect(await getSchool(mira, school.id)).toMatchObject({ name: 'Ofek', city: 'Akko', version: 2 });
    await change(dov, { ...school, version: 2 }, { name: 'Maor', city: 'Akko' });
    expect(await getSchool(mira, school.id)).toMatchObject({ name: 'Maor', city: 'Akko', version: 3 });
  });
});

describe('the calendar of several schools', () => {
  test('is set at once, and taken back for those that had the other one', async () => {
    const [one, other] = [await add(), await add({ name: 'Maor', calendar: 'diaspora' })];
    const { ids } = await setCalendars(mira, { selection: { matching: {} }, calendar: 'diaspora' });
    expect(ids).toEqual([one.id]);
    expect(await getSchool(mira, one.id)).toMatchObject({ calendar: 'diaspora', version: 2 });
    await setCalendars(mira, { selection: { ids }, calendar: 'israel' });
    expect((await getSchool(mira, one.id)).calendar).toBe('israel');
    expect(await getSchool(mira, other.id)).toMatchObject({ calendar: 'diaspora', version: 1 });
  });
});

describe('a merge of duplicates', () => {
  test('brings their people together, and takes the duplicates out of the lists', async () => {
    const [kept, duplicate] = [await add(), await add({ name: 'Ofek School' })];
    await makePupil(kept.id);
    await makePupil(duplicate.id);
    expect((await mergeSchools(mira, { id: kept.id, ids: [duplicate.id] })).people).toBe(2);
    expect(namesOf((await listSchools(mira, {})).items)).toEqual(['Ofek']);
    expect(namesOf(await suggestSchools(mira, 'ofek'))).toEqual(['Ofek']);
    await expect(getSchool(mira, duplicate.id)).rejects.toThrow('not_found');
  });

  test('of a school that has duplicates itself keeps all their people', async () => {
    const [kept, middle, last] = [await add(), await add(), await add()];
    await makePupil(last.id);
    await mergeSchools(mira, { id: middle.id, ids: [last.id] });
    expect((await mergeSchools(mira, { id: kept.id, ids: [middle.id] })).people).toBe(1);
  });

  test('is undone exactly, and both are in the audit log', async () => {
    const [kept, duplicate] = [await add(), await add()];
    await makePupil(duplicate.id);
    await mergeSchools(mira, { id: kept.id, ids: [duplicate.id] });
    expect((await unmergeSchools(mira, { id: kept.id, ids: [duplicate.id] })).people).toBe(0);
    expect((await getSchool(mira, duplicate.id)).people).toBe(1);
    expect((await auditOf(duplicate.id)).what).toEqual([
      'school.created',
      'school.merged',
      'school.unmerged',
    ]);
  });

  test('is refused for a school that is part of another, so that no circle is made', async () => {
    const [one, other] = [await add(), await add()];
    await mergeSchools(mira, { id: one.id, ids: [other.id] });
    await expect(mergeSchools(dov, { id: other.id, ids: [one.id] })).rejects.toThrow('changed_meanwhile');
  });
});

describe('what someone types as her school', () => {
  test('is found by its id, by name and city, and by a name that only one has', async () => {
    const school = await add();
    await add({ name: 'Maor', city: 'Haifa' });
    await add({ name: 'Maor', city: 'Akko' });
    expect(await findTypedSchool(mira, school.id)).toBe(school.id);
    expect(await findTypedSchool(mira, ' ofek, HAIFA')).toBe(school.id);
    expect(await findTypedSchool(mira, 'Ofek')).toBe(school.id);
    expect(await findTypedSchool(mira, 'Maor')).toBeUndefined();
    expect(await findTypedSchool(mira, 'Ofe')).toBeUndefined();
    expect(await findTypedSchool(mira, '')).toBeUndefined();
  });

  test('is in the copy of her data, until she takes it away', async () => {
    const { id } = await add();
    const userId = await makePupil(id);
    expect(await exportSchool(mira, userId)).toMatchObject({ school: { name: 'Ofek', city: 'Haifa' } });
    await chooseSchool(mira, userId, undefined);
    expect(await exportSchool(mira, userId)).toEqual({ school: null });
  });
});
