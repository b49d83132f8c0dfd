import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#platform/db/open-database.ts';
import { claimDatabase } from './database/claim.ts';
import { RollbackClient } from './database/rollback-client.ts';
import { holdsTemplate, listTables } from './database/template-contents.ts';

/** One for all files of a worker: each test leaves it as it was before, and it ends with the process. */
let rolledBack: Promise<Database> | undefined;
const openRolledBack = () => (rolledBack ??= claimDatabase({ kind: 'rolled_back', Client: RollbackClient }));

/** Likewise, but for what a file could leave behind: then the next file has another. */
let committed: Promise<Database> | undefined;
const openCommitted = () => (committed ??= claimDatabase({ kind: 'committed' }));

async function keepUnchanged(opened: Database): Promise<void> {
  if (await holdsTemplate(opened)) return;
  committed = undefined;
  await opened.close();
}

/**
 * The migrated database for the tests of this file, each of which starts with empty tables: a test's writes are rolled back
 * after it. It has one connection, so nothing in it happens at the same time.
 */
export function useDatabase(): RolledBackDatabase {
  const { database, connection } = useClaimed({ open: openRolledBack });
  beforeEach(() => connection((client) => client.begin()));
  afterEach(() => connection((client) => client.rollBack()));
  // Assigned, so that the database is still opened only when a test begins.
  return Object.assign(database, {
    async undoing<T>(work: () => Promise<T>): Promise<T> {
      await connection((client) => client.mark());
      try {
        return await work();
      } finally {
        await connection((client) => client.backToMark());
      }
    },
  });
}

interface RolledBackDatabase extends Database {
  /** Does something in a test and undoes what it has written, as if it were a test of its own. */
  undoing<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A migrated database whose writes are really committed, on PostgreSQL over several connections: for tests of races and of
 * what happens after a commit. Slower; after each test all rows are deleted, except in tables that a migration filled.
 */
export function useCommittedDatabase(): Database {
  const { database } = useClaimed({ open: openCommitted, close: keepUnchanged });
  let filledByMigrations: string[] = [];
  beforeAll(async () => {
    filledByMigrations = await listFilled(database);
  });
  afterEach(() => emptyAllBut(database, filledByMigrations));
  return database;
}

interface Claiming {
  open(): Promise<Database>;
  close?(opened: Database): Promise<void>;
}

function useClaimed({ open, close }: Claiming) {
  let opened: Database | undefined;
  const current = () => {
    if (!opened) throw new Error('The test database exists only inside tests and hooks.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened && close?.(opened));
  const database: Database = {
    get db() {
      return current().db;
    },
    get pool() {
      return current().pool;
    },
    get engine() {
      return current().engine;
    },
    close: () => Promise.reject(new Error('The test database closes automatically after the last test.')),
  };
  const connection = async (work: (client: RollbackClient) => Promise<void>) => {
    const client = (await current().pool.connect()) as unknown as RollbackClient & { release(): void };
    try {
      await work(client);
    } finally {
      client.release();
    }
  };
  return { database, connection };
}

async function listFilled(database: Database): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await listTables(database)) {
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(database.db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Also tables that a test has created; rows from migrations are needed by the next test too. */
async function emptyAllBut(database: Database, kept: string[]): Promise<void> {
  const names = (await listTables(database)).filter((name) => !kept.includes(name));
  if (names.length === 0) return;
  await database.db.transaction().execute(async (transaction) => {
    // In replica mode the server fires no triggers: neither those of foreign keys nor an append-only table's.
    await sql`set local session_replication_role = replica`.execute(transaction);
    // Not truncate, which creates new files and takes a hundred times longer for a few rows.
    await sql.raw(names.map((name) => `delete from ${name}`).join(';')).execute(transaction);
  });
}
