// npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | list: who administers this installation; invite EMAIL [LANGUAGE]
// [WHY]: makes an account for somebody and mails her the link to it, in English unless a language (he, fr …) is named.
import { userInfo } from 'node:os';
import { isLocale, type Locale } from '../src/core/locale.ts';
import { Refusal } from '../src/core/refusals.ts';
import { grantAdmin, inviteUser, listAdmins, revokeAdmin } from '../src/features/accounts/server/public.ts';
import { systemClock } from '../src/platform/clock.ts';
import { ConfigError, readConfig, type Config } from '../src/platform/config.ts';
import { DataFolderInUse } from '../src/platform/db/embedded/data-folder-lock.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import type { Ctx } from '../src/platform/ctx.ts';
import { createMailOutbox } from '../src/platform/mail/outbox.ts';
import { createMailSeal } from '../src/platform/mail/seal-mail.ts';
import { createMemoryEvents } from '../src/platform/events/memory-events.ts';
import { createPostgresEvents } from '../src/platform/events/postgres-events.ts';
import { readTranslations } from '../src/platform/i18n/translations.ts';
import { createMemoryJobs } from '../src/platform/jobs/memory-jobs.ts';
import { createLog } from '../src/platform/log.ts';

const [command, emailAddress, ...reason] = process.argv.slice(2);
const changes = { grant: grantAdmin, revoke: revokeAdmin };
const usage =
  'Usage: npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | invite EMAIL [LANGUAGE] [WHY] | list';

process.exitCode = await run().catch((error: unknown) => {
  const told = tell(error);
  if (told === undefined) throw error;
  console.error(told);
  return 1;
});

async function run(): Promise<number> {
  const change = command === 'grant' || command === 'revoke' ? changes[command] : undefined;
  if (change || command === 'invite' ? !emailAddress : command !== 'list') {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const log = createLog('error');
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log });
  const events =
    database.engine === 'embedded' ? createMemoryEvents() : await createPostgresEvents(database, log);
  try {
    await migrate(database);
    const ctx = {
      db: database.db,
      events,
      clock: systemClock,
      log,
      afterCommit: (work: () => unknown) => void work(),
    };
    const who = `shell:${userInfo().username}`;
    const language = command === 'invite' && isLocale(reason[0]) ? reason[0] : undefined;
    const why = reason.slice(language ? 1 : 0).join(' ') || 'no reason given';
    if (change && emailAddress) await change(ctx, { emailAddress, who, why });
    if (command === 'invite' && emailAddress) {
      await inviteUser(
        { ...ctx, ...createMailing(config, ctx) },
        { emailAddress, language: language ?? 'en', who, why },
      );
      console.log(`The invitation to ${emailAddress} leaves within a minute of the server’s running.`);
      return 0;
    }
    const admins = await listAdmins(database.db);
    console.log(admins.length ? admins.join('\n') : 'There is no administrator yet.');
    return 0;
  } finally {
    await events.close();
    await database.close();
  }
}

/** Mail that the running server, or the next one, sends: here it is only put in the queue. */
function createMailing(config: Config, { db, clock, log }: Pick<Ctx, 'db' | 'clock' | 'log'>) {
  const translations = readTranslations('src');
  return {
    origin: config.publicUrl,
    sayIn: (locale: Locale, key: string, values?: Record<string, string | number>) =>
      translations[locale].say(key, values),
    mails: createMailOutbox({
      db,
      clock,
      log,
      jobs: createMemoryJobs(),
      seal: createMailSeal(config.secret),
      deliver: undefined,
      keepsSent: false,
    }),
  };
}

/** In words, what went wrong by the caller's hand; undefined for a fault of ours. */
function tell(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  if (!(error instanceof Refusal)) return undefined;
  if (error.kind === 'not-found') return `Nobody has signed up with ${emailAddress}.`;
  return readTranslations('src').en.say(error.messageKey);
}
