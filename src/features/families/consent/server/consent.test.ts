import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { keepGuardian } from '#features/guardians/server/public.ts';
import { findPersonStanding } from '#features/people/server/public.ts';
import { changeUser, listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { familiesApi } from '#features/families/api.ts';
import { tellGuardians } from '#features/families/server/public.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';

const as = (ctx: TestCtx, { actor }: Pick<TestUser, 'actor'>) => ({ context: { ...ctx, actor } });

/** A guardian, and a child who signed up herself, has named her and waits. */
async function makeNaming(ctx: TestCtx) {
  const guardian = await makeGuardian(ctx);
  const child = await makeUser(ctx, {
    first_name: 'Dinah',
    adult_from: new Date('2032-01-01'),
    guardian_awaited_since: ctx.clock.now(),
  });
  await keepGuardian(ctx, child.userId, guardian.emailAddress);
  const change = (approved: boolean, who: TestUser = guardian) =>
    call(familiesApi.changeConsent, { id: child.userId, approved }, as(ctx, who));
  const refuse = (who: TestUser = guardian) =>
    call(familiesApi.refuseChild, { id: child.userId }, as(ctx, who));
  return { guardian, child, change, refuse };
}

const told = (ctx: TestCtx) => ctx.published.filter((event) => event.startsWith('person.told family'));

describe('the consent to the account of a child who signed up herself', () => {
  const database = useDatabase();

  test('is given, withdrawn and given again by whoever she named, who gets the mails of a mailed link', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, change } = await makeNaming(ctx);
    expect(await change(true)).toMatchObject({ firstName: 'Dinah', consent: 'given', eraseAt: null });
    expect(await change(true)).toMatchObject({ consent: 'given' });
    expect(await change(false)).toMatchObject({
      consent: 'withdrawn',
      eraseAt: '2026-12-17T12:00:00.000Z',
    });
    expect(await change(true)).toMatchObject({ consent: 'given' });
    const to = guardian.emailAddress;
    expect(ctx.sent.map((mail) => [mail.to, mail.subject])).toEqual([
      [to, 'Thank you. Dinah can start'],
      [to, 'The account of Dinah is closed'],
      [to, 'Thank you. Dinah can start'],
    ]);
    expect(await listAudited(ctx)).toEqual(['minor.approved', 'minor.approved', 'minor.withdrawn']);
    expect(told(ctx)).toEqual(Array<string>(3).fill(`person.told family ${guardian.userId}`));
  });

  test('is refused for good, with a last mail, unless it stands', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, child, change, refuse } = await makeNaming(ctx);
    await change(true);
    await expect(refuse()).rejects.toMatchObject({ code: 'consent_given' });
    await change(false);
    await refuse();
    expect(ctx.sent.at(-1)).toMatchObject({
      to: guardian.emailAddress,
      subject: 'The account of Dinah has been erased',
    });
    expect(await findPersonStanding(ctx, child.userId)).toBeUndefined();
    await expect(refuse()).rejects.toMatchObject({ kind: 'not-found' });
    expect(await listAudited(ctx)).toContain('minor.erased');
  });

  test('is nobody else’s: not that of someone who has not proved the address, of a stranger, or of a child', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, change, refuse } = await makeNaming(ctx);
    const { guardian: stranger, members } = await makeFamily(ctx, { children: 1 });
    for (const attempt of [change.bind(null, true), refuse])
      await expect(attempt(stranger)).rejects.toMatchObject({ kind: 'not-found' });
    for (const attempt of [change.bind(null, true), refuse])
      await expect(attempt(members[0] as TestUser)).rejects.toMatchObject({ code: 'forbidden' });
    await changeUser(ctx, guardian.userId, { email_verified_at: null });
    await expect(change(true)).rejects.toMatchObject({ kind: 'not-found' });
    await changeUser(ctx, guardian.userId, {
      email_verified_at: ctx.clock.now(),
      adult_from: new Date('2030-01-01'),
    });
    await expect(change(true)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a child of the family', () => {
  const database = useDatabase();

  test('is not erased by refusing her: she can be removed, and kept for a while', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, members } = await makeFamily(ctx, { children: 1 });
    const id = members[0]?.userId ?? '';
    await call(familiesApi.changeConsent, { id, approved: false }, as(ctx, guardian));
    await expect(call(familiesApi.refuseChild, { id }, as(ctx, guardian))).rejects.toMatchObject({
      code: 'in_family',
    });
  });

  test('has news for the open pages of both guardians, and for nobody else’s', async () => {
    const ctx = makeCtx(database.db);
    const { id, guardian, members } = await makeFamily(ctx, { children: 1 });
    const second = await makeGuardian(ctx);
    await addGuardian(ctx, id, second);
    await addGuardian(ctx, id, await makeGuardian(ctx), 'watcher');
    await makeFamily(ctx);
    await tellGuardians(ctx, members[0]?.userId ?? guardian.userId);
    expect(told(ctx).toSorted()).toEqual(
      [guardian, second].map(({ userId }) => `person.told family ${userId}`).toSorted(),
    );
  });
});

describe('however it goes', () => {
  const database = useCommittedDatabase();

  test('a process that dies while a child is refused has erased her, or nothing', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, child } = await makeNaming(ctx);
    const exists = async () => (await findPersonStanding(ctx, child.userId)) !== undefined;
    await dieAtEachStep(
      ctx,
      (dying) =>
        call(familiesApi.refuseChild, { id: child.userId }, as({ ...ctx, ...dying } as TestCtx, guardian)),
      async () => {
        expect(await exists()).toBe(true);
        expect(await listAudited(ctx)).toEqual([]);
      },
    );
    expect(await exists()).toBe(false);
    expect(await listAudited(ctx)).toEqual(['minor.erased']);
  });
});
