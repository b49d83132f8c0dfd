import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import type { Ctx } from '../ctx.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { defineOpenLink } from './link-kind.ts';
import { findLink, useLink } from './links.ts';
import { mailLink } from './mail-link.ts';

const database = useCommittedDatabase();
const receipt = defineOpenLink({ name: 'test-receipt', lifetime: 3_600_000 });
const to = 'donor@example.org';

function mailReceipt(ctx: Ctx, id?: string): Promise<void> {
  return mailLink(ctx, { kind: receipt, subject: to }, (token) => ({
    ...(id && { id }),
    to,
    topic: 'own',
    language: 'en',
    title: 'Your receipt',
    text: 'Thank you.',
    action: { label: 'See it', path: `/receipts/${token}` },
    note: 'Keep it.',
  }));
}

const tokenIn = (text = '') => /http:\/\/lamed\.test\/receipts\/([\w-]{43})/.exec(text)?.[1] ?? '';

test('someone without an account is mailed a link, reads it as often as she likes, and uses it once', async () => {
  const ctx = makeCtx(database.db);
  await inTransaction(ctx, (ctx) => mailReceipt(ctx));
  expect(ctx.sent).toMatchObject([{ to, subject: 'Your receipt' }]);
  const token = tokenIn(ctx.sent[0]?.text);
  for (let time = 0; time < 3; time += 1)
    expect(await findLink(ctx, receipt, token)).toEqual({ userId: null, subject: to });
  const uses = [1, 2].map(() => inTransaction(ctx, (ctx) => useLink(ctx, receipt, token)));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('neither the link nor its mail exists if the transaction fails', async () => {
  const ctx = makeCtx(database.db);
  const failing = inTransaction(ctx, async (ctx) => {
    await mailReceipt(ctx);
    throw new Error('no donation');
  });
  await expect(failing).rejects.toThrow('no donation');
  expect(ctx.sent).toEqual([]);
  expect(await ctx.db.selectFrom('account_links').select('kind').execute()).toEqual([]);
});

test('a link is not mailed outside a transaction', async () => {
  const ctx = makeCtx(database.db);
  await expect(mailReceipt(ctx)).rejects.toThrow('test-receipt');
  expect(await ctx.db.selectFrom('account_links').select('kind').execute()).toEqual([]);
});

test('each mail has an id of its own, unless work that may run twice gives it one', async () => {
  const ctx = makeCtx(database.db);
  for (const id of [undefined, undefined, 'donation 1', 'donation 1'])
    await inTransaction(ctx, (ctx) => mailReceipt(ctx, id));
  expect(ctx.sent).toHaveLength(3);
});
