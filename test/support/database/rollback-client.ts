import type pg from 'pg';
import { PipeliningClient } from '#platform/db/pipelining.ts';

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A connection whose writes are all undone by `rollBack`: transactions of the product become savepoints inside one
 * transaction, and a refused statement outside of them is undone alone.
 */
export class RollbackClient extends PipeliningClient {
  static #hasBegun = false;
  /** A connection that replaces a lost one is not the first: a statement on it before a test has begun comes too late. */
  #phase: 'opening' | 'test' | 'between tests' = RollbackClient.#hasBegun ? 'between tests' : 'opening';
  #inTransaction = false;

  async begin(): Promise<void> {
    RollbackClient.#hasBegun = true;
    await this.#run('begin');
    this.#phase = 'test';
  }

  async rollBack(): Promise<void> {
    this.#phase = 'between tests';
    this.#inTransaction = false;
    await this.#run('rollback');
  }

  /** Remembers what a test has written so far; `backToMark` undoes what it has written since. */
  async mark(): Promise<void> {
    await this.#run('savepoint mark');
  }

  async backToMark(): Promise<void> {
    this.#inTransaction = false;
    await this.#run('rollback to savepoint mark');
    await this.#run('release savepoint mark');
  }

  override query(...args: unknown[]): never {
    const [query] = args as [string | pg.QueryConfig];
    // Queries from opening the database, before any test.
    if (this.#phase === 'opening') return this.#run(...args) as never;
    const text = typeof query === 'string' ? query : query.text;
    if (this.#phase === 'between tests') return this.#refuse(text) as never;
    return this.#translate(text, args) as never;
  }

  /** A test that timed out keeps running: anything it then writes would stay for good. */
  async #refuse(text: string): Promise<unknown> {
    if (/^rollback$/i.test(text)) return { rows: [] };
    throw new Error(`A statement came after its test had ended: ${text}`);
  }

  async #translate(text: string, args: unknown[]): Promise<unknown> {
    if (/^(begin|start transaction)\b/i.test(text)) {
      this.#inTransaction = true;
      return this.#run('savepoint test');
    }
    if (/^commit\b/i.test(text)) {
      this.#inTransaction = false;
      return this.#run('release savepoint test');
    }
    if (/^rollback$/i.test(text)) {
      // As the server does, which only warns.
      if (!this.#inTransaction) return { rows: [] };
      this.#inTransaction = false;
      return this.#run('rollback to savepoint test');
    }
    return this.#inTransaction ? this.#run(...args) : this.#alone(args);
  }

  async #alone(args: unknown[]): Promise<unknown> {
    await this.#run('savepoint alone');
    try {
      const result = await this.#run(...args);
      await this.#run('release savepoint alone');
      return result;
    } catch (error) {
      await this.#run('rollback to savepoint alone');
      throw error;
    }
  }

  readonly #run: Query = (...args) => super.query(...args) as Promise<unknown>;
}
