import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Db } from './tables.ts';
import { runAsTransaction } from './transaction-scope.ts';

type Work = () => void | Promise<void>;

/** What a function needs in order to take part in a transaction: the request's `ctx` has it. */
export interface TransactionCtx {
  db: Db;
  log: Pick<Log, 'error'>;
  afterCommit(work: Work): void;
}

const triesAtMost = 4;
/** Serialization failure and deadlock: another transaction won, and the same work may succeed now. */
const worthAnotherTry = new Set(['40001', '40P01']);

/**
 * Runs the work in one transaction: its ctx has that transaction as `db`, and what it passes to `afterCommit` runs in
 * order after the commit, before this resolves; after a rollback it never runs. Inside another transaction the work
 * becomes part of that one. Work that lost against another transaction is run again, up to three times, so it must change
 * nothing but the database.
 */
export async function inTransaction<C extends TransactionCtx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  for (let tries = 1; ; tries += 1) {
    try {
      const { answer, afterCommit } = await runOnce(ctx, work);
      await runInOrder(afterCommit, ctx.log);
      return answer;
    } catch (error) {
      if (tries === triesAtMost || !mayBeTriedAgain(error)) throw error;
      await delay(tries * (10 + Math.random() * 20));
    }
  }
}

async function runOnce<C extends TransactionCtx, T>(ctx: C, work: (ctx: C) => Promise<T>) {
  const afterCommit: Work[] = [];
  const answer = await ctx.db.transaction().execute((db) =>
    runAsTransaction((scope) =>
      work({
        ...ctx,
        db,
        afterCommit: (later: Work) => (scope.open ? void afterCommit.push(later) : ctx.afterCommit(later)),
      }),
    ),
  );
  return { answer, afterCommit };
}

/** `afterCommit` of a ctx outside any transaction: runs at once, and a failure only goes to the log. */
export function runAtOnce(log: Pick<Log, 'error'>): (work: Work) => void {
  return (work) => void runInOrder([work], log);
}

/** The transaction is committed, so its caller has succeeded even if one of these fails. */
async function runInOrder(works: Work[], log: Pick<Log, 'error'>): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'work after a commit failed');
    }
  }
}

function mayBeTriedAgain(error: unknown): boolean {
  return error instanceof pg.DatabaseError && worthAnotherTry.has(error.code ?? '');
}
