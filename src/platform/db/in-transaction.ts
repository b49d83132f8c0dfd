import type { Db } from './tables.ts';

/** What a function needs to take part in a transaction: the request's `ctx` has it. */
export interface TransactionCtx {
  db: Db;
  afterCommit(work: () => void | Promise<void>): void;
}

/** Runs the work in one transaction. */
export async function inTransaction<C extends TransactionCtx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return work(ctx);
}
