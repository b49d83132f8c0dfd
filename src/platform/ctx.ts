import type { Actor } from '../core/actor.ts';
import type { Locale } from '../core/locale.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/tables.ts';
import type { Events } from './events/events.ts';
import type { BriefNotes } from './http/brief-notes.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Sealing } from './sealing.ts';
import type { IdentityProviders } from './sign-in-with/identity-provider.ts';
import type { Mails } from './mail/mail.ts';

/** What a server function works with: who asks, in which language, when, and the outside world. */
export interface Ctx {
  db: Db;
  actor: Actor;
  locale: Locale;
  /** The browser's IANA time zone, where it has told. */
  timeZone: string | undefined;
  clock: Clock;
  events: Events;
  media: MediaLinks;
  mails: Mails;
  /** Work for later, of a kind that the feature has defined at the start. */
  jobs: Pick<Jobs, 'send'>;
  /** `https://host` of the public address, without a slash at the end: for links that leave the product. */
  origin: string;
  log: Log;
  /** A message in `locale`, for words that are part of an answer. */
  say(key: string): string;
  /** A message in a language of somebody else, with its values. */
  sayIn(locale: Locale, key: string, values?: Record<string, string | number>): string;
  /** Runs once the surrounding transaction has committed; at once where there is none. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** A ctx that came with a request: it can also be limited, and may open or end the browser's session. */
export interface RequestCtx extends Ctx {
  /** The network address asked from; only for limits, never stored in clear. */
  address: string;
  userAgent: string;
  limits: Limits;
  captcha: Captcha;
  identityProviders: IdentityProviders;
  notes: BriefNotes;
  sealing: Sealing;
  /** What the caller named this request, should it have to be sent again. */
  idempotencyKey: string | undefined;
  sessionCookie: SessionCookie;
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
