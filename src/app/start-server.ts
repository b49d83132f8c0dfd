import type { FastifyInstance } from 'fastify';
import { countDemoPeople, demoPassword, demoPeople } from '#features/people/server/public.ts';
import { ConfigError } from '../platform/config-error.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { DataFolderInUse } from '../platform/db/embedded/data-folder-lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { Log } from '../platform/log.ts';
import { createApp } from './create-app.ts';
import { defineHourlyMaintenance, defineJobs } from './define-jobs.ts';
import { features } from './features.ts';
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
  await prepareFeatures(services);
  if (config.s3) await step('films in S3', () => publishMedia(`${folders.content}/courses`, services.files));
  await prepareDemoWorld(services);
  defineJobs(services);
  defineHourlyMaintenance(services);
  // Before the first request: sending needs a started queue.
  await services.jobs.start();
  const app = await createApp(services, pages, { client: folders.client, public: folders.public });
  await extend?.(app, services);
  await app.listen({ port: config.port, host: config.host });
  const works = features.flatMap(({ whileListening }) => whileListening?.(createCtx(services)) ?? []);
  endOnSignal(() => close(app, services, works), services.log);
  announce(config, app, {
    milliseconds: performance.now() - started,
    demoPeople: await countDemoPeople(createCtx(services)),
  });
}

/** First everything authored is loaded, then what is made from all of it. */
async function prepareFeatures(services: Services): Promise<void> {
  const works = [...features.map(({ load }) => load), ...features.map(({ prepare }) => prepare)];
  for (const work of works) if (work) await step(work.done, () => work.run(createCtx(services), folders));
}

async function prepareDemoWorld(services: Services): Promise<void> {
  const ctx = createCtx(services);
  if (!services.config.demoWorld) {
    for (const { demoWorld } of features) await demoWorld?.shutOut?.(ctx);
    return;
  }
  await step('demo people ready', async () => {
    for (const { demoWorld } of features) await demoWorld?.seed?.(ctx);
  });
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

function endOnSignal(close: () => Promise<void>, log: Log): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), graceMilliseconds + 1_500).unref();
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the shutdown was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function close(
  app: FastifyInstance,
  services: Services,
  works: readonly { stop(): Promise<void> }[],
): Promise<void> {
  const jobsStopped = services.jobs.stop();
  await Promise.race([
    app.close(),
    new Promise((resolve) => setTimeout(resolve, graceMilliseconds - 3_000).unref()),
  ]);
  app.server.closeAllConnections();
  await jobsStopped;
  for (const work of works) await work.stop();
  await services.events.close();
  await services.database.close();
}
