import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { asDatabase, type Database, openDatabase } from '#platform/db/open-database.ts';
import { openPostgres } from '#platform/db/open-postgres.ts';
import type { Claim } from './claim.ts';
import { migrationsHash } from './migrations-hash.ts';
import { holdsTemplate, markContents } from './template-contents.ts';

/** Opens a copy of the migrated template database that no other process uses. */
export async function claimPostgres(serverUrl: string, { kind, log, Client }: Claim): Promise<Database> {
  const hash = await migrationsHash();
  const template = `lamed_template_${hash}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  // Locks of this session, so that they end with the process.
  await server.query('select pg_advisory_lock(hashtext($1))', [template]);
  if (!(await exists(server, template))) await createTemplate(server, serverUrl, template, log);
  const name = await takeName(server, `lamed_${kind}_${hash}`);
  if (kind === 'committed') await server.query(`drop database if exists ${name} with (force)`);
  const open = async () => {
    if (!(await exists(server, name))) await server.query(`create database ${name} template ${template}`);
    const { pool, close } = await openPostgres({
      url: urlOf(serverUrl, name),
      poolSize: kind === 'committed' ? 5 : 1,
      log,
      ...(Client && { Client }),
    });
    return asDatabase('postgres', { pool, close });
  };
  let database = await open();
  if (kind === 'rolled_back' && !(await holdsTemplate(database))) {
    await database.close();
    await server.query(`drop database ${name} with (force)`);
    database = await open();
  }
  await server.query('select pg_advisory_unlock(hashtext($1))', [template]);
  return { ...database, close: () => database.close().then(() => server.end()) };
}

async function takeName(server: pg.Client, prefix: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${prefix}_${number}`;
    const { rows } = await server.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as taken',
      [name],
    );
    if (rows[0]?.taken === true) return name;
  }
}

async function exists(server: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function createTemplate(
  server: pg.Client,
  serverUrl: string,
  template: string,
  log: Claim['log'],
): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished}`);
  const database = await openDatabase({ url: urlOf(serverUrl, unfinished), dataDir: '', log });
  await migrate(database);
  await markContents(database);
  await database.close();
  await server.query(`alter database ${unfinished} rename to ${template}`);
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
