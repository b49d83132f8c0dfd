import type { Captcha } from '../platform/captcha/captcha.ts';
import type { Config } from '../platform/config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/open-database.ts';
import type { Events } from '../platform/events/events.ts';
import type { RateFeed } from '../platform/exchange-rates/rate-feed.ts';
import type { Files } from '../platform/files/files.ts';
import type { Sealing } from '../platform/crypto/sealing.ts';
import type { IdentityProviders } from '../platform/sign-in-with/identity-provider.ts';
import type { SandboxHost } from '../platform/payments/sandbox/sandbox-host.ts';
import type { Providers } from '../platform/payments/provider.ts';
import type { Push } from '../platform/push/push.ts';
import type { Sms } from '../platform/sms/sms.ts';
import type { Translations } from '../platform/i18n/translations.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Log } from '../platform/log.ts';
import type { Mails } from '../platform/mail/mail.ts';
import type { MediaLinks } from '../platform/ctx.ts';
import type { UploadStore } from '../platform/uploads/upload-store.ts';
import type { VirusScanner } from '../platform/virus-scan/virus-scanner.ts';

/** The outside world of one process; each part is a port with a test double. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  events: Events;
  jobs: Jobs;
  files: Files;
  media: MediaLinks;
  uploads: UploadStore;
  virusScanner: VirusScanner | undefined;
  mails: Mails;
  limits: Limits;
  captcha: Captcha;
  sms: Sms | undefined;
  push: Push | undefined;
  sandbox: SandboxHost | undefined;
  rateFeed: RateFeed | undefined;
  identityProviders: IdentityProviders;
  sealing: Sealing;
  /** Who takes money; none where nothing is configured. */
  providers: Providers;
  translations: Translations;
}
