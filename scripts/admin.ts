// npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | list: who administers this installation; invite EMAIL [LANGUAGE]
// [WHY]: creates an account for someone and mails her the link to it, in English unless a language (he, fr …) is named;
// audit verify [NUMBER HASH]: follows the chain of the audit log, and compares it with what the server's log has of it;
// ledger verify: what does not hold in the books, which a daily job looks for too;
// plan EMAIL PLAN [UNTIL] [WHY]: gives a plan (standard, premium, complimentary, free), UNTIL the end of a day where she lives.
import { userInfo } from 'node:os';
import { isLocale, type Locale } from '#core/locale.ts';
import { Invalid, Refusal } from '#core/refusals.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { isUnwanted } from '#features/notifications/server/public.ts';
import { verifyAudit } from '#features/people/server/public.ts';
import { changePlan } from '#features/settings/server/public.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '#features/sign-in/server/public.ts';
import { inviteUser } from '#features/sign-up/server/public.ts';
import { systemClock } from '#platform/clock.ts';
import { ConfigError } from '#platform/config-error.ts';
import { readConfig, readStorage, type Config } from '#platform/config.ts';
import { runAtOnce } from '#platform/db/in-transaction.ts';
import { DataFolderInUse } from '#platform/db/embedded/data-folder-lock.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Ctx } from '#platform/ctx.ts';
import { composition } from '#app/features.ts';
import { findPlaceOfReader } from '#app/place-of-reader.ts';
import { createMailOutbox } from '#platform/mail/outbox.ts';
import { createMailSeal } from '#platform/mail/seal-mail.ts';
import { createUnsubscribeTokens } from '#platform/mail/unsubscribe-tokens.ts';
import { createMemoryEvents } from '#platform/events/memory-events.ts';
import { createPostgresEvents } from '#platform/events/postgres-events.ts';
import { readTranslations } from '#platform/i18n/translations.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createPgBossJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { describeAudit, readAuditAnchor } from './audit-command.ts';
import { describeFindings } from './ledger-command.ts';
import { NoDatabase, openConfigured } from './open-configured.ts';
import { readPlanChange } from './read-plan-change.ts';

const [command, emailAddress, ...reason] = process.argv.slice(2);
const changes = { grant: grantAdmin, revoke: revokeAdmin };
const usage = `Usage: npm run admin -- grant EMAIL [WHY] | revoke EMAIL [WHY] | invite EMAIL [LANGUAGE] [WHY] | list
       | plan EMAIL standard|premium|complimentary|free [UNTIL] [WHY]   with UNTIL a last day such as 2027-08-31
       | audit verify [NUMBER HASH]   with the number and hash that the server's log had at an earlier time`;

process.exitCode = await run().catch((error: unknown) => {
  const told = tell(error);
  if (told === undefined) throw error;
  console.error(told);
  return 1;
});

async function run(): Promise<number> {
  const change = command === 'grant' || command === 'revoke' ? changes[command] : undefined;
  const planChange = command === 'plan' ? readPlanChange(reason) : undefined;
  const auditAnchor = command === 'audit' ? readAuditAnchor(process.argv.slice(3)) : undefined;
  const verifiesLedger = command === 'ledger' && process.argv[3] === 'verify' && process.argv.length === 4;
  const standsAlone = command === 'list' || auditAnchor !== undefined || verifiesLedger;
  if (change || planChange || command === 'invite' ? !emailAddress : !standsAlone) {
    console.error(usage);
    return 2;
  }
  // Only commands that send mail need the public address and the secret.
  const config = command === 'invite' ? readConfig(process.env) : undefined;
  const log = createLog('error');
  const database = await openConfigured({ mayCreate: command === 'invite' });
  const events =
    database.engine === 'embedded' ? createMemoryEvents() : await createPostgresEvents(database, log);
  try {
    await migrate(database);
    const ctx = {
      db: database.db,
      events,
      clock: systemClock,
      demoWorld: readStorage(process.env).demoWorld,
      messageKinds: composition.messageKinds,
      answersTo: composition.answersTo,
      log,
      afterCommit: runAtOnce(log),
    };
    if (auditAnchor) {
      const verified = await verifyAudit(ctx, auditAnchor);
      console.log(describeAudit(verified));
      return verified.fault ? 1 : 0;
    }
    if (verifiesLedger) {
      const findings = await verifyLedger(ctx);
      console.log(describeFindings(findings));
      return findings.length > 0 ? 1 : 0;
    }
    const who = `shell:${userInfo().username}`;
    const language = command === 'invite' && isLocale(reason[0]) ? reason[0] : undefined;
    const why = reason.slice(language ? 1 : 0).join(' ') || 'no reason given';
    if (change && emailAddress) await change(ctx, { emailAddress, who, why });
    if (planChange && emailAddress) {
      const { plan, until } = planChange;
      const { timeZone } = await changePlan(ctx, {
        ...planChange,
        emailAddress,
        who,
        why: planChange.why || 'no reason given',
      });
      console.log(`${emailAddress}: ${plan}${until ? ` until the end of ${until} in ${timeZone}` : ''}.`);
      return 0;
    }
    if (config && emailAddress) {
      const jobs = createPgBossJobs(database, log, { works: false });
      const mailing = createMailing(config, jobs, ctx);
      await jobs.start();
      await inviteUser({ ...ctx, ...mailing }, { emailAddress, language: language ?? 'en', who, why });
      await jobs.stop();
      console.log(`The invitation to ${emailAddress} leaves within a minute of the server’s running.`);
      return 0;
    }
    const admins = await listAdmins(ctx);
    console.log(admins.length ? admins.join('\n') : 'There is no administrator yet.');
    return 0;
  } finally {
    await events.close();
    await database.close();
  }
}

/** Mail for the running server, or the next one, to send: here it is only queued. */
function createMailing(config: Config, jobs: Jobs, { db, clock, log }: Pick<Ctx, 'db' | 'clock' | 'log'>) {
  const translations = readTranslations('src');
  return {
    origin: config.publicUrl,
    sayIn: (locale: Locale, key: string, values?: Record<string, string | number>) =>
      translations[locale].say(key, values),
    mails: createMailOutbox({
      db,
      clock,
      log,
      jobs,
      seal: createMailSeal(config),
      deliver: undefined,
      keepsSent: false,
      placeOf: findPlaceOfReader,
      // It mails invitations alone, which are of no kind that people choose.
      isUnwanted: (ctx, mail) => isUnwanted({ ...ctx, messageKinds: new Map() }, mail),
      tokens: createUnsubscribeTokens(config),
    }),
  };
}

/** What the caller did wrong, in words; undefined for a fault of ours. */
function tell(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof NoDatabase)
    return error.message;
  if (!(error instanceof Refusal)) return undefined;
  if (error.kind === 'not-found') return `Nobody has signed up with ${emailAddress}.`;
  const { en } = readTranslations('src');
  return error instanceof Invalid
    ? error.issues.map((issue) => en.say(issue.messageKey)).join('\n')
    : en.say(error.messageKey);
}
