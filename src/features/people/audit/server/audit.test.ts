import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { chainAudit, listAudited, readAuditLog } from '#features/people/testing.ts';
import { recordAudit } from './audit.ts';

const entry = {
  who: 'shell:root',
  why: { written: 'first' },
  what: 'admin.granted',
  subject: 'person',
} as const;

describe('the audit log', () => {
  const database = useDatabase();

  test.each([
    "update audit_entries set why = 'other'",
    'delete from audit_entries',
    'truncate audit_entries',
    'update audit_links set number = 7',
    'truncate audit_links',
    'delete from audit_head',
  ])('cannot be changed: %s', async (statement) => {
    const ctx = makeCtx(database.db);
    await recordAudit(ctx, entry);
    await chainAudit(ctx);
    await expect(sql.raw(statement).execute(ctx.db)).rejects.toThrow('append-only');
    expect(await readAuditLog(ctx)).toMatchObject([{ why: 'first' }]);
  });

  test('keeps what was before and after, and where the change came from', async () => {
    const caller = { network: '192.0.2.0/24', requestId: 'request-1' };
    const ctx = makeCtx(database.db, { caller });
    await recordAudit(ctx, { ...entry, before: { plan: 'free' }, after: { plan: 'standard', until: null } });
    const kept = await ctx.db
      .selectFrom('audit_entries')
      .select(['network', 'request_id', 'before', 'after'])
      .execute();
    expect(kept).toEqual([
      {
        network: '192.0.2.0/24',
        request_id: 'request-1',
        before: { plan: 'free' },
        after: { plan: 'standard', until: null },
      },
    ]);
  });

  test('never keeps a secret, however deep it is', async () => {
    const ctx = makeCtx(database.db);
    await recordAudit(ctx, {
      ...entry,
      before: { password: 'trusted', keys: [{ tokenHash: 'abcdef', name: 'phone' }] },
      after: { recoveryCodes: ['12345'], pin: '1234', spinning: true },
    });
    const [kept] = await ctx.db.selectFrom('audit_entries').select(['before', 'after']).execute();
    expect(kept).toEqual({
      before: { password: '(secret)', keys: [{ tokenHash: '(secret)', name: 'phone' }] },
      after: { recoveryCodes: '(secret)', pin: '(secret)', spinning: true },
    });
  });

  test('takes only acts that have words, and of code only reasons that have them', async () => {
    const ctx = makeCtx(database.db);
    const film = { who: 'shell:root', what: 'film.changed', subject: 'film' } as const;
    // @ts-expect-error a film cannot be knitted
    await recordAudit(ctx, { ...film, what: 'film.knitted' });
    // @ts-expect-error a person would have to have written this
    await recordAudit(ctx, { ...film, why: 'on a whim' });
    await recordAudit(ctx, { ...film, why: { written: 'on a whim' } });
    expect(await listAudited(ctx)).toEqual(['film.changed', 'film.changed', 'film.knitted']);
  });
});
