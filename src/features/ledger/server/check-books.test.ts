import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { makeTransfer } from '../testing.ts';
import { checkBooks, mailAlarm, type AlarmJob } from './check-books.ts';

const database = useDatabase();

test('finance hears once a day of books that do not agree, and of nothing while they do', async () => {
  const ctx = makeCtx(database.db);
  ctx.jobs.define('ledger.alarm', (alarm: AlarmJob) => mailAlarm(ctx, alarm));
  const proved = { email_verified_at: ctx.clock.now() };
  await makeUser(ctx, {
    ...proved,
    email_address: 'finance@example.org',
    staff: JSON.stringify({ roles: ['finance'], languages: [] }),
  });
  await makeUser(ctx, {
    ...proved,
    email_address: 'editor@example.org',
    staff: JSON.stringify({ roles: ['editor'], languages: [] }),
  });
  await makeTransfer(ctx);
  await checkBooks(ctx);
  await ctx.jobs.drain();
  expect(ctx.sent).toEqual([]);

  await sql`alter table ledger_entries disable trigger user`.execute(database.db);
  await sql`update ledger_entries set amount = amount + 5 where amount > 0`.execute(database.db);
  for (const _ of [1, 2]) {
    await checkBooks(ctx);
    await ctx.jobs.drain();
  }
  expect(ctx.sent.map(({ to }) => to)).toEqual(['finance@example.org']);
  expect(ctx.sent[0]?.text).toContain('one thing that does not hold');
});
