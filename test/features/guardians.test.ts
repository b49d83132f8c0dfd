import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { guardiansApi } from '#features/guardians/api.ts';
import { askGuardian, describeGuardian } from '#features/guardians/consent/server/ask-guardian.ts';
import {
  approveMinor,
  describeChild,
  eraseMinor,
  withdrawApproval,
} from '#features/guardians/consent/server/consent.ts';
import { eraseUnanswered } from '#features/guardians/consent/server/pending-consent.ts';
import { peopleApi } from '#features/people/api.ts';
import { describeUser, selectUsers, updateUsers } from '#features/people/server/public.ts';
import { findActorByBearer } from '#features/sign-in/server/public.ts';
import type { SignUpInput } from '#features/sign-up/registration/contract.ts';
import { signUp } from '#features/sign-up/registration/server/sign-up.ts';
import { findLink } from '#platform/links/links.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';

const guardianAddress = 'mother@example.org';
const child: SignUpInput = {
  emailAddress: 'miri@example.org',
  password: 'correct horse',
  firstName: 'Miri',
  lastName: 'Stern',
  role: 'learner',
  birthYear: 2016,
  country: 'IL',
  language: 'he',
  guardianAddress,
};

/** The ctx of a minor who has signed up, as in each of her requests. */
async function makeMinor(ctx: TestCtx, input: Partial<SignUpInput> = {}) {
  const { token, user } = await signUp(ctx, { ...child, ...input });
  const asChild = async () => {
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    return { ...ctx, ...(actor && { actor }) };
  };
  return { asChild, userId: user.id };
}

/** The token in the last mail to an address. */
function lastToken(ctx: TestCtx, to = guardianAddress): string {
  const mail = ctx.sent.filter((sent) => sent.to === to).at(-1);
  return /\/approve\/\w+\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a minor who signs up', () => {
  const database = useDatabase();

  test('waits, and her guardian is asked by a mail in her language', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    expect(await describeUser(await asChild())).toMatchObject({ minor: true, awaitsGuardian: true });
    const mail = ctx.sent.find(({ to }) => to === guardianAddress);
    expect(mail).toMatchObject({ language: 'he' });
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain(`http://lamed.test/approve/account/${lastToken(ctx)}`);
  });

  test('sees only a masked address, and until when she waits', async () => {
    const { asChild } = await makeMinor(makeCtx(database.db));
    expect(await describeGuardian(await asChild())).toEqual({
      maskedAddress: 'm•••@example.org',
      eraseAt: '2026-12-17T12:00:00.000Z',
      withdrawn: false,
      refusesMail: false,
    });
  });

  test('may call nothing but what she needs while waiting', async () => {
    const { asChild } = await makeMinor(makeCtx(database.db));
    const context = await asChild();
    await expect(call(peopleApi.updateProfile, { displayName: 'Miri' }, { context })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'guardian_approval_required',
    });
    await expect(call(peopleApi.currentUser, undefined, { context })).resolves.toHaveProperty('minor', true);
    await expect(call(guardiansApi.guardian, undefined, { context })).resolves.toHaveProperty('withdrawn');
  });

  test('cannot be her own guardian', async () => {
    const ctx = makeCtx(database.db);
    const own = { ...child, guardianAddress: ' MIRI@example.org' };
    await expect(signUp(ctx, own)).rejects.toMatchObject({
      data: { issues: [{ path: 'guardianAddress', messageKey: 'guardians.field.guardianIsSelf' }] },
    });
    const { asChild } = await makeMinor(ctx);
    await expect(askGuardian(await asChild(), { emailAddress: child.emailAddress })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  test('who is of age needs no guardian, and nobody gets a mail', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx, { birthYear: 1990 });
    expect(ctx.sent.some(({ to }) => to === guardianAddress)).toBe(false);
    await expect(askGuardian(await asChild(), {})).rejects.toMatchObject({ code: 'not_waiting' });
  });
});

describe('asking again', () => {
  const database = useDatabase();

  test('is possible once a minute and five times a day', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    const ask = async (emailAddress?: string) => askGuardian(await asChild(), { emailAddress });
    await ask();
    await expect(ask()).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 60 });
    for (const name of ['second', 'third', 'fourth', 'fifth']) {
      ctx.clock.advance(61);
      await ask(`${name}@example.org`);
    }
    ctx.clock.advance(61);
    await expect(ask()).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('reaches one address at most three times a day, whatever else strangers have sent there', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    for (let asked = 2; asked <= 3; asked += 1) {
      await askGuardian(await asChild(), {});
      ctx.clock.advance(61);
    }
    await expect(askGuardian(await asChild(), {})).rejects.toMatchObject({ code: 'mail_limit' });
    expect(ctx.sent.filter(({ to }) => to === guardianAddress)).toHaveLength(3);
  });

  test('at the corrected address does not wait for the minute, but counts among the five', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    const ask = async (emailAddress: string) => askGuardian(await asChild(), { emailAddress });
    for (const name of ['mohter', 'motehr', 'mothre', 'mother2', 'mother3']) await ask(`${name}@example.org`);
    await expect(ask('mother3@example.org')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await expect(ask('mother4@example.org')).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
  });

  test('at another address invalidates the first link', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    const first = lastToken(ctx);
    await askGuardian(await asChild(), { emailAddress: 'father@example.org' });
    await expect(approveMinor(ctx, first)).rejects.toMatchObject({ code: 'link_over' });
    await approveMinor(ctx, lastToken(ctx, 'father@example.org'));
    expect((await asChild()).actor).toMatchObject({ awaitingGuardian: false });
  });

  test('is how to name a guardian who was not named at sign-up', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx, { guardianAddress: undefined });
    expect(await describeGuardian(await asChild())).toMatchObject({ maskedAddress: null });
    await expect(askGuardian(await asChild(), {})).rejects.toMatchObject({ kind: 'invalid' });
    await askGuardian(await asChild(), { emailAddress: guardianAddress });
    expect(lastToken(ctx)).not.toBe('');
  });
});

describe('a guardian', () => {
  const database = useDatabase();

  test('reads whom the link is about, and reading changes nothing', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    for (let scanned = 0; scanned < 3; scanned += 1)
      expect(await describeChild(ctx, 'guardian', lastToken(ctx))).toEqual({
        firstName: 'Miri',
        classes: [],
        family: null,
      });
    expect((await asChild()).actor).toMatchObject({ awaitingGuardian: true });
    await expect(describeChild(ctx, 'guardian', 'unknown')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('approves once, gets a second mail to confirm it, and it is recorded', async () => {
    const ctx = makeCtx(database.db);
    const { asChild, userId } = await makeMinor(ctx);
    const token = lastToken(ctx);
    expect(await approveMinor(ctx, token)).toMatchObject({ firstName: 'Miri', classes: [] });
    expect((await asChild()).actor).toMatchObject({ awaitingGuardian: false });
    expect(await describeUser(await asChild())).toMatchObject({ minor: true, awaitsGuardian: false });
    expect(ctx.published).toContain(`guardians.consent.changed ${userId}`);
    expect(ctx.sent.at(-1)).toMatchObject({ to: guardianAddress });
    expect(ctx.sent.at(-1)?.text).toContain('/approve/withdraw/');
    await expect(approveMinor(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
    const audit = await ctx.db.selectFrom('audit_entries').select(['what', 'subject']).execute();
    expect(audit).toEqual([{ what: 'minor.approved', subject: userId }]);
  });

  test('withdraws, and the child is refused from her next request on', async () => {
    const ctx = makeCtx(database.db);
    const { asChild, userId } = await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    ctx.clock.advance(86_400 * 3);
    await withdrawApproval(ctx, lastToken(ctx));
    expect((await asChild()).actor).toMatchObject({ awaitingGuardian: true });
    expect(await describeGuardian(await asChild())).toMatchObject({
      withdrawn: true,
      eraseAt: '2026-12-20T12:00:00.000Z',
    });
    const changed = `guardians.consent.changed ${userId}`;
    expect(ctx.published.filter((event) => event === changed)).toHaveLength(2);
  });

  test('who has withdrawn is the only one who can approve again', async () => {
    const ctx = makeCtx(database.db);
    const { asChild } = await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    await withdrawApproval(ctx, lastToken(ctx));
    await expect(askGuardian(await asChild(), { emailAddress: 'friend@example.org' })).rejects.toMatchObject({
      code: 'guardian_withdrew',
    });
    await askGuardian(await asChild(), {});
    await approveMinor(ctx, lastToken(ctx));
    expect((await asChild()).actor).toMatchObject({ awaitingGuardian: false });
    expect(await describeGuardian(await asChild())).toMatchObject({ withdrawn: false });
  });

  test('refuses, and everything of the child’s is gone at once, which a last mail confirms', async () => {
    const ctx = makeCtx(database.db);
    const { asChild, userId } = await makeMinor(ctx);
    const token = lastToken(ctx);
    expect(await eraseMinor(ctx, 'guardian', token)).toMatchObject({ firstName: 'Miri' });
    expect(await selectUsers(ctx.db).select('id').execute()).toEqual([]);
    expect(ctx.sent.at(-1)).toMatchObject({ to: guardianAddress, subject: 'החשבון של Miri נמחק' });
    await expect(describeUser(await asChild())).rejects.toMatchObject({ kind: 'sign-in-required' });
    await expect(eraseMinor(ctx, 'guardian', token)).rejects.toMatchObject({ code: 'link_over' });
    expect(ctx.published).toContain(`guardians.consent.changed ${userId}`);
    const audited = await ctx.db.selectFrom('audit_entries').select(['what', 'subject']).execute();
    expect(audited).toEqual([{ what: 'minor.erased', subject: userId }]);
  });

  test('who withdraws gets a mail, from which everything can be erased at once', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    await withdrawApproval(ctx, lastToken(ctx));
    expect(ctx.sent.at(-1)).toMatchObject({ to: guardianAddress, subject: 'החשבון של Miri נסגר' });
    await eraseMinor(ctx, 'guardian', lastToken(ctx));
    expect(await selectUsers(ctx.db).select('id').execute()).toEqual([]);
  });

  test('may withdraw and erase in one step', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    await eraseMinor(ctx, 'guardian-withdrawal', lastToken(ctx));
    expect(await selectUsers(ctx.db).select('id').execute()).toEqual([]);
  });

  test('has no say over a child who has come of age', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    const token = lastToken(ctx);
    await updateUsers(ctx.db).set({ adult_from: ctx.clock.now() }).execute();
    await expect(eraseMinor(ctx, 'guardian-withdrawal', token)).rejects.toMatchObject({ code: 'link_over' });
    expect(await selectUsers(ctx.db).select('id').execute()).toHaveLength(1);
    expect(ctx.sent.at(-1)?.subject).not.toContain('נמחק');
  });

  test('has fourteen days', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    ctx.clock.advance(86_400 * 14);
    await expect(approveMinor(ctx, lastToken(ctx))).rejects.toMatchObject({ code: 'link_over' });
  });
});

describe('after thirty days', () => {
  const database = useDatabase();
  const days = (count: number) => count * 86_400;

  test('without an answer everything of the child’s is erased', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeMinor(ctx);
    ctx.clock.advance(days(30) - 1);
    expect(await eraseUnanswered(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await eraseUnanswered(ctx)).toBe(1);
    for (const table of ['users', 'sessions', 'guardians'] as const)
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await findLink(ctx, guardianLinks.guardian, lastToken(ctx))).toBeUndefined();
    expect(userId).not.toBe('');
  });

  test('approved minors and those who came of age stay', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    await approveMinor(ctx, lastToken(ctx));
    // Of age on 1 January.
    await makeMinor(ctx, { emailAddress: 'older@example.org', birthYear: 2013, guardianAddress: undefined });
    ctx.clock.advance(days(46));
    expect(await eraseUnanswered(ctx)).toBe(0);
  });
});

describe('fifty approvals through one link at the same moment', () => {
  const database = useCommittedDatabase();

  test('count as one, with one mail that confirms it', async () => {
    const ctx = makeCtx(database.db);
    await makeMinor(ctx);
    const token = lastToken(ctx);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => approveMinor(ctx, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ctx.sent.filter(({ text }) => text.includes('/approve/withdraw/'))).toHaveLength(1);
  });
});
