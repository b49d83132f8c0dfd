// npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | list: who administers this installation.
import { userInfo } from 'node:os';
import { Refusal } from '../src/core/refusals.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '../src/features/accounts/server/public.ts';
import { systemClock } from '../src/platform/clock.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { DataFolderInUse } from '../src/platform/db/embedded/data-folder-lock.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { readTranslations } from '../src/platform/i18n/translations.ts';
import { createLog } from '../src/platform/log.ts';

const [command, emailAddress, ...reason] = process.argv.slice(2);
const changes = { grant: grantAdmin, revoke: revokeAdmin };

process.exitCode = await run().catch((error: unknown) => {
  const told = tell(error);
  if (told === undefined) throw error;
  console.error(told);
  return 1;
});

async function run(): Promise<number> {
  const change = command === 'grant' || command === 'revoke' ? changes[command] : undefined;
  if (change ? !emailAddress : command !== 'list') {
    console.error('Usage: npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | list');
    return 2;
  }
  const config = readConfig(process.env);
  const log = createLog('error');
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
  try {
    await migrate(database);
    const ctx = {
      db: database.db,
      clock: systemClock,
      log,
      afterCommit: (work: () => unknown) => void work(),
    };
    if (change && emailAddress) {
      const why = reason.join(' ') || 'no reason given';
      await change(ctx, { emailAddress, who: `shell:${userInfo().username}`, why });
    }
    const admins = await listAdmins(database.db);
    console.log(admins.length ? admins.join('\n') : 'There is no administrator yet.');
    return 0;
  } finally {
    await database.close();
  }
}

/** In words, what went wrong by the caller's hand; undefined for a fault of ours. */
function tell(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  if (!(error instanceof Refusal)) return undefined;
  if (error.kind === 'not-found') return `Nobody has signed up with ${emailAddress}.`;
  return readTranslations('src').en.say(error.messageKey);
}
