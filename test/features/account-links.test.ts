import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser, removeUser } from '#features/people/testing.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';
import { signInLinks } from '#features/sign-in/emails/server/link-kinds.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';
import { createLink, endLinks, findLink, removeExpiredLinks, useLink } from '#platform/links/links.ts';

const linkKinds = { ...signInLinks, ...guardianLinks, ...signUpLinks };
const kinds = Object.values(linkKinds);
const over = { kind: 'conflict', code: 'link_over' };

describe('a link about an account', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    return { ctx, userId };
  }

  test('says once whom and what it is about', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: linkKinds.emailChange, userId, subject: 'new@example.org' });
    const about = { userId, subject: 'new@example.org' };
    expect(await findLink(ctx, linkKinds.emailChange, token)).toEqual(about);
    expect(await useLink(ctx, linkKinds.emailChange, token)).toEqual(about);
    expect(await findLink(ctx, linkKinds.emailChange, token)).toBeUndefined();
    await expect(useLink(ctx, linkKinds.emailChange, token)).rejects.toMatchObject(over);
  });

  test.each(kinds)('of the kind $name expires on time', async (kind) => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind, userId });
    ctx.clock.advance(kind.lifetime / 1000 - 1);
    expect(await findLink(ctx, kind, token)).toBeDefined();
    ctx.clock.advance(1);
    await expect(useLink(ctx, kind, token)).rejects.toMatchObject(over);
    expect(await removeExpiredLinks(ctx)).toBe(1);
  });

  test('works for its own kind only, and an unknown or hostile one never works', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: linkKinds.verify, userId });
    await expect(useLink(ctx, linkKinds.reset, token)).rejects.toMatchObject(over);
    for (const wrong of ['', 'x', '\u0000', 'ש'.repeat(4000)])
      await expect(useLink(ctx, linkKinds.verify, wrong)).rejects.toMatchObject(over);
  });

  test('goes with the account', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: linkKinds.reset, userId });
    await removeUser(ctx, userId);
    expect(await findLink(ctx, linkKinds.reset, token)).toBeUndefined();
  });

  test('ends when the person’s links of its kind are ended, and no other does', async () => {
    const { ctx, userId } = await makeWorld();
    const reset = await createLink(ctx, { kind: linkKinds.reset, userId });
    const verify = await createLink(ctx, { kind: linkKinds.verify, userId });
    const another = await createLink(ctx, { kind: linkKinds.reset, userId: (await makeUser(ctx)).userId });
    await endLinks(ctx, userId, [linkKinds.reset]);
    expect(await findLink(ctx, linkKinds.reset, reset)).toBeUndefined();
    expect(await findLink(ctx, linkKinds.verify, verify)).toBeDefined();
    expect(await findLink(ctx, linkKinds.reset, another)).toBeDefined();
  });
});

describe('fifty uses of one link at the same moment', () => {
  const database = useCommittedDatabase();

  test.each(kinds)('of the kind $name: exactly one succeeds', async (kind) => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    const token = await createLink(ctx, { kind, userId });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => inTransaction(ctx, (ctx) => useLink(ctx, kind, token))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
