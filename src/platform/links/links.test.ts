import { describe, expect, test } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { defineAccountLink, defineOpenLink } from './link-kind.ts';
import {
  createLink,
  endLinksAbout,
  findLink,
  findUsedLink,
  removeExpiredLinks,
  takeLink,
  useLink,
} from './links.ts';

const hour = 3_600_000;
const receipt = defineOpenLink({ name: 'test-receipt', lifetime: hour });
const answer = defineOpenLink({ name: 'test-answer', lifetime: 2 * hour });
const subject = 'donor@example.org';
const over = { kind: 'conflict', code: 'link_over' };

describe('a link for an address without an account', () => {
  const database = useDatabase();

  test('says once what it is about', async () => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    const about = { userId: null, subject };
    expect(await findLink(ctx, receipt, token)).toEqual(about);
    expect(await findUsedLink(ctx, receipt, token)).toBeUndefined();
    expect(await useLink(ctx, receipt, token)).toEqual(about);
    expect(await findLink(ctx, receipt, token)).toBeUndefined();
    expect(await findUsedLink(ctx, receipt, token)).toEqual(about);
    expect(await takeLink(ctx, receipt, token)).toBeUndefined();
    await expect(useLink(ctx, receipt, token)).rejects.toMatchObject(over);
  });

  test('expires on time, and is removed then', async () => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    const longer = await createLink(ctx, { kind: answer, subject });
    ctx.clock.advance(3599);
    expect(await findLink(ctx, receipt, token)).toBeDefined();
    ctx.clock.advance(1);
    expect(await findLink(ctx, receipt, token)).toBeUndefined();
    await expect(useLink(ctx, receipt, token)).rejects.toMatchObject(over);
    expect(await removeExpiredLinks(ctx)).toBe(1);
    expect(await findLink(ctx, answer, longer)).toBeDefined();
  });

  test('works for its own kind only, and an unknown or hostile one never works', async () => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    await expect(useLink(ctx, answer, token)).rejects.toMatchObject(over);
    for (const wrong of ['', 'x', '\u0000', 'ש'.repeat(4000)])
      await expect(useLink(ctx, receipt, wrong)).rejects.toMatchObject(over);
    expect(await findLink(ctx, receipt, token)).toBeDefined();
  });

  test('ends when what it is about is settled, and no other does', async () => {
    const ctx = makeCtx(database.db);
    const [first, second] = [
      await createLink(ctx, { kind: receipt, subject }),
      await createLink(ctx, { kind: receipt, subject }),
    ];
    const otherKind = await createLink(ctx, { kind: answer, subject });
    const otherAddress = await createLink(ctx, { kind: receipt, subject: 'other@example.org' });
    await endLinksAbout(ctx, { kind: receipt, subject });
    for (const token of [first, second]) expect(await findLink(ctx, receipt, token)).toBeUndefined();
    expect(await findLink(ctx, answer, otherKind)).toBeDefined();
    expect(await findLink(ctx, receipt, otherAddress)).toBeDefined();
  });

  test('is not in the database, and is about something', async () => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    const rows = await ctx.db.selectFrom('account_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
    await expect(createLink(ctx, { kind: receipt, subject: '' })).rejects.toThrow('about_something');
  });

  test('is never taken for one of an account', () => {
    const account = defineAccountLink({ name: 'test-account', lifetime: hour });
    expect(() => account.ownerOf(null)).toThrow('test-account');
    expect(() => receipt.ownerOf('ruth' as UserId)).toThrow('test-receipt');
  });
});

describe('uses of one link at the same moment', () => {
  const database = useCommittedDatabase();

  test.each([2, 50])('if there are %i, exactly one succeeds', async (count) => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    const outcomes = await Promise.allSettled(
      Array.from({ length: count }, () => inTransaction(ctx, (ctx) => useLink(ctx, receipt, token))),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(Array.from({ length: count - 1 }, () => ({ reason: over })));
  });

  test('leave it open if the work of the one that had it fails', async () => {
    const ctx = makeCtx(database.db);
    const token = await createLink(ctx, { kind: receipt, subject });
    const failing = inTransaction(ctx, async (ctx) => {
      await useLink(ctx, receipt, token);
      throw new Error('no receipt');
    });
    await expect(failing).rejects.toThrow('no receipt');
    expect(await useLink(ctx, receipt, token)).toMatchObject({ subject });
  });
});
