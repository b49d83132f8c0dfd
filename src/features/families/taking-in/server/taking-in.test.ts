import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import type { Refusal } from '#core/refusals.ts';
import { guardiansApi } from '#features/guardians/api.ts';
import { changeGuardian } from '#features/guardians/testing.ts';
import { findGuardian, nameGuardian } from '#features/guardians/server/public.ts';
import { familiesApi } from '#features/families/api.ts';
import { findFamilyOf } from '#features/families/server/public.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { findActor, listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { countSessions, makeSession } from '#features/sign-in/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });
const password = 'a tent open on four sides';

/** A minor of eleven who signed up herself and named this guardian, and the link of the mail about her. */
async function makeNaming(ctx: TestCtx, guardian: TestUser, columns: Parameters<typeof makeUser>[1] = {}) {
  const child = await makeUser(
    ctx,
    {
      role: 'learner',
      first_name: 'Miri',
      birth_year: 2015,
      adult_from: new Date('2029-01-01'),
      guardian_awaited_since: ctx.clock.now(),
      ...columns,
    },
    password,
  );
  await inTransaction(ctx, (ctx) => nameGuardian(ctx, child.userId, guardian.emailAddress));
  const token = /account\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
  return { child, token };
}

const approve = (ctx: TestCtx, token: string, intoFamily = true) =>
  call(guardiansApi.approveMinor, { token, intoFamily }, { context: ctx });
const answer = (ctx: TestCtx, guardian: TestUser, child: TestUser, intoFamily = true) =>
  call(familiesApi.answerNamingChild, { id: child.userId, intoFamily }, as(ctx, guardian));
const listNaming = async (ctx: TestCtx, guardian: TestUser) =>
  call(familiesApi.namingChildren, undefined, as(ctx, guardian));
const membersOf = async (ctx: TestCtx, guardian: TestUser) =>
  (await call(familiesApi.family, undefined, as(ctx, guardian))).members;
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: unknown) => (error as Refusal).code,
  );

describe('a minor who signed up alone', () => {
  const database = useDatabase();

  test('is approved and taken into the family with one press of the mailed page', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const { child, token } = await makeNaming(ctx, guardian);
    expect(await call(guardiansApi.guardianRequest, { token }, { context: ctx })).toMatchObject({
      firstName: 'Miri',
      family: 'open',
    });
    expect(await approve(ctx, token)).toMatchObject({ family: 'joined' });
    const members = await membersOf(ctx, guardian);
    expect(members.map(({ firstName, color, hasOwnAccount }) => [firstName, color, hasOwnAccount])).toEqual([
      ['Child 1', 'gold', false],
      ['Child 2', 'teal', false],
      ['Miri', 'violet', true],
    ]);
    expect(await findActor(ctx, child)).toMatchObject({
      role: 'home',
      plan: 'standard',
      awaitingGuardian: false,
    });
    expect((await listAudited(ctx)).toSorted()).toEqual(['family.member_taken_in', 'minor.approved']);
    // The second mail of the approval, from which it can be withdrawn.
    expect(ctx.sent.at(-1)).toMatchObject({ to: guardian.emailAddress });
    expect((await findGuardian(ctx, child.userId))?.email_address).toBe(guardian.emailAddress);
  });

  test('keeps her address and her password, and with them signs in as a child of the family', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const { child, token } = await makeNaming(ctx, guardian);
    await approve(ctx, token);
    const { emailAddress } = child;
    await call(signInApi.signIn, { emailAddress, password }, { context: ctx });
    const own = await findActor(ctx, child);
    expect(own.categoryRules?.age).toBe(11);
    const rules = { minutes: Array<number>(7).fill(20), quiet: null, onHolyDays: 'rest' as const };
    await call(familiesApi.restrictChild, { id: child.userId, rules }, as(ctx, guardian));
    // Nobody has handed her this device, so she changes to nobody on it.
    const context = { ...ctx, actor: await findActor(ctx, child) };
    expect(await call(familiesApi.timeRestriction, undefined, { context })).toMatchObject({
      minutesRemaining: 20,
    });
    expect((await call(familiesApi.familyPeople, undefined, { context })).items).toEqual([]);
    for (const { userId } of [guardian, ...members])
      await expect(call(familiesApi.swap, { id: userId }, { context })).rejects.toMatchObject({
        kind: 'forbidden',
      });
  });

  test('hears of it, and so does the other guardian', async () => {
    const ctx = makeCtx(database.db);
    const { id, guardian } = await makeFamily(ctx);
    const father = await makeGuardian(ctx, { first_name: 'Avner' });
    await addGuardian(ctx, id, father);
    const { child } = await makeNaming(ctx, guardian);
    await answer(ctx, guardian, child);
    const textsOf = async (reader: TestUser) => {
      const actor = await findActor(ctx, reader);
      const { items } = await call(notificationsApi.messages, {}, { context: { ...ctx, actor } });
      return items.map(({ text }) => text);
    };
    expect(await textsOf(child)).toContain(
      'You belong to Hannah’s family now. You keep your account and everything in it.',
    );
    expect(await textsOf(father)).toEqual(['Miri is in your family now.']);
    expect(await textsOf(guardian)).toEqual([]);
  });

  test('is found by her guardian on the family’s page, approved alone or taken in, then or later', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const { child } = await makeNaming(ctx, guardian);
    expect(await listNaming(ctx, guardian)).toEqual({
      items: [{ id: child.userId, firstName: 'Miri', avatarObj: null, approved: false }],
      hasSeat: true,
    });
    expect((await answer(ctx, guardian, child, false)).items).toMatchObject([{ approved: true }]);
    expect(await findActor(ctx, child)).toMatchObject({ role: 'learner', awaitingGuardian: false });
    expect((await answer(ctx, guardian, child)).items).toEqual([]);
    expect(await membersOf(ctx, guardian)).toHaveLength(3);
    const audited = await listAudited(ctx);
    expect((await answer(ctx, guardian, child)).items).toEqual([]);
    expect(await listAudited(ctx)).toEqual(audited);
  });

  test('begins a family for a guardian who had none yet', async () => {
    const ctx = makeCtx(database.db);
    const guardian = await makeGuardian(ctx);
    const { child, token } = await makeNaming(ctx, guardian);
    await approve(ctx, token);
    expect((await membersOf(ctx, guardian)).map(({ id }) => id)).toEqual([child.userId]);
  });

  test('finds no place in a full family; her account can be approved all the same', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx, { children: 24 });
    const { child, token } = await makeNaming(ctx, guardian);
    const request = await call(guardiansApi.guardianRequest, { token }, { context: ctx });
    expect(request.family).toBe('full');
    expect((await listNaming(ctx, guardian)).hasSeat).toBe(false);
    await expect(approve(ctx, token)).rejects.toMatchObject({ code: 'no_seats' });
    await expect(answer(ctx, guardian, child)).rejects.toMatchObject({ code: 'no_seats' });
    expect((await findActor(ctx, child)).awaitingGuardian).toBe(true);
    expect(await approve(ctx, token, false)).toMatchObject({ family: 'full' });
    expect(await findActor(ctx, child)).toMatchObject({ role: 'learner', awaitingGuardian: false });
  });

  test.each([
    ['has no account', undefined],
    ['has not proved her address', { email_verified_at: null }],
    ['is a child herself', { role: 'learner' as const, adult_from: new Date('2030-01-01') }],
    ['has given her account up', { erase_at: new Date('2026-12-01') }],
  ])('has no family to enter where her guardian %s', async (_, columns) => {
    const ctx = makeCtx(database.db);
    const guardian = columns
      ? await makeGuardian(ctx, columns)
      : ({ emailAddress: 'nobody@example.org' } as TestUser);
    const { token } = await makeNaming(ctx, guardian);
    const request = await call(guardiansApi.guardianRequest, { token }, { context: ctx });
    expect(request.family).toBeNull();
    await expect(approve(ctx, token)).rejects.toMatchObject({ code: 'no_family' });
    await approve(ctx, token, false);
  });

  test('is nobody else’s to take: of another address, of another family, with a card, of age, or withdrawn', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx);
    const other = await makeFamily(ctx);
    const { child } = await makeNaming(ctx, guardian);
    const noAddress = { role: 'student', email_address: null, email_key: null } as const;
    const { child: card } = await makeNaming(ctx, guardian, noAddress);
    const { child: grown } = await makeNaming(ctx, guardian, { adult_from: new Date('2026-01-01') });
    const { child: withdrawn } = await makeNaming(ctx, guardian);
    await changeGuardian(ctx, withdrawn.userId, { withdrawn_at: ctx.clock.now() });
    for (const { userId } of [card, grown, withdrawn, ...other.members, { userId: 'nobody' }])
      await expect(
        call(familiesApi.answerNamingChild, { id: userId, intoFamily: true }, as(ctx, guardian)),
      ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(answer(ctx, other.guardian, child)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(answer(ctx, members[0] as TestUser, child)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await listNaming(ctx, guardian)).items.map(({ id }) => id)).toEqual([child.userId]);
    expect((await listNaming(ctx, other.guardian)).items).toEqual([]);
  });

  test('leaves with her account when her parent removes her, and can be taken in again', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const { child, token } = await makeNaming(ctx, guardian, { role: 'student' });
    await approve(ctx, token);
    await makeSession(ctx, child);
    const id = child.userId;
    await call(familiesApi.updateMember, { id, categories: { wild: 'hidden' } }, as(ctx, guardian));
    await call(familiesApi.removeMember, { id }, as(ctx, guardian));
    expect(await findFamilyOf(ctx, id)).toBeUndefined();
    expect(await countSessions(ctx, id)).toBe(0);
    const actor = await findActor(ctx, child);
    expect(actor).toMatchObject({ role: 'student', plan: 'free', awaitingGuardian: false });
    const { removed } = await call(familiesApi.family, undefined, as(ctx, guardian));
    expect(removed).toEqual([]);
    expect((await answer(ctx, guardian, child)).items).toEqual([]);
    const again = (await membersOf(ctx, guardian)).find((one) => one.id === id);
    expect(again).toMatchObject({ hasOwnAccount: true, hiddenCategories: [] });
  });

  test('outlives the account of her last guardian, unlike a child whose account the family made', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx, { children: 1 });
    const { child, token } = await makeNaming(ctx, guardian);
    await approve(ctx, token);
    await inTransaction(ctx, (ctx) => erasePerson(ctx, guardian.userId));
    expect(await findActor(ctx, child)).toMatchObject({ role: 'learner', awaitingGuardian: false });
    await expect(findActor(ctx, members[0] as TestUser)).rejects.toThrow();
  });

  test('stays a member when the consent is withdrawn and given again', async () => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx);
    const { child, token } = await makeNaming(ctx, guardian);
    await approve(ctx, token);
    const consent = (approved: boolean) =>
      call(familiesApi.changeConsent, { id: child.userId, approved }, as(ctx, guardian));
    await consent(false);
    expect((await findActor(ctx, child)).awaitingGuardian).toBe(true);
    const again = /account\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
    const request = await call(guardiansApi.guardianRequest, { token: again }, { context: ctx });
    expect(request.family).toBe('joined');
    await consent(true);
    expect(await findActor(ctx, child)).toMatchObject({ role: 'home', awaitingGuardian: false });
  });
});

describe('however it goes', () => {
  const database = useCommittedDatabase();

  test('a mailed link and the family’s page at once take her in once, and the last seat goes to one child', async () => {
    const ctx = makeCtx(database.db);
    const { id, guardian } = await makeFamily(ctx, { children: 22 });
    const { child, token } = await makeNaming(ctx, guardian);
    const tries = [
      approve(ctx, token),
      answer(ctx, guardian, child),
      approve(ctx, token),
      answer(ctx, guardian, child),
    ];
    const codes = await Promise.all(tries.map(codeOf));
    expect(codes.every((code) => code === 'done' || code === 'link_over')).toBe(true);
    expect(codes).toContain('done');
    expect(await membersOf(ctx, guardian)).toHaveLength(23);
    const father = await makeGuardian(ctx);
    await addGuardian(ctx, id, father);
    const ofMother = await makeNaming(ctx, guardian);
    const ofFather = await makeNaming(ctx, father);
    const last = await Promise.all([
      codeOf(approve(ctx, ofMother.token)),
      codeOf(answer(ctx, father, ofFather.child)),
    ]);
    expect(last.toSorted()).toEqual(['done', 'no_seats']);
    expect(await membersOf(ctx, guardian)).toHaveLength(24);
  });

  test.each(['link', 'page'])('a process that dies leaves her waiting or in the family: %s', async (way) => {
    const ctx = makeCtx(database.db);
    const { guardian } = await makeFamily(ctx, { children: 1 });
    const { child, token } = await makeNaming(ctx, guardian);
    let joined = false;
    await dieAtEachStep(
      ctx,
      async (dying) => {
        const context = { ...ctx, ...dying } as TestCtx;
        if (!joined) await (way === 'link' ? approve(context, token) : answer(context, guardian, child));
      },
      async () => {
        const { role, awaitingGuardian, plan } = await findActor(ctx, child);
        const inFamily = (await findFamilyOf(ctx, child.userId)) !== undefined;
        joined = inFamily;
        expect({ role, awaitingGuardian, plan }).toEqual(
          inFamily
            ? { role: 'home', awaitingGuardian: false, plan: 'standard' }
            : { role: 'learner', awaitingGuardian: true, plan: 'free' },
        );
      },
    );
    expect(await findActor(ctx, child)).toMatchObject({ role: 'home' });
  });
});
