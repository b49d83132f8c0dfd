import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { NamingClient } from './named-statements.ts';
import type { Db } from './tables.ts';

type Statement = CompiledQuery | { compile(db: Db): CompiledQuery };

/** The parameters of statements whose results nobody waits for. */
const ahead = new WeakSet<object>();

/**
 * Sends a statement of a transaction together with the next one, which saves a round trip. Use it only if nobody reads the result. If the
 * statement fails, the next one or the commit throws its error. Outside a transaction, this waits for the statement.
 */
export async function sendAhead(db: Db, statement: Statement): Promise<void> {
  const compiled = 'sql' in statement ? statement : statement.compile(db);
  if (db.isTransaction) ahead.add(compiled.parameters);
  await db.executeQuery(compiled);
}

/**
 * A connection that sends what is asked of it in one turn of the event loop together, and does not wait for `begin` or for what is sent ahead.
 * Without the pool’s `pipeline` option, it sends each statement once the one before is answered.
 */
export class PipeliningClient extends NamingClient {
  #unanswered: Promise<unknown>[] = [];
  #isCorked = false;

  override query(...args: unknown[]): never {
    if (!this.pipeline) return super.query(...args);
    this.#cork();
    const [text, values] = args;
    if (text === 'begin' || (Array.isArray(values) && ahead.has(values))) return this.#hold(args) as never;
    return (this.#unanswered.length === 0 ? super.query(...args) : this.#queryAfterHeld(args)) as never;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  #hold(args: unknown[]): Promise<Partial<pg.QueryResult>> {
    const answer: Promise<unknown> = super.query(...args);
    // `#queryAfterHeld` reports its error.
    answer.catch(() => undefined);
    this.#unanswered.push(answer);
    return Promise.resolve({ rows: [] });
  }

  async #queryAfterHeld(args: unknown[]): Promise<unknown> {
    const held = this.#unanswered;
    this.#unanswered = [];
    // After a failure, the server refuses what follows and turns a commit into a rollback, so the first error is the one to throw.
    const [result] = await Promise.allSettled([super.query(...args) as Promise<unknown>, ...held]);
    if (!/^rollback\b/.test(String(args[0]))) await Promise.all(held);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }
}
