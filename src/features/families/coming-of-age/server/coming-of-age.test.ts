import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { findGuardian, listChildrenOf } from '#features/guardians/server/public.ts';
import { changeUser, findActor, listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { countSessions, makeSession } from '#features/sign-in/testing.ts';
import { familiesApi } from '#features/families/api.ts';
import { findFamilyOf } from '#features/families/server/public.ts';
import { makeFamily } from '#features/families/testing.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });
const emailAddress = 'talia@example.org';
const password = 'a tent open on four sides';
const tokenOf = (ctx: TestCtx) => /own-account\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';

/** A family whose first child has come of age by now. */
async function makeGrown(ctx: TestCtx) {
  const family = await makeFamily(ctx);
  const [grown, young] = family.members as [TestUser, TestUser];
  await changeUser(ctx, grown.userId, { adult_from: ctx.clock.now(), minutes_per_day: 30 });
  return { ...family, grown, young };
}
const take = (ctx: TestCtx, token: string) =>
  call(familiesApi.takeOwnAccount, { token, password }, { context: ctx });

describe('a member who comes of age', () => {
  const database = useDatabase();

  test('takes her account along, and her parents see nothing of it from that moment', async () => {
    const ctx = makeCtx(database.db);
    const { grown, guardian } = await makeGrown(ctx);
    await makeSession(ctx, grown);
    const offer = { id: grown.userId, emailAddress };
    expect(await call(familiesApi.offerOwnAccount, offer, as(ctx, guardian))).toEqual({
      maskedAddress: 't•••@example.org',
    });
    const token = tokenOf(ctx);
    expect(await call(familiesApi.ownAccount, { token }, { context: ctx })).toEqual({
      firstName: 'Child 1',
      emailAddress,
    });
    expect(await countSessions(ctx, grown.userId)).toBe(1);
    expect((await take(ctx, token)).token).toHaveLength(43);
    // The one that has just been opened.
    expect(await countSessions(ctx, grown.userId)).toBe(1);
    const actor = await findActor(ctx, grown);
    expect(actor).toMatchObject({ role: 'learner', minutesPerDay: undefined, awaitingGuardian: false });
    expect(await findFamilyOf(ctx, grown.userId)).toBeUndefined();
    expect(await findGuardian(ctx, grown.userId)).toBeUndefined();
    expect(await listChildrenOf(ctx, guardian.emailAddress, { ofAnyAge: true })).not.toContain(grown.userId);
    expect(await listAudited(ctx)).toContain('family.member_came_of_age');
    await expect(take(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('may start it herself, and only the last link works', async () => {
    const ctx = makeCtx(database.db);
    const { grown } = await makeGrown(ctx);
    const ask = () => call(familiesApi.askForOwnAccount, { emailAddress }, as(ctx, grown));
    await ask();
    const first = tokenOf(ctx);
    await expect(ask()).rejects.toMatchObject({ kind: 'too-many' });
    ctx.clock.advance(61);
    await ask();
    await expect(take(ctx, first)).rejects.toMatchObject({ code: 'link_over' });
    await take(ctx, tokenOf(ctx));
  });

  test('is not yet a younger child, nor another family’s, nor anyone outside of families', async () => {
    const ctx = makeCtx(database.db);
    const { young, guardian } = await makeGrown(ctx);
    const other = await makeGrown(ctx);
    const offer = (id: string) => call(familiesApi.offerOwnAccount, { id, emailAddress }, as(ctx, guardian));
    await expect(offer(young.userId)).rejects.toMatchObject({ code: 'not_of_age' });
    await expect(offer(other.grown.userId)).rejects.toMatchObject({ kind: 'not-found' });
    const ask = (user: TestUser) => call(familiesApi.askForOwnAccount, { emailAddress }, as(ctx, user));
    await expect(ask(young)).rejects.toMatchObject({ code: 'not_of_age' });
    await expect(ask(await makeUser(ctx))).rejects.toMatchObject({ kind: 'not-found' });
    expect(ctx.sent).toEqual([]);
  });

  test('keeps her link when the address has an account, or the password is easy to guess', async () => {
    const ctx = makeCtx(database.db);
    const { grown } = await makeGrown(ctx);
    await call(familiesApi.askForOwnAccount, { emailAddress }, as(ctx, grown));
    const token = tokenOf(ctx);
    const easy = { token, password: 'password1' };
    await expect(call(familiesApi.takeOwnAccount, easy, { context: ctx })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await findFamilyOf(ctx, grown.userId)).toBeDefined();
  });
});

describe('however it goes', () => {
  const database = useCommittedDatabase();

  test('a process that dies leaves her in the family with her link, or gone with her account', async () => {
    const ctx = makeCtx(database.db);
    const { grown } = await makeGrown(ctx);
    await call(familiesApi.askForOwnAccount, { emailAddress }, as(ctx, grown));
    const token = tokenOf(ctx);
    let left = false;
    await dieAtEachStep(
      ctx,
      async (dying) => {
        if (!left) await take({ ...ctx, ...dying } as TestCtx, token);
      },
      async () => {
        const inFamily = (await findFamilyOf(ctx, grown.userId)) !== undefined;
        const { role } = await findActor(ctx, grown);
        expect({ inFamily, role }).toEqual(
          inFamily ? { inFamily: true, role: 'home' } : { inFamily: false, role: 'learner' },
        );
        left = !inFamily;
      },
    );
    expect((await findActor(ctx, grown)).role).toBe('learner');
  });

  test('an address that another account has by then is refused, and nothing changes; pressed twice, it is done once', async () => {
    const ctx = makeCtx(database.db);
    const { grown } = await makeGrown(ctx);
    await call(familiesApi.askForOwnAccount, { emailAddress }, as(ctx, grown));
    const token = tokenOf(ctx);
    const other = await makeUser(ctx, { email_address: emailAddress });
    await expect(take(ctx, token)).rejects.toMatchObject({ code: 'email_taken' });
    expect((await findActor(ctx, grown)).role).toBe('home');
    await changeUser(ctx, other.userId, { email_address: 'o@example.org', email_key: 'o@example.org' });
    const both = await Promise.allSettled([take(ctx, token), take(ctx, token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
