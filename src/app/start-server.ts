import type { FastifyInstance } from 'fastify';
import {
  countDemoPeople,
  defineResetMail,
  demoPassword,
  demoPeople,
  removeExpiredLinks,
  eraseGivenUpAccounts,
  eraseUnanswered,
  removeExpiredSessions,
  seedPeople,
  shutOutDemoPeople,
} from '../features/accounts/server/public.ts';
import { admitWherePossible, removeOldInvites, seedClasses } from '../features/classes/server/public.ts';
import { readCurricula } from '../features/curriculum/server/public.ts';
import { readStaticPages } from '../features/pages/server/public.ts';
import { loadContent, readShippedContent } from '../features/learning/server/public.ts';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import type { Ctx } from '../platform/ctx.ts';
import { DataFolderInUse } from '../platform/db/embedded/data-folder-lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { defineUpkeep } from '../platform/jobs/upkeep.ts';
import { removeOldMails } from '../platform/mail/outbox.ts';
import { removeEndedLimits } from '../platform/limits/database-limits.ts';
import { removeExpiredAnswers } from '#platform/idempotency/idempotency-keys.ts';
import { removeExpiredNonces } from '#platform/idempotency/nonces.ts';
import { createApp } from './create-app.ts';
import { keepSearch } from './keep-search.ts';
import type { Pages } from './page-handler.ts';
import { publishMedia } from './publish-media.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';
import { createServices, folders } from './wiring.ts';

/** Grace period for responses in flight after SIGTERM; the process is gone within 12 s whatever happens. */
const graceMilliseconds = 10_000;

/** The whole start: settings, database, migrations, content, demo people, then listening. Ends the process on an invalid setting. */
export async function startServer(
  pages: Pages,
  extend?: (app: FastifyInstance, services: Services) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const config = readConfigOrExit();
  const services = await openOrExit(config);
  await step('database migrated', () => migrate(services.database));
  await step('content loaded', async () =>
    loadContent(createCtx(services), [await readShippedContent(folders.content)]),
  );
  await step('search ready', () => keepSearch(services));
  await step('curricula and pages read', () => Promise.all([readCurricula(), readStaticPages()]));
  if (config.s3) await step('films in S3', () => publishMedia(`${folders.content}/courses`, services.files));
  if (config.demoWorld) await step('demo people ready', () => seedDemoWorld(createCtx(services)));
  else await shutOutDemoPeople(createCtx(services));
  defineResetMail(services.jobs, { ...createCtx(services), limits: services.limits });
  defineUpkeep(services.jobs, services.database, [
    () => removeExpiredSessions(createCtx(services)),
    () => removeExpiredLinks(createCtx(services)),
    () => removeExpiredNonces(createCtx(services)),
    () => removeExpiredAnswers(createCtx(services)),
    () => removeOldMails(createCtx(services)),
    () => eraseGivenUpAccounts(createCtx(services)),
    () => eraseUnanswered(createCtx(services)),
    () => removeOldInvites(createCtx(services)),
    () => admitWherePossible(createCtx(services)),
    () => removeEndedLimits(services.database.db),
  ]);
  // Before the first request: sending needs a started queue.
  await services.jobs.start();
  const app = await createApp(services, pages, { client: folders.client, public: folders.public });
  await extend?.(app, services);
  await app.listen({ port: config.port, host: config.host });
  endOnSignal(app, services);
  announce(config, app, {
    milliseconds: performance.now() - started,
    demoPeople: await countDemoPeople(createCtx(services)),
  });
}

async function seedDemoWorld(ctx: Ctx): Promise<void> {
  await seedPeople(ctx);
  await seedClasses(ctx);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`A setting cannot be used:\n${error.message}\n`);
    process.exit(1);
  }
}

async function openOrExit(config: Config): Promise<Services> {
  try {
    return await createServices(config);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function step(done: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  process.stdout.write(`  ${done} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
}

function announce(
  config: Config,
  app: FastifyInstance,
  { milliseconds, demoPeople: present }: { milliseconds: number; demoPeople: number },
): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const lines = [
    `  ready in ${(milliseconds / 1000).toFixed(1)} s`,
    '',
    `  Lamed is at ${config.publicUrl.replace(/:0$/, `:${port}`)}`,
  ];
  if (config.demoWorld && present === 0) {
    lines.push('', '  The demo world stayed out: this database holds real people.');
  } else if (config.demoWorld) {
    lines.push('', `  Sign in as one of the demo world's people, password ${demoPassword}:`);
    for (const { emailAddress, known } of demoPeople) lines.push(`    ${emailAddress.padEnd(24)} ${known}`);
  }
  if (config.mail.inbox) lines.push('', `  Its mails are kept at ${config.publicUrl}/dev/mail`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function endOnSignal(app: FastifyInstance, services: Services): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), graceMilliseconds + 1_500).unref();
    void close(app, services).then(
      () => process.exit(0),
      (error: unknown) => {
        services.log.error({ err: error }, 'the shutdown was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function close(app: FastifyInstance, services: Services): Promise<void> {
  const jobsStopped = services.jobs.stop();
  await Promise.race([
    app.close(),
    new Promise((resolve) => setTimeout(resolve, graceMilliseconds - 3_000).unref()),
  ]);
  app.server.closeAllConnections();
  await jobsStopped;
  await services.events.close();
  await services.database.close();
}
