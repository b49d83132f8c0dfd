import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser } from '#features/accounts/testing.ts';
import { linkLifetimes, type LinkKind } from './link-kinds.ts';
import { createLink, endLinks, findLink, removeExpiredLinks, useLink } from './links.ts';

const kinds = Object.keys(linkLifetimes) as LinkKind[];
const over = { kind: 'conflict', code: 'link_over' };

describe('a link', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    return { ctx, userId };
  }

  test('says once whom and what it is about', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: 'email-change', userId, subject: 'new@example.org' });
    const about = { userId, subject: 'new@example.org' };
    expect(await findLink(ctx, 'email-change', token)).toEqual(about);
    expect(await useLink(ctx, 'email-change', token)).toEqual(about);
    expect(await findLink(ctx, 'email-change', token)).toBeUndefined();
    await expect(useLink(ctx, 'email-change', token)).rejects.toMatchObject(over);
  });

  test.each(kinds)('of the kind %s expires on time', async (kind) => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind, userId });
    ctx.clock.advance(linkLifetimes[kind] / 1000 - 1);
    expect(await findLink(ctx, kind, token)).toBeDefined();
    ctx.clock.advance(1);
    await expect(useLink(ctx, kind, token)).rejects.toMatchObject(over);
    expect(await removeExpiredLinks(ctx)).toBe(1);
  });

  test('works for its own kind only, and an unknown or hostile one never works', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: 'verify', userId });
    await expect(useLink(ctx, 'reset', token)).rejects.toMatchObject(over);
    for (const wrong of ['', 'x', '\u0000', 'ש'.repeat(4000)])
      await expect(useLink(ctx, 'verify', wrong)).rejects.toMatchObject(over);
  });

  test('is not in the database', async () => {
    const { ctx, userId } = await makeWorld();
    const token = await createLink(ctx, { kind: 'reset', userId });
    const rows = await ctx.db.selectFrom('account_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  test('ends when the person’s links of its kind are ended, and no other does', async () => {
    const { ctx, userId } = await makeWorld();
    const reset = await createLink(ctx, { kind: 'reset', userId });
    const verify = await createLink(ctx, { kind: 'verify', userId });
    const another = await createLink(ctx, { kind: 'reset', userId: (await makeUser(ctx)).userId });
    await endLinks(ctx, userId, ['reset']);
    expect(await findLink(ctx, 'reset', reset)).toBeUndefined();
    expect(await findLink(ctx, 'verify', verify)).toBeDefined();
    expect(await findLink(ctx, 'reset', another)).toBeDefined();
  });
});

describe('fifty uses of one link at the same moment', () => {
  const database = useCommittedDatabase();

  test.each(kinds)('of the kind %s: exactly one succeeds', async (kind) => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    const token = await createLink(ctx, { kind, userId });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => inTransaction(ctx, (ctx) => useLink(ctx, kind, token))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
