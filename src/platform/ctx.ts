import type { Actor } from '../core/actor.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Locale } from '../core/locale.ts';
import type { Currency } from '../core/money.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Readings } from './db/read-once.ts';
import type { Db } from './db/tables.ts';
import type { Events } from './events/events.ts';
import type { RateFeed } from './exchange-rates/rate-feed.ts';
import type { Files } from './files/files.ts';
import type { SignedCookies } from './http/signed-cookies.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Sealing } from './crypto/sealing.ts';
import type { IdentityProviders } from './sign-in-with/identity-provider.ts';
import type { Mails } from './mail/mail.ts';
import type { SandboxHost } from './payments/sandbox/sandbox-host.ts';
import type { Push } from './push/push.ts';
import type { Sms } from './sms/sms.ts';
import type { UploadStore } from './uploads/upload-store.ts';
import type { VirusScanner } from './virus-scan/virus-scanner.ts';

/** What a server function works with: the caller, the language, the time, and the outside world. */
export interface Ctx {
  db: Db;
  actor: Actor;
  locale: Locale;
  /** The browser's IANA time zone, if it has sent one. */
  timeZone: string | undefined;
  clock: Clock;
  events: Events;
  media: MediaLinks;
  /** Stored files, whole and for good. */
  files: Files;
  /** Files that are still arriving. */
  uploads: UploadStore;
  /** Undefined where none is configured: then nothing is scanned. */
  virusScanner: VirusScanner | undefined;
  mails: Mails;
  /** Undefined where no keys for it are configured. */
  push: Push | undefined;
  /** The payment provider of test installations; undefined where it is off. */
  sandbox: SandboxHost | undefined;
  /** Where exchange rates are read each day; undefined where no such address is configured. */
  rateFeed: RateFeed | undefined;
  /** Work for later, of a kind that the feature defined at startup. */
  jobs: Pick<Jobs, 'send' | 'runSoon'>;
  /** `https://host` of the public address, without a trailing slash: for links that leave the product. */
  origin: string;
  /** Whether the people of the demo world may sign in here (docs/decisions/0032). */
  demoWorld: boolean;
  log: Log;
  /** Encrypts what is stored about people. */
  sealing: Sealing;
  /** A message in `locale`, for words that are part of a response. */
  say(key: string): string;
  /** A message in another user's language, with its values. */
  sayIn(locale: Locale, key: string, values?: Record<string, string | number>): string;
  /** What has been read so far (`readOnce`), for a page that changes nothing. */
  readings?: Readings | undefined;
  /** For a page that is kept: collects the topics of what it is made from, so that it goes when one of them changes. */
  madeFrom?: Set<string> | undefined;
  /** For a page that is kept: the Hebrew day of all whom it is kept for, of whose places nothing else is known. */
  hebrewDay?: LocalDate | undefined;
  /** Where the request came from, for the audit log; undefined for work without one. */
  caller?: CallerOrigin | undefined;
  /** Runs once the surrounding transaction has committed; at once where there is none. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** A request's origin, as it may be kept. */
export interface CallerOrigin {
  /** Shortened, so that it tells no household: `203.0.113.0/24`. */
  network: string;
  requestId: string;
}

/** A ctx that belongs to a request: it can also be rate-limited, and may open or end the browser's session. */
export interface RequestCtx extends Ctx {
  /** The caller's network, an IPv4 address or an IPv6 /64; only for limits, never stored in clear. */
  address: string;
  userAgent: string;
  limits: Limits;
  captcha: Captcha;
  /** Undefined where no service for text messages is configured. */
  sms: Sms | undefined;
  identityProviders: IdentityProviders;
  signedCookies: SignedCookies;
  /** The caller's key for this request, in case it has to be sent again. */
  idempotencyKey: string | undefined;
  sessionCookie: SessionCookie;
  /** Sets this browser's language from now on, unless one has been chosen in it. */
  suggestLanguage(language: Locale): void;
  /** What this browser's cookie says that someone has chosen to see prices in. */
  chosenCurrency: string | undefined;
  /** Keeps that choice in this browser for a year. */
  rememberCurrency(currency: Currency): void;
}

/** Addresses of stored media: a public one stays the same, a signed one expires within hours. */
export interface MediaLinks {
  href(key: string, visibility: 'public' | 'signed'): string;
}

/** The browser's HttpOnly cookie. */
export interface SessionCookie {
  /** `remember` keeps it for 365 days, else it ends with the browser (spec §4). */
  set(value: string, remember: boolean): void;
  clear(): void;
}
