import type { PipeliningClient } from '#platform/db/pipelining.ts';
import type { Database } from '#platform/db/open-database.ts';
import { createLog, type Log } from '#platform/log.ts';
import { claimEmbedded } from './claim-embedded.ts';
import { claimPostgres } from './claim-postgres.ts';

export interface Claim {
  /** `rolled_back` is passed on to the next test file as it is, `committed` is created again for each. */
  kind: 'rolled_back' | 'committed';
  log: Log;
  Client?: typeof PipeliningClient;
}

/** The engine of the current data suites: `npm test` runs them on both. */
export const testEngine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'embedded';

/** A PostgreSQL server where a superuser may create databases; only set when tests run on PostgreSQL. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

/** Opens a migrated database that belongs to this process alone until closed. */
export async function claimDatabase(options: Pick<Claim, 'kind' | 'Client'>): Promise<Database> {
  const claim = { ...options, log: createLog('silent') };
  if (testEngine === 'embedded') return claimEmbedded(claim);
  if (testServerUrl === undefined) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  return claimPostgres(testServerUrl, claim);
}
