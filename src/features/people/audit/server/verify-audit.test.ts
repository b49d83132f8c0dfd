import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { chainAudit } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from './audit.ts';
import { readAuditHead, verifyAudit } from './verify-audit.ts';

/** Strings that two ways of writing JSON may differ in. */
const oddTexts = [
  '"quoted" \\ back',
  'line\nbreak\ttab \u0001\u001f\u007f',
  'שָׁלוֹם 👩‍🏫 \u2028',
  '',
  "o'clock",
  'a, b',
];

async function record(ctx: TestCtx, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    ctx.clock.advance(1);
    await recordAudit(ctx, {
      who: 'admin',
      what: 'plan.changed',
      subject: `person-${at}`,
      why: { written: oddTexts[at % oddTexts.length] ?? '' },
      before: at % 2 ? { plan: 'free', note: oddTexts[at % oddTexts.length] } : undefined,
      after: { until: at, nested: [{ share: 0.1 }, null, true] },
    });
  }
  await chainAudit(ctx);
}

/** What only the owner of the tables can do. */
async function asOwner(ctx: TestCtx, ...statements: string[]): Promise<void> {
  const tables = ['audit_entries', 'audit_links', 'audit_head'];
  for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(ctx.db);
  for (const statement of statements) await sql.raw(statement).execute(ctx.db);
  for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(ctx.db);
}

const idOf = async (ctx: TestCtx, subject: string) =>
  (
    await ctx.db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
  ).id;

describe('the chain of the audit log', () => {
  const database = useDatabase();

  test('is whole, whatever its entries say, and says how long it is', async () => {
    const ctx = makeCtx(database.db);
    expect(await verifyAudit(ctx)).toEqual({ head: { number: 0, hash: '' }, fault: undefined });
    await record(ctx, 12);
    const { head, fault } = await verifyAudit(ctx);
    expect(fault).toBeUndefined();
    expect(head.number).toBe(12);
    expect(head.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    "why = 'nothing'",
    "who = 'shell:root'",
    "at = at + interval '1 microsecond'",
    'after = \'{"until": 5}\'',
    'before = null',
    "network = '192.0.2.0/24'",
  ])('names the entry that the owner of the database altered: %s', async (change) => {
    const ctx = makeCtx(database.db);
    await record(ctx, 8);
    const entryId = await idOf(ctx, 'person-5');
    await asOwner(ctx, `update audit_entries set ${change} where id = '${entryId}'`);
    expect((await verifyAudit(ctx)).fault).toEqual({ kind: 'altered', number: 5, entryId });
  });

  test('names the first of two altered entries', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 6);
    await asOwner(ctx, "update audit_entries set why = 'x' where subject in ('person-6', 'person-3')");
    expect((await verifyAudit(ctx)).fault).toMatchObject({ kind: 'altered', number: 3 });
  });

  test('names an entry that was removed, with its link or without it', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 6);
    const entryId = await idOf(ctx, 'person-4');
    await asOwner(ctx, `delete from audit_entries where id = '${entryId}'`);
    expect((await verifyAudit(ctx)).fault).toEqual({ kind: 'missing', number: 4, entryId });
    await asOwner(ctx, 'delete from audit_links where number = 4');
    expect((await verifyAudit(ctx)).fault).toEqual({ kind: 'missing', number: 4, entryId: undefined });
  });

  test('names an entry that was added behind its back', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 3);
    await asOwner(
      ctx,
      `insert into audit_entries (id, at, who, what, subject, why)
         values ('false', now(), 'admin', 'plan.changed', 'person-9', 'owed')`,
    );
    expect((await verifyAudit(ctx)).fault).toEqual({ kind: 'inserted', entryId: 'false' });
  });

  test('notices that its end was cut off', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 5);
    await asOwner(
      ctx,
      "delete from audit_entries where subject = 'person-5'",
      'delete from audit_links where number = 5',
    );
    expect((await verifyAudit(ctx)).fault).toEqual({ kind: 'missing', number: 5, entryId: undefined });
  });

  test('notices an end that was cut off with all its traces, by a length and hash kept elsewhere', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 5);
    const anchor = await readAuditHead(ctx);
    await asOwner(
      ctx,
      "delete from audit_entries where subject = 'person-5'",
      'delete from audit_links where number = 5',
      'update audit_head set number = 4, hash = (select hash from audit_links where number = 4)',
    );
    expect((await verifyAudit(ctx)).fault).toBeUndefined();
    expect((await verifyAudit(ctx, anchor)).fault).toEqual({
      kind: 'missing',
      number: 5,
      entryId: undefined,
    });
  });

  test('notices a chain that was recomputed after a change, by a length and hash kept elsewhere', async () => {
    const ctx = makeCtx(database.db);
    await record(ctx, 4);
    const anchor = await readAuditHead(ctx);
    await asOwner(
      ctx,
      "update audit_entries set why = 'nothing' where subject = 'person-2'",
      'delete from audit_links',
      'delete from audit_head',
      'select link_audit_entry(entry) from (select * from audit_entries order by at) as entry',
    );
    expect((await verifyAudit(ctx)).fault).toBeUndefined();
    expect((await verifyAudit(ctx, anchor)).fault).toEqual({ kind: 'rewritten', number: 4 });
    await record(ctx, 1);
    expect((await verifyAudit(ctx, anchor)).fault).toEqual({ kind: 'rewritten', number: 4 });
  });
});

describe('many who write to the audit log at once', () => {
  const database = useCommittedDatabase();

  test('form one chain and never wait for each other in a circle, in whatever order they lock other rows', async () => {
    const ctx = makeCtx(database.db);
    await sql`create table if not exists shelves (name text primary key, books int not null)`.execute(ctx.db);
    await sql`insert into shelves values ('left', 0), ('right', 0) on conflict do nothing`.execute(ctx.db);
    const act = (writer: number) =>
      inTransaction(ctx, async (ctx) => {
        const shelf = writer % 2 ? 'left' : 'right';
        await recordAudit(ctx, { who: 'admin', what: 'school.changed', subject: shelf });
        await sql`update shelves set books = books + 1 where name = ${shelf}`.execute(ctx.db);
        await recordAudit(ctx, { who: 'admin', what: 'school.merged', subject: shelf });
      });
    await Promise.all(Array.from({ length: 24 }, (_, writer) => act(writer)));
    expect(await verifyAudit(ctx)).toMatchObject({ head: { number: 48 }, fault: undefined });
    const { rows } = await sql<{ tries: number }>`
      select sum(books)::int as tries from shelves`.execute(ctx.db);
    expect(rows).toEqual([{ tries: 24 }]);
    await sql`drop table shelves`.execute(ctx.db);
  });

  test('leave no trace of what was rolled back', async () => {
    const ctx = makeCtx(database.db);
    const refused = inTransaction(ctx, async (ctx) => {
      await recordAudit(ctx, { who: 'admin', what: 'plan.changed', subject: 'x' });
      throw new Error('the plan is gone');
    });
    await expect(refused).rejects.toThrow('the plan is gone');
    expect(await verifyAudit(ctx)).toEqual({ head: { number: 0, hash: '' }, fault: undefined });
  });
});
