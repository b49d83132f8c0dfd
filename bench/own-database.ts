import pg from 'pg';
import { openDatabase, type Database } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';

/** An empty database of a measurement's own on the given server; returns its address. */
export async function createOwnDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same, opened with so many connections at most. */
export async function openOwnDatabase(serverUrl: string, name: string, poolSize = 4): Promise<Database> {
  const url = await createOwnDatabase(serverUrl, name);
  return openDatabase({ url, dataDir: '', poolSize, log: createLog('silent') });
}
