import { fileURLToPath } from 'node:url';
import { visitor } from '#core/actor.ts';
import { composition } from '#app/features.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { createFixedClock, type Clock } from '#platform/clock.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { runAtOnce } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { createSignedCookies, type SignedCookies } from '#platform/http/signed-cookies.ts';
import { createMemoryLimits } from '#platform/limits/memory-limits.ts';
import { readTranslations, type Translations } from '#platform/i18n/translations.ts';
import { createMemoryJobs, type MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { createMemoryMails, type MemoryMails } from '#platform/mail/memory-mails.ts';
import { createMemoryFiles } from '#platform/files/memory-files.ts';
import { createMemoryUploads } from '#platform/uploads/memory-uploads.ts';
import { createLog } from '#platform/log.ts';
import { createSealing } from '#platform/crypto/sealing.ts';

/** A request's ctx with all of the outside world in memory except the database; it records what was done with it. */
export interface TestCtx extends RequestCtx {
  clock: ReturnType<typeof createFixedClock>;
  /** Every event published, `topic payload`. */
  published: string[];
  /** Every sent mail, oldest first. */
  sent: MemoryMails['sent'];
  jobs: MemoryJobs;
  /** The browser's session cookie: undefined while untouched, null once cleared. */
  cookie(): { value: string; remember: boolean } | null | undefined;
}

/** A visitor's ctx at noon of 17 November 2026 by default; `{ ...ctx, actor }` is the same for another user. */
export function makeCtx(db: Db, overrides: Partial<Omit<RequestCtx, 'clock' | 'jobs'>> = {}): TestCtx {
  const clock = createFixedClock('2026-11-17T12:00:00Z');
  const published: string[] = [];
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const mails = createMemoryMails();
  const log = createLog('silent');
  const jobs = createMemoryJobs();
  let cookie: ReturnType<TestCtx['cookie']>;
  return {
    db,
    actor: visitor,
    locale: 'en',
    timeZone: undefined,
    events: {
      publish: (topic, payload) => {
        published.push(`${topic} ${payload}`);
        for (const listener of listeners.get(topic) ?? []) listener(payload);
        return Promise.resolve();
      },
      subscribe: (topic, listener) => {
        const set = listeners.get(topic) ?? new Set();
        listeners.set(topic, set.add(listener));
        return () => set.delete(listener);
      },
      close: () => Promise.resolve(),
    },
    mails,
    push: undefined,
    sandbox: undefined,
    rateFeed: undefined,
    providers: {},
    origin: 'http://lamed.test',
    ...composition,
    demoWorld: false,
    media: { href: (key) => `/media/${key}` },
    files: createMemoryFiles(),
    uploads: createMemoryUploads(),
    virusScanner: undefined,
    log,
    say: (key) => readTranslationsOnce()[overrides.locale ?? 'en'].say(key),
    sayIn: (locale, key, values) => readTranslationsOnce()[locale].say(key, values),
    afterCommit: runAtOnce(log),
    address: '192.0.2.1',
    userAgent: 'test',
    limits: createMemoryLimits(clock),
    captcha: createCaptchaTwin(),
    sms: undefined,
    identityProviders: {},
    sealing: createSealing({ secret: 'test' }),
    idempotencyKey: undefined,
    signedCookies: createSignedCookiesTwin(clock),
    sessionCookie: {
      set: (value, remember) => {
        cookie = { value, remember };
      },
      clear: () => {
        cookie = null;
      },
    },
    suggestLanguage: () => undefined,
    chosenCurrency: undefined,
    rememberCurrency: () => undefined,
    ...overrides,
    clock,
    published,
    sent: mails.sent,
    jobs,
    cookie: () => cookie,
  };
}

function createSignedCookiesTwin(clock: Clock): SignedCookies {
  const kept = new Map<string, string>();
  return createSignedCookies({
    secret: 'test',
    clock,
    jar: {
      get: (name) => kept.get(name),
      set: (name, text) => void kept.set(name, text),
      clear: (name) => void kept.delete(name),
    },
  });
}

let translations: Translations | undefined;

function readTranslationsOnce(): Translations {
  translations ??= readTranslations(fileURLToPath(new URL('../../src', import.meta.url)));
  return translations;
}
