import { sql } from 'kysely';
import { recordAudit } from '#features/people/server/public.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { median } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const rounds = 9;
const entries = 200;

/** A privileged act's entry in the audit log, chained when its transaction commits, ÷ a bare insert that commits. */
export async function measureAudit(serverUrl: string): Promise<number> {
  const database = await openOwnDatabase(serverUrl, 'bench_audit');
  await migrate(database);
  const ctx = makeCtx(database.db);
  await sql`create table bare_entries (id text primary key, at timestamptz, who text, what text, subject text, why text, after json)`.execute(
    ctx.db,
  );
  const after = { language: 'he' };
  const chained = () =>
    inTransaction(ctx, (ctx) =>
      recordAudit(ctx, {
        who: 'bench',
        what: 'user.language_changed',
        subject: 'bench-1',
        why: { written: 'bench' },
        after,
      }),
    );
  const bare = () =>
    inTransaction(ctx, ({ db }) =>
      sql`insert into bare_entries values (gen_random_uuid(), now(), 'bench', 'user.language_changed', 'bench-1', 'bench', ${JSON.stringify(after)})`.execute(
        db,
      ),
    );
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) ratios.push((await timeOf(chained)) / (await timeOf(bare)));
  await database.close();
  return median(ratios);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < entries; count += 1) await work();
  return performance.now() - begun;
}
