// npm run db:restore -- FILE [--replace]: fills a new database, or with --replace any, from a dump of either engine.
import { checkDump } from '#platform/db/transfer/dump-file.ts';
import { restoreDatabase } from '#platform/db/transfer/restore.ts';
import { runOnDatabase } from './on-database.ts';

const usage = 'npm run db:restore -- FILE [--replace]';
await runOnDatabase({ usage, flags: ['--replace'], check: checkDump }, async (database, file, flags) => {
  const { tables, rows } = await restoreDatabase(database, file, { replace: flags.includes('--replace') });
  return `Restored ${tables} tables with ${rows} rows from ${file}.`;
});
