import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { makeUser, readAuditLog } from '#features/people/testing.ts';
import { grantAdmin, listAdmins, revokeAdmin } from './admins.ts';

const by = { who: 'shell:root', why: 'first administrator' };

describe('administrators', () => {
  const database = useDatabase();

  test('are granted and revoked by address, and each time who, when, what and why is recorded', async () => {
    const ctx = makeCtx(database.db);
    const miriam = await makeUser(ctx, { email_address: 'Miriam@example.org' });
    const other = await makeUser(ctx, { email_address: 'other@example.org' });
    await grantAdmin(ctx, { emailAddress: 'miriam@example.org', ...by });
    ctx.clock.advance(60);
    await grantAdmin(ctx, { emailAddress: 'other@example.org', ...by });
    expect(await listAdmins(ctx)).toHaveLength(2);
    ctx.clock.advance(60);
    await revokeAdmin(ctx, { emailAddress: 'miriam@example.org', who: 'shell:root', why: 'left' });
    expect(await listAdmins(ctx)).toEqual(['other@example.org']);
    const entries = await readAuditLog(ctx);
    expect(entries).toEqual([
      {
        at: new Date('2026-11-17T12:00:00Z'),
        what: 'admin.granted',
        subject: miriam.userId,
        before: { admin: false },
        after: { admin: true },
        ...by,
      },
      {
        at: new Date('2026-11-17T12:01:00Z'),
        what: 'admin.granted',
        subject: other.userId,
        before: { admin: false },
        after: { admin: true },
        ...by,
      },
      {
        at: new Date('2026-11-17T12:02:00Z'),
        what: 'admin.revoked',
        subject: miriam.userId,
        who: 'shell:root',
        why: 'left',
        before: { admin: true },
        after: { admin: false },
      },
    ]);
  });

  test.each([
    { of: 'a minor', columns: { adult_from: new Date('2030-01-01') } },
    {
      of: 'a minor whose guardian approved',
      columns: { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() },
    },
    { of: 'a student', columns: { role: 'student' } },
    { of: 'a family member', columns: { role: 'home' } },
  ] as const)('can never be $of', async ({ columns }) => {
    const ctx = makeCtx(database.db);
    const { emailAddress } = await makeUser(ctx, columns);
    await expect(grantAdmin(ctx, { emailAddress, ...by })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'never_admin',
    });
    expect(await readAuditLog(ctx)).toEqual([]);
  });

  test('cannot be a family member or student even through a bug of ours', async () => {
    const ctx = makeCtx(database.db);
    await expect(makeUser(ctx, { role: 'student', admin: true })).rejects.toThrow(
      'admin_is_never_a_child_account',
    );
  });

  test('cannot lose the last one', async () => {
    const ctx = makeCtx(database.db);
    const { emailAddress } = await makeUser(ctx, { admin: true });
    await expect(revokeAdmin(ctx, { emailAddress, ...by })).rejects.toMatchObject({ code: 'last_admin' });
    expect(await listAdmins(ctx)).toEqual([emailAddress]);
  });

  test('are not changed if there is nothing to change', async () => {
    const ctx = makeCtx(database.db);
    const admin = await makeUser(ctx, { admin: true });
    const learner = await makeUser(ctx);
    await expect(grantAdmin(ctx, { emailAddress: admin.emailAddress, ...by })).rejects.toMatchObject({
      code: 'already_admin',
    });
    await expect(revokeAdmin(ctx, { emailAddress: learner.emailAddress, ...by })).rejects.toMatchObject({
      code: 'not_admin',
    });
    await expect(grantAdmin(ctx, { emailAddress: 'nobody@example.org', ...by })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('two administrators who are revoked at the same moment', () => {
  const database = useCommittedDatabase();

  test('leave one of them', async () => {
    const ctx = makeCtx(database.db);
    const admins = [await makeUser(ctx, { admin: true }), await makeUser(ctx, { admin: true })];
    const outcomes = await Promise.allSettled(
      admins.map(({ emailAddress }) => revokeAdmin(ctx, { emailAddress, ...by })),
    );
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listAdmins(ctx)).toHaveLength(1);
  });
});
