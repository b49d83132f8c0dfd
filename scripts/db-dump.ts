// npm run db:dump -- FILE: writes the whole database, except the demo world's people, to a file that db:restore reads, on
// either engine.
import { eraseDemoPeople } from '#features/people/server/public.ts';
import { dumpDatabase } from '#platform/db/transfer/dump.ts';
import { runOnDatabase } from './on-database.ts';

await runOnDatabase({ usage: 'npm run db:dump -- FILE', flags: [] }, async (database, file) => {
  const { tables, rows } = await dumpDatabase(database, file, { leaveOut: eraseDemoPeople });
  return `Dumped ${tables} tables with ${rows} rows to ${file}. The demo world, uploads and the SECRET are not in it.`;
});
