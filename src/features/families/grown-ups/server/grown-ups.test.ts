import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { findGuardian, listChildrenOf } from '#features/guardians/server/public.ts';
import { changeUser, listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { familiesApi } from '#features/families/api.ts';
import { findFamilyOf } from '#features/families/server/public.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });
/** Invites someone, and reads the token in the mail. */
async function invite(
  ctx: TestCtx,
  guardian: TestUser,
  emailAddress: string,
  kind: 'guardian' | 'watcher' = 'guardian',
) {
  const invitation = await call(familiesApi.inviteGrownUp, { kind, emailAddress }, as(ctx, guardian));
  const token = /invitations\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
  return { invitation, token };
}

describe('a second guardian', () => {
  const database = useDatabase();

  test('has equal rights once she has accepted with the address that the mail went to', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const mother = await makeUser(ctx, { role: 'parent', email_address: 'leah@example.org' });
    const { token } = await invite(ctx, guardian, 'Leah@example.org');
    expect(await call(familiesApi.familyInvitation, { token }, as(ctx, mother))).toEqual({
      kind: 'guardian',
      inviter: 'Hannah Weiss',
      maskedAddress: 'L•••@example.org',
      forCaller: true,
    });
    await call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, mother));
    const { guardians, invitations } = await call(familiesApi.familyGrownUps, undefined, as(ctx, mother));
    expect(guardians.map(({ id, isYou }) => [id, isYou])).toEqual([
      [guardian.userId, false],
      [mother.userId, true],
    ]);
    expect(invitations).toEqual([]);
    const children = await listChildrenOf(ctx, 'leah@example.org');
    expect(children.toSorted()).toEqual(members.map(({ userId }) => userId).toSorted());
    await expect(call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, mother))).rejects.toMatchObject({
      code: 'link_over',
    });
    expect(await listAudited(ctx)).toEqual(['family.guardian_joined']);
  });

  test('is nobody with another address, no child, and no guardian of other children', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const { token } = await invite(ctx, guardian, 'leah@example.org');
    const accept = (user: TestUser) => call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, user));
    await expect(accept(await makeUser(ctx))).rejects.toMatchObject({ code: 'other_address' });
    await expect(accept(members[0] as TestUser)).rejects.toMatchObject({ code: 'forbidden' });
    const minor = await makeUser(ctx, {
      email_address: 'leah@example.org',
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: ctx.clock.now(),
    });
    await expect(accept(minor)).rejects.toMatchObject({ code: 'forbidden' });
    await erase(ctx, minor);
    const other = await makeGuardian(ctx, { email_address: 'leah@example.org' });
    await makeFamily(ctx, { guardian: other });
    await expect(accept(other)).rejects.toMatchObject({ code: 'has_family' });
  });

  test('is invited by no one who has not proved her own address, and not into a full family', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, id } = await makeFamily(ctx);
    const unproved = await makeGuardian(ctx, { email_verified_at: null });
    const input = { kind: 'guardian', emailAddress: 'leah@example.org' } as const;
    await expect(call(familiesApi.inviteGrownUp, input, as(ctx, unproved))).rejects.toMatchObject({
      code: 'email_unverified',
    });
    await addGuardian(ctx, id, await makeGuardian(ctx));
    await expect(call(familiesApi.inviteGrownUp, input, as(ctx, guardian))).rejects.toMatchObject({
      code: 'no_room',
    });
  });

  test('is invited again with a new link only, and not after the invitation was withdrawn', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const mother = await makeUser(ctx, { email_address: 'leah@example.org' });
    const accept = (token: string) => call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, mother));
    const first = await invite(ctx, guardian, 'leah@example.org');
    ctx.clock.advance(61);
    const second = await invite(ctx, guardian, 'leah@example.org');
    await expect(accept(first.token)).rejects.toMatchObject({ code: 'link_over' });
    const { invitations } = await call(familiesApi.familyGrownUps, undefined, as(ctx, guardian));
    expect(invitations).toHaveLength(1);
    const stranger = await makeFamily(ctx);
    const { id } = second.invitation;
    await expect(
      call(familiesApi.withdrawFamilyInvitation, { id }, as(ctx, stranger.guardian)),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await call(familiesApi.withdrawFamilyInvitation, { id }, as(ctx, guardian));
    await expect(accept(second.token)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('cannot be removed by the first; each leaves by herself, and the other is on record from then on', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, id, members } = await makeFamily(ctx, { children: 1 });
    const mother = await makeGuardian(ctx);
    await addGuardian(ctx, id, mother);
    const leave = (caller: TestUser, who: TestUser) =>
      call(familiesApi.leaveFamily, { id: who.userId }, as(ctx, caller));
    await expect(leave(guardian, mother)).rejects.toMatchObject({ code: 'other_guardian' });
    await expect(leave(guardian, await makeUser(ctx))).rejects.toMatchObject({ kind: 'not-found' });
    await invite(ctx, guardian, 'grandma@example.org', 'watcher');
    await leave(guardian, guardian);
    const [child] = members as [TestUser];
    expect((await findGuardian(ctx, child.userId))?.email_address).toBe(mother.emailAddress);
    expect(await listChildrenOf(ctx, guardian.emailAddress)).toEqual([]);
    const people = await call(familiesApi.familyGrownUps, undefined, as(ctx, mother));
    expect(people).toMatchObject({ invitations: [], mayLeave: false });
    await expect(leave(mother, mother)).rejects.toMatchObject({ code: 'last_guardian' });
  });

  test('may withdraw the consent and give it again; a stranger’s child is not found', async () => {
    const ctx = makeCtx(database.db);
    const { id, members } = await makeFamily(ctx, { children: 1 });
    const [child] = members as [TestUser];
    const mother = await makeGuardian(ctx);
    await addGuardian(ctx, id, mother);
    const other = await makeFamily(ctx, { children: 1 });
    const change = (approved: boolean, childId: string = child.userId) =>
      call(familiesApi.changeConsent, { id: childId, approved }, as(ctx, mother));
    expect(await change(false)).toMatchObject({ consent: 'withdrawn', eraseAt: '2026-12-17T12:00:00.000Z' });
    expect(await change(false)).toMatchObject({ consent: 'withdrawn' });
    expect(await listChildrenOf(ctx, mother.emailAddress)).toEqual([]);
    expect(await change(true)).toMatchObject({ consent: 'given', eraseAt: null });
    expect(await listAudited(ctx)).toEqual(['minor.approved', 'minor.withdrawn']);
    await expect(change(false, other.members[0]?.userId)).rejects.toMatchObject({ kind: 'not-found' });
    await changeUser(ctx, child.userId, { adult_from: new Date('2026-01-01') });
    await expect(change(false)).rejects.toMatchObject({ code: 'not_minor' });
  });
});

describe('a watcher', () => {
  const database = useDatabase();

  test('sees first names, pictures, what the children learn and their streaks, and nothing else', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members, id } = await makeFamily(ctx, { children: 1 });
    const grandma = await makeUser(ctx, { email_address: 'grandma@example.org' });
    const { token } = await invite(ctx, guardian, 'grandma@example.org', 'watcher');
    await call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, grandma));
    const watched = () => call(familiesApi.watchedFamilies, undefined, as(ctx, grandma));
    expect(await watched()).toEqual({
      items: [
        {
          id,
          guardians: ['Hannah'],
          children: [{ firstName: 'Child 1', avatarObj: null, color: 'gold', learning: null, streak: 0 }],
        },
      ],
    });
    expect(await findFamilyOf(ctx, grandma.userId)).toBeUndefined();
    expect(await listChildrenOf(ctx, grandma.emailAddress)).toEqual([]);
    const childId = members[0]?.userId ?? '';
    await expect(
      call(familiesApi.changeConsent, { id: childId, approved: false }, as(ctx, grandma)),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await call(familiesApi.changeConsent, { id: childId, approved: false }, as(ctx, guardian));
    expect((await watched()).items[0]?.children).toEqual([]);
    await call(familiesApi.removeWatcher, { id: grandma.userId }, as(ctx, guardian));
    expect(await watched()).toEqual({ items: [] });
    await expect(call(familiesApi.stopWatching, { id }, as(ctx, grandma))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('watches several families, leaves by herself, and may become a guardian', async () => {
    const ctx = makeCtx(database.db);
    const grandma = await makeUser(ctx, { email_address: 'grandma@example.org' });
    const families = [await makeFamily(ctx), await makeFamily(ctx)];
    for (const { guardian } of families) {
      const { token } = await invite(ctx, guardian, 'grandma@example.org', 'watcher');
      await call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, grandma));
      ctx.clock.advance(61);
    }
    const watched = async () =>
      (await call(familiesApi.watchedFamilies, undefined, as(ctx, grandma))).items.map(({ id }) => id);
    const [first, second] = families as [(typeof families)[0], (typeof families)[0]];
    expect(await watched()).toEqual([first.id, second.id]);
    await call(familiesApi.stopWatching, { id: second.id }, as(ctx, grandma));
    expect(await watched()).toEqual([first.id]);
    await expect(
      call(familiesApi.stopWatching, { id: first.id }, as(ctx, await makeUser(ctx))),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(invite(ctx, first.guardian, 'grandma@example.org')).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

async function erase(ctx: TestCtx, { userId }: TestUser): Promise<void> {
  await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
}

describe('at the same time', () => {
  const database = useCommittedDatabase();

  test('of two guardians who leave, one stays', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, id } = await makeFamily(ctx);
    const mother = await makeGuardian(ctx);
    await addGuardian(ctx, id, mother);
    const answers = await Promise.allSettled(
      [guardian, mother].map((one) => call(familiesApi.leaveFamily, { id: one.userId }, as(ctx, one))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'last_guardian' });
  });

  test('of two who accept the last place, one gets in; of one who accepts twice, once', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, id } = await makeFamily(ctx);
    const people = [
      await makeUser(ctx, { email_address: 'leah@example.org' }),
      await makeUser(ctx, { email_address: 'rachel@example.org' }),
    ];
    const tries: Promise<unknown>[] = [];
    const tokens: string[] = [];
    for (const person of people) tokens.push((await invite(ctx, guardian, person.emailAddress)).token);
    const accept = (person: TestUser, token = '') =>
      call(familiesApi.acceptFamilyInvitation, { token }, as(ctx, person));
    for (const [index, person] of people.entries())
      tries.push(accept(person, tokens[index]), accept(person, tokens[index]));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const guardians = await ctx.db
      .selectFrom('family_guardians')
      .select('user_id')
      .where('family_id', '=', id)
      .execute();
    expect(guardians).toHaveLength(2);
  });

  test('of a consent that both withdraw, one record remains, and a process that dies leaves it whole', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, id, members } = await makeFamily(ctx, { children: 1 });
    const mother = await makeGuardian(ctx);
    await addGuardian(ctx, id, mother);
    const childId = members[0]?.userId ?? '';
    const withdraw = (ctx: TestCtx, who: TestUser) =>
      call(familiesApi.changeConsent, { id: childId, approved: false }, as(ctx, who));
    await dieAtEachStep(
      ctx,
      (dying) => withdraw({ ...ctx, ...dying } as TestCtx, guardian),
      async () => expect(await listAudited(ctx)).toEqual([]),
    );
    expect(await listAudited(ctx)).toEqual(['minor.withdrawn']);
    await call(familiesApi.changeConsent, { id: childId, approved: true }, as(ctx, mother));
    const both = await Promise.all([withdraw(ctx, guardian), withdraw(ctx, mother)]);
    expect(both.map(({ consent }) => consent)).toEqual(['withdrawn', 'withdrawn']);
    expect(await listAudited(ctx)).toEqual(['minor.approved', 'minor.withdrawn', 'minor.withdrawn']);
  });
});
