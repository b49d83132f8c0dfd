// npm run db:dump -- FILE: writes the whole database to a file that db:restore reads, on either engine.
import { dumpDatabase } from '../src/platform/db/transfer/dump.ts';
import { runOnDatabase } from './on-database.ts';

await runOnDatabase({ usage: 'npm run db:dump -- FILE', flags: [] }, async (database, file) => {
  const { tables, rows } = await dumpDatabase(database, file);
  return `Dumped ${tables} tables with ${rows} rows to ${file}. Uploads and the SECRET are not in it.`;
});
