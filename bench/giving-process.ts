import './as-production.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { workOffAll } from './giving.ts';
import { enterWorld } from './paying-world.ts';

/** One of several processes that work off webhooks: it is given payments, and says once all of theirs are done. */
const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataDir: '',
  poolSize: 5,
  log: createLog('silent'),
});
const world = await enterWorld(database);
process.on('message', (paymentIds: string[]) => {
  void workOffAll(world, paymentIds).then(() => process.send?.('done'));
});
process.send?.('ready');
