import path from 'node:path';
import { createSms } from '../platform/sms/create-sms.ts';
import { createProofOfWork } from '../platform/captcha/proof-of-work.ts';
import { createRecaptcha } from '../platform/captcha/recaptcha.ts';
import type { Config } from '../platform/config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createMemoryEvents } from '../platform/events/memory-events.ts';
import { createPostgresEvents } from '../platform/events/postgres-events.ts';
import { createDiskFiles } from '../platform/files/disk-files.ts';
import type { Files } from '../platform/files/files.ts';
import { joinFiles } from '../platform/files/house-files.ts';
import { createDiskUploads } from '../platform/uploads/disk-uploads.ts';
import type { UploadStore } from '../platform/uploads/upload-store.ts';
import { createMediaLinks } from '../platform/files/signed-url.ts';
import { createProviders } from './create-providers.ts';
import { createSealing, type Sealing } from '../platform/crypto/sealing.ts';
import { createRateFeed } from '../platform/exchange-rates/rate-feed.ts';
import { createSandboxHost, loopbackOf } from '../platform/payments/sandbox/sandbox-host.ts';
import type { Push } from '../platform/push/push.ts';
import type { IdentityProviders } from '../platform/sign-in-with/identity-provider.ts';
import { readTranslations } from '../platform/i18n/translations.ts';
import { createPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts';
import { createDatabaseLimits } from '../platform/limits/database-limits.ts';
import { createMemoryLimits } from '../platform/limits/memory-limits.ts';
import { createLog } from '../platform/log.ts';
import { href } from '../urls.ts';
import { createMails } from '../platform/mail/create-mails.ts';
import { createClamd } from '../platform/virus-scan/clamd.ts';
import { projectFolder } from '../platform/project-folder.ts';
import { isUnwantedMail } from './mail-wishes.ts';
import { findPlaceOfReader } from './place-of-reader.ts';
import type { Services } from './services.ts';

/** The project's folders, wherever the process was started from. */
export const folders = {
  source: path.join(projectFolder, 'src'),
  content: path.join(projectFolder, 'content'),
  public: path.join(projectFolder, 'public'),
  client: path.join(projectFolder, 'dist/client'),
};

/** Opens the outside world as configured. Nothing listens and nothing is migrated yet. */
export async function createServices(config: Config): Promise<Services> {
  const log = createLog(config.logLevel);
  const clock = systemClock;
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    waitMilliseconds: config.databaseWait,
    log,
  });
  // One process on the embedded database: what several would have to share stays in memory.
  const isAlone = database.engine === 'embedded';
  const jobs = createPgBossJobs(database, log);
  const mails = await createMails({
    config,
    db: database.db,
    jobs,
    clock,
    log,
    placeOf: findPlaceOfReader,
    isUnwanted: isUnwantedMail,
  });
  const sealing = createSealing(config);
  return {
    config,
    log,
    clock,
    database,
    events: isAlone ? createMemoryEvents() : await createPostgresEvents(database, log),
    jobs,
    mails,
    sms: createSms(config, mails),
    push: await createPush(config, sealing),
    sandbox:
      config.payments.mode === 'sandbox'
        ? createSandboxHost({ secret: config.secret, loopback: () => loopbackOf(config) })
        : undefined,
    rateFeed: config.fxUrl === undefined ? undefined : createRateFeed({ url: config.fxUrl }),
    files: await createFiles(config),
    uploads: await createUploads(config),
    virusScanner: config.clamdUrl === undefined ? undefined : createClamd(config.clamdUrl),
    media: createMediaLinks({ secret: config.secret, now: () => clock.now() }),
    limits: isAlone ? createMemoryLimits(clock) : createDatabaseLimits(database.db, config.secret),
    captcha: config.recaptcha
      ? createRecaptcha(config.recaptcha)
      : createProofOfWork({ secret: config.secret, clock }),
    sealing,
    providers: await createProviders(config),
    identityProviders: await createIdentityProviders(config),
    translations: readTranslations(folders.source),
  };
}

// Optional drivers are loaded only where configured: Amazon's SDK alone takes 30 MB of memory.

async function createPush({ push }: Config, sealing: Sealing): Promise<Push | undefined> {
  if (!push) return undefined;
  const { createWebPush } = await import('../platform/push/web-push.ts');
  return createWebPush({ keys: push, sealing });
}

async function createFiles({ s3, dataDir }: Config): Promise<Files> {
  if (!s3) {
    const house = createDiskFiles(path.join(dataDir, 'files'));
    return joinFiles({ house, shipped: createDiskFiles(`${folders.content}/courses`) });
  }
  const { createS3Files } = await import('../platform/files/s3-files.ts');
  return createS3Files(s3);
}

async function createUploads({ s3, dataDir }: Config): Promise<UploadStore> {
  if (!s3) return createDiskUploads(path.join(dataDir, 'uploads'));
  const { createS3Uploads } = await import('../platform/uploads/s3-uploads.ts');
  return createS3Uploads(s3, path.join(dataDir, 'uploads', 'work'));
}

async function createIdentityProviders({ publicUrl, google, facebook }: Config): Promise<IdentityProviders> {
  const providers: IdentityProviders = {};
  if (google) {
    const { createGoogle } = await import('../platform/sign-in-with/google.ts');
    providers.google = createGoogle({ ...google, returnTo: publicUrl + href('googleReturn') });
  }
  if (facebook) {
    const { createFacebook } = await import('../platform/sign-in-with/facebook.ts');
    providers.facebook = createFacebook({ ...facebook, returnTo: publicUrl + href('facebookReturn') });
  }
  return providers;
}
