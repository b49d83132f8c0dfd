import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { HeldDecision } from './held-decisions.ts';
import type { JudgedQueue } from './judged-queue.ts';

/**
 * Applies every decision whose time has come, each in a transaction with the end of its row: a process that dies leaves it
 * for the next one, and two processes never apply one twice. One that fails keeps none of the others waiting.
 */
export async function applyDecisions<Row extends HeldDecision>(
  ctx: Ctx,
  queue: JudgedQueue,
  apply: (ctx: Ctx, decision: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const failed: string[] = [];
  for (;;) {
    let id: string | undefined;
    try {
      const isDone = await inTransaction(ctx, async (ctx) => {
        const decision = await takeDue<Row>(ctx, queue, failed);
        if (!decision) return true;
        ({ id } = decision);
        await apply(ctx, decision);
        return false;
      });
      if (isDone) break;
    } catch (error) {
      // Without an id, the database itself refuses.
      if (id === undefined) throw error;
      failed.push(id);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some decisions could not be applied.');
}

async function takeDue<Row extends HeldDecision>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { decisions, id: column }: JudgedQueue,
  except: readonly string[],
): Promise<Row | undefined> {
  const [table, id] = [sql.table(decisions), sql.ref(column)];
  const { rows } = await sql<Row>`
    delete from ${table} where ${id} = (
      select ${id} from ${table} where takes_effect_at <= ${clock.now()} and not ${id} = any(${except})
      order by takes_effect_at, ${id} limit 1 for update skip locked
    )
    returning *, ${id} as id`.execute(db);
  return rows[0];
}
