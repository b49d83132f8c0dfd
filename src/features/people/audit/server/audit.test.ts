import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { readAuditLog } from '#features/people/testing.ts';
import { recordAudit } from './audit.ts';

describe('the audit log', () => {
  const database = useDatabase();

  test.each([
    "update audit_entries set why = 'other'",
    'delete from audit_entries',
    'truncate audit_entries',
  ])('cannot be changed: %s', async (statement) => {
    const ctx = makeCtx(database.db);
    await recordAudit(ctx, { who: 'shell:root', why: 'first', what: 'admin.granted', subject: 'somebody' });
    await expect(sql.raw(statement).execute(ctx.db)).rejects.toThrow('append-only');
    expect(await readAuditLog(ctx)).toMatchObject([{ why: 'first' }]);
  });
});
