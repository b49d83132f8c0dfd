import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { UserId } from '#core/ids.ts';
import { findGuardian, listChildrenOf } from '#features/guardians/server/public.ts';
import { changeUser, listAudited, makeUser, removeUser, type TestUser } from '#features/people/testing.ts';
import {
  describePeople,
  erasePerson,
  eraseGivenUpAccounts,
  viewUser,
} from '#features/people/server/public.ts';
import { countSessions, makeSession } from '#features/sign-in/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { familiesApi } from '#features/families/api.ts';
import { findFamilyOf, listMembersOf } from '#features/families/server/public.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });
const dina = { firstName: 'Dina', gender: 2, birthYear: 2019 } as const;

describe('a family', () => {
  const database = useDatabase();

  test('begins with the first child, who is like her parent in what was not said', async () => {
    const ctx = makeCtx(database.db);
    const parent = await makeGuardian(ctx, { language: 'he', place: 'jerusalem' });
    const own = as(ctx, parent);
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({
      primaryUser: { id: parent.userId, firstName: 'Hannah' },
      members: [],
      seats: 24,
      seatsTaken: 0,
    });
    const added = await call(familiesApi.addMember, { ...dina, avatar: 'lion' }, own);
    expect(added).toMatchObject({
      firstName: 'Dina',
      lastName: 'Weiss',
      language: 'he',
      place: 'jerusalem',
      avatarObj: { url: '/avatars/lion.svg' },
      color: 'gold',
      eraseAt: null,
    });
    const second = await call(familiesApi.addMember, { ...dina, firstName: 'Yonah', gender: 1 }, own);
    expect(second.color).toBe('teal');
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({ seatsTaken: 2 });
    const { items } = await call(familiesApi.members, undefined, own);
    expect(items.map(({ firstName }) => firstName)).toEqual(['Dina', 'Yonah']);
    expect(await listAudited(ctx)).toEqual(['family.member_added', 'family.member_added']);
  });

  test('is known with the user of each of its people, whatever her role', async () => {
    const ctx = makeCtx(database.db);
    const teacher = await makeGuardian(ctx, { role: 'educator' });
    const { id, members } = await makeFamily(ctx, { guardian: teacher });
    const other = await makeFamily(ctx);
    const [child] = members;
    if (!child) throw new Error('no child');
    await addGuardian(ctx, other.id, teacher, 'watcher');
    const grandmother = await makeUser(ctx);
    await addGuardian(ctx, id, grandmother, 'watcher');
    await addGuardian(ctx, other.id, grandmother, 'watcher');
    const standing = async ({ userId }: Pick<TestUser, 'userId'>) => {
      const { family, watchesFamily } = await viewUser(ctx, userId);
      return [family, watchesFamily];
    };
    expect(await standing(teacher)).toEqual(['guardian', true]);
    expect(await standing(grandmother)).toEqual([null, true]);
    expect(await standing(child)).toEqual(['member', false]);
    expect(await standing(await makeUser(ctx, { role: 'parent' }))).toEqual([null, false]);
  });

  test('is her parent’s consent: other features see the child as hers at once', async () => {
    const ctx = makeCtx(database.db);
    const parent = await makeGuardian(ctx);
    const { id } = await call(familiesApi.addMember, dina, as(ctx, parent));
    expect(await listChildrenOf(ctx, parent.emailAddress)).toEqual([id]);
    expect(await findFamilyOf(ctx, id as UserId)).toMatchObject({
      kind: 'member',
      guardianIds: [parent.userId],
      memberIds: [id],
    });
  });

  test('is shared by both guardians: either is a parent to the children', async () => {
    const ctx = makeCtx(database.db);
    const { id, members } = await makeFamily(ctx);
    const father = await makeGuardian(ctx, { first_name: 'Avner' });
    await addGuardian(ctx, id, father);
    const ids = members.map(({ userId }) => userId);
    expect((await listChildrenOf(ctx, father.emailAddress)).toSorted()).toEqual(ids.toSorted());
    await changeUser(ctx, father.userId, { email_verified_at: null });
    expect(await listChildrenOf(ctx, father.emailAddress)).toEqual([]);
  });

  test.each([
    ['a parent who has not proved her address', { email_verified_at: null }, 'email_unverified'],
    ['a parent without a plan', { plan: 'free' as const }, 'no_seats'],
    [
      'a minor',
      { role: 'learner' as const, adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() },
      'forbidden',
    ],
    ['a child of a family', { role: 'home' as const }, 'forbidden'],
    ['a student', { role: 'student' as const }, 'forbidden'],
  ])('is not begun by %s', async (_, columns, code) => {
    const ctx = makeCtx(database.db);
    const parent = await makeGuardian(ctx, columns);
    await expect(call(familiesApi.addMember, dina, as(ctx, parent))).rejects.toMatchObject({ code });
  });

  test.each([
    ['birthYear', { birthYear: 2027 }],
    ['avatar', { avatar: 'unicorn' }],
    ['place', { place: 'atlantis' }],
  ])('has no member with a wrong %s', async (path, wrong) => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const refused = { data: { issues: [{ path }] } };
    await expect(call(familiesApi.addMember, { ...dina, ...wrong }, as(ctx, guardian))).rejects.toMatchObject(
      refused,
    );
    await expect(
      call(familiesApi.updateMember, { id: members[0]?.userId ?? '', ...wrong }, as(ctx, guardian)),
    ).rejects.toMatchObject(refused);
  });

  test('lets a parent change her child, and keeps what was not sent', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const id = members[0]?.userId ?? '';
    const changed = await call(
      familiesApi.updateMember,
      { id, firstName: 'Shira', color: 'sky', birthYear: 2010 },
      as(ctx, guardian),
    );
    expect(changed).toMatchObject({ id, firstName: 'Shira', lastName: 'Weiss', color: 'sky', gender: 2 });
    expect((await describePeople(ctx, [id as UserId])).get(id as UserId)?.minor).toBe(false);
  });

  test('keeps a removed child for 30 days, signed out and without a seat, and then nothing of her', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const [child] = members;
    if (!child) throw new Error('no child');
    await makeSession(ctx, child);
    const own = as(ctx, guardian);
    const removed = await call(familiesApi.removeMember, { id: child.userId }, own);
    expect(removed.eraseAt).toBe('2026-12-17T12:00:00.000Z');
    expect(await call(familiesApi.removeMember, { id: child.userId }, own)).toEqual(removed);
    expect(await countSessions(ctx, child.userId)).toBe(0);
    expect(await findFamilyOf(ctx, child.userId)).toBeUndefined();
    expect(await listMembersOf(ctx, guardian.userId)).toHaveLength(1);
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({
      seatsTaken: 1,
      removed: [{ id: child.userId }],
    });
    const notFound = { kind: 'not-found' };
    await expect(
      call(familiesApi.updateMember, { id: child.userId, firstName: 'X' }, own),
    ).rejects.toMatchObject(notFound);
    ctx.clock.advance(31 * 86_400);
    expect(await eraseGivenUpAccounts(ctx)).toBe(1);
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({ removed: [] });
    await expect(call(familiesApi.keepMember, { id: child.userId }, own)).rejects.toMatchObject(notFound);
  });

  test('takes a removed child back, if there is still a seat', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const id = members[0]?.userId ?? '';
    const own = as(ctx, guardian);
    await call(familiesApi.removeMember, { id }, own);
    expect(await call(familiesApi.keepMember, { id }, own)).toMatchObject({ id, eraseAt: null });
    expect(await call(familiesApi.keepMember, { id }, own)).toMatchObject({ id, eraseAt: null });
    await call(familiesApi.removeMember, { id }, own);
    await changeUser(ctx, guardian.userId, { plan: 'free' });
    await expect(call(familiesApi.keepMember, { id }, own)).rejects.toMatchObject({ code: 'no_seats' });
  });

  test('loses nobody when the plan lapses, and admits nobody', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    await changeUser(ctx, guardian.userId, { plan: 'free' });
    const own = as(ctx, guardian);
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({ seats: 0, seatsTaken: 2 });
    await expect(call(familiesApi.addMember, dina, own)).rejects.toMatchObject({ code: 'no_seats' });
  });

  test('is closed to every other family: a child of it is not found, nor is anyone else', async () => {
    const ctx = makeCtx(database.db);
    const { members } = await makeFamily(ctx);
    const other = await makeFamily(ctx);
    const stranger = await makeUser(ctx);
    for (const id of [members[0]?.userId ?? '', stranger.userId, other.guardian.userId, 'nobody'])
      for (const caller of [other.guardian, stranger]) {
        const notFound = { kind: 'not-found' };
        const own = as(ctx, caller);
        await expect(call(familiesApi.updateMember, { id, firstName: 'X' }, own)).rejects.toMatchObject(
          notFound,
        );
        await expect(call(familiesApi.removeMember, { id }, own)).rejects.toMatchObject(notFound);
        await expect(call(familiesApi.keepMember, { id }, own)).rejects.toMatchObject(notFound);
      }
  });

  test('is erased with its last guardian, and carried on by another', async () => {
    const ctx = makeCtx(database.db);
    const { id, guardian, members } = await makeFamily(ctx);
    const father = await makeGuardian(ctx);
    await addGuardian(ctx, id, father);
    await inTransaction(ctx, (ctx) => erasePerson(ctx, guardian.userId));
    expect(await findFamilyOf(ctx, father.userId)).toMatchObject({ guardianIds: [father.userId] });
    const ids = members.map(({ userId }) => userId);
    for (const id of ids) expect((await findGuardian(ctx, id))?.email_address).toBe(father.emailAddress);
    await inTransaction(ctx, (ctx) => erasePerson(ctx, father.userId));
    expect(await ctx.db.selectFrom('families').select('id').execute()).toEqual([]);
    expect((await describePeople(ctx, ids)).size).toBe(0);
  });

  test('remembers what it decides', async () => {
    const ctx = makeCtx(database.db);
    const parent = await makeGuardian(ctx);
    const own = as(ctx, parent);
    expect(await call(familiesApi.updateFamily, { siblingsMaySwap: true }, own)).toMatchObject({
      siblingsMaySwap: true,
    });
    expect(await call(familiesApi.updateFamily, {}, own)).toMatchObject({ siblingsMaySwap: true });
    await removeUser(ctx, parent.userId);
  });
});

describe('several requests at once', () => {
  const database = useCommittedDatabase();

  test('of two guardians choose what a child sees, and neither loses what she has chosen', async () => {
    const ctx = makeCtx(database.db);
    const { id, guardian, members } = await makeFamily(ctx, { children: 1 });
    const father = await makeGuardian(ctx);
    await addGuardian(ctx, id, father);
    const memberId = members[0]?.userId ?? '';
    const choices = Array.from(
      { length: 6 },
      (_, n) => [`category-${n}`, n % 2 ? 'hidden' : 'shown'] as const,
    );
    await Promise.all(
      choices.map(([category, choice], n) =>
        call(
          familiesApi.updateMember,
          { id: memberId, categories: { [category]: choice } },
          as(ctx, n % 2 ? guardian : father),
        ),
      ),
    );
    const family = await call(familiesApi.family, undefined, as(ctx, guardian));
    expect(family.members[0]).toMatchObject({
      shownCategories: ['category-0', 'category-2', 'category-4'],
      hiddenCategories: ['category-1', 'category-3', 'category-5'],
    });
  });

  test('begin one family, and the last seat goes to one of them', async () => {
    const ctx = makeCtx(database.db);
    const parent = await makeGuardian(ctx);
    const own = as(ctx, parent);
    const add = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, () => call(familiesApi.addMember, dina, own)));
    const began = await add(5);
    expect(began.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await ctx.db.selectFrom('families').select('id').execute()).toHaveLength(1);
    for (let number = 0; number < 18; number += 1) await call(familiesApi.addMember, dina, own);
    const last = await add(4);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(familiesApi.family, undefined, own)).toMatchObject({ seats: 24, seatsTaken: 24 });
  });
});
