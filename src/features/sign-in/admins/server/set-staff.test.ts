import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { StaffRole } from '#core/permissions.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { Db } from '#platform/db/tables.ts';
import { makeUser, readAuditLog, type TestUser } from '#features/people/testing.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { signInApi } from '#features/sign-in/api.ts';
import type { SetStaffInput } from '../contract.ts';

const password = 'the old and trusted one';
const verified = { email_verified_at: new Date('2026-01-01') };

async function makeAdministrator(db: Db, columns: Parameters<typeof makeUser>[1] = {}) {
  const ctx = makeCtx(db);
  const user = await makeUser(
    ctx,
    { admin: true, first_name: 'Miriam', last_name: 'Stern', ...verified, ...columns },
    password,
  );
  return { ...ctx, actor: { ...user.actor, tookSecondStep: true }, user };
}
type Context = Awaited<ReturnType<typeof makeAdministrator>>;

const set = (context: Context, { emailAddress }: TestUser, input: Partial<SetStaffInput>) =>
  call(
    signInApi.setStaff,
    {
      emailAddress,
      admin: false,
      roles: [],
      languages: [],
      why: 'joined the team',
      currentPassword: password,
      ...input,
    },
    { context },
  );
const list = async (context: Context) => (await call(signInApi.staff, undefined, { context })).people;
const find = async (context: Context, { userId }: TestUser) =>
  (await list(context)).find((person) => person.userId === userId);

describe('an administrator', () => {
  const database = useDatabase();

  test('grants roles, changes them and takes them back; the sessions end and the audit log keeps each', async () => {
    const context = await makeAdministrator(database.db);
    const rina = await makeUser(context, { first_name: 'Rina', last_name: 'Katz', ...verified });
    await makeSession(context, rina);
    await set(context, rina, { roles: ['translator', 'editor'], languages: ['ru', 'he'] });
    const granted = await find(context, rina);
    expect(granted).toMatchObject({
      name: 'Rina Katz',
      admin: false,
      roles: ['editor', 'translator'],
      languages: ['he', 'ru'],
      hasSecondFactor: false,
      isCaller: false,
      grantedBy: 'Miriam Stern',
      grantedAt: '2026-11-17T12:00:00.000Z',
    });
    const sessions = await context.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', rina.userId)
      .execute();
    expect(sessions).toEqual([]);
    await set(context, rina, { roles: ['editor'], version: granted?.version });
    const changed = await find(context, rina);
    expect(changed).toMatchObject({ roles: ['editor'], languages: [] });
    await set(context, rina, { version: changed?.version, why: 'left' });
    expect(await find(context, rina)).toBeUndefined();
    expect((await readAuditLog(context)).filter(({ subject }) => subject === rina.userId)).toMatchObject([
      {
        who: context.user.userId,
        what: 'staff.changed',
        why: 'joined the team',
        before: { admin: false, roles: [], languages: [] },
        after: { admin: false, roles: ['editor', 'translator'], languages: ['he', 'ru'] },
      },
      { what: 'staff.changed' },
      { what: 'staff.changed', why: 'left', after: { roles: [] } },
    ]);
  });

  test('makes another one, and takes that back', async () => {
    const context = await makeAdministrator(database.db);
    const rina = await makeUser(context, verified);
    await set(context, rina, { admin: true });
    const granted = await find(context, rina);
    expect(granted).toMatchObject({ admin: true, roles: [] });
    await set(context, rina, { version: granted?.version });
    expect((await readAuditLog(context)).map(({ what }) => what)).toEqual(['admin.granted', 'admin.revoked']);
  });

  test.each([
    ['a minor', { adult_from: new Date('2030-01-01') }],
    ['a student', { role: 'student' }],
    ['a family member', { role: 'home' }],
  ] as const)('never gives a right to %s', async (_who, columns) => {
    const context = await makeAdministrator(database.db);
    const child = await makeUser(context, { ...verified, ...columns });
    for (const input of [{ admin: true }, { roles: ['support'] satisfies StaffRole[] }])
      await expect(set(context, child, input)).rejects.toMatchObject({ code: 'never_admin' });
    expect(await find(context, child)).toBeUndefined();
  });

  test('gives nothing to an address that is unknown or was never verified, or to a translator of nothing', async () => {
    const context = await makeAdministrator(database.db);
    const unverified = await makeUser(context);
    const rina = await makeUser(context, verified);
    const pathOf = (refused: Promise<unknown>) =>
      refused.catch((error: unknown) => (error as { issues: { path: string }[] }).issues[0]?.path);
    expect(await pathOf(set(context, { ...rina, emailAddress: 'no@example.org' }, { admin: true }))).toBe(
      'emailAddress',
    );
    expect(await pathOf(set(context, unverified, { admin: true }))).toBe('emailAddress');
    expect(await pathOf(set(context, rina, { roles: ['translator'] }))).toBe('languages');
  });

  test('says her password again', async () => {
    const context = await makeAdministrator(database.db);
    const rina = await makeUser(context, verified);
    await expect(
      set(context, rina, { admin: true, currentPassword: 'guessed by a thief' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(await find(context, rina)).toBeUndefined();
  });

  test('cannot change her own rights', async () => {
    const context = await makeAdministrator(database.db);
    const own = await find(context, context.user);
    expect(own).toMatchObject({ isCaller: true, grantedBy: null });
    await expect(set(context, context.user, { version: own?.version })).rejects.toMatchObject({
      code: 'own_rights',
    });
  });

  test('is told when another has changed the same rights meanwhile', async () => {
    const context = await makeAdministrator(database.db);
    const rina = await makeUser(context, verified);
    await set(context, rina, { roles: ['support'] });
    for (const version of [undefined, 'another'])
      await expect(set(context, rina, { roles: ['editor'], version })).rejects.toMatchObject({
        code: 'changed_meanwhile',
      });
  });
});

describe('beneath an administrator', () => {
  const database = useDatabase();

  test.each(['editor', 'translator', 'moderator', 'support', 'finance'] as const)(
    'grants are not for a role beneath: %s',
    async (role) => {
      const context = await makeAdministrator(database.db);
      const staff = { roles: [role], languages: [] };
      const beneath = { ...context, actor: { ...context.actor, admin: false, staff } };
      await expect(call(signInApi.staff, undefined, { context: beneath })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    },
  );

  test('a student never holds a role, even through a bug of ours', async () => {
    const ctx = makeCtx(database.db);
    const staff = JSON.stringify({ roles: ['support'], languages: [] });
    await expect(makeUser(ctx, { role: 'student', staff })).rejects.toThrow('staff_is_never_a_child_account');
  });
});

describe('two administrators who revoke each other at the same moment', () => {
  const database = useCommittedDatabase();

  test('leave one of them', async () => {
    const [one, other] = [await makeAdministrator(database.db), await makeAdministrator(database.db)];
    const version = (await find(one, other.user))?.version;
    const outcomes = await Promise.allSettled([
      set(one, other.user, { version }),
      set(other, one.user, { version }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { length } = (await list(one)).filter(({ admin }) => admin);
    expect(length).toBe(1);
  });
});
