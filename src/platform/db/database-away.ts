import pg from 'pg';
import { DatabaseBusy } from './pool.ts';

/**
 * The codes of a server that is shutting down, starting or full (PostgreSQL, appendix A: classes 08 and 57, and 53300), and
 * of the network when a connection is gone.
 */
const codes = /^(?:08\w{3}|57P0[1-3]|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** The messages of `pg` for a connection that ended during a query or before one; it has no codes of its own. */
const words = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether a query failed because the database is unavailable right now, as during a restart: a retry may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusy || words.test(error.message)) return true;
  const isOfConnection = error instanceof pg.DatabaseError || 'syscall' in error;
  return isOfConnection && 'code' in error && codes.test(String(error.code));
}
