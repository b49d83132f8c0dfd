import { yearSeconds } from '#core/durations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitor, type Actor, type Visitor } from '../core/actor.ts';
import { currencyCookie } from '../core/chosen-currency.ts';
import type { Currency } from '../core/money.ts';
import { detectLocale, isLocale, localeCookie, type Locale } from '../core/locale.ts';
import { Forbidden, Invalid, SignInRequired } from '../core/refusals.ts';
import { readTimeZone, timeZoneCookie } from '../core/time-zone.ts';
import { viewerHeader } from '../core/viewer-header.ts';
import {
  findActorByBearer,
  findActorByCookie,
  noteSessionUse,
  type SignedIn,
} from '#features/sign-in/server/public.ts';
import { readRestrictionRule } from '#features/people/server/public.ts';
import { noteActive } from '#features/reports/server/public.ts';
import type { Ctx, RequestCtx, SessionCookie } from '../platform/ctx.ts';
import { runAtOnce } from '../platform/db/in-transaction.ts';
import { noReadings } from '../platform/db/read-once.ts';
import { createSignedCookies, type SignedCookies } from '../platform/http/signed-cookies.ts';
import { refuseViewing } from '../platform/http/guard.ts';
import { networkOf, shortenNetwork } from '../platform/http/network.ts';
import { composition } from './features.ts';
import type { Services } from './services.ts';

/** A ctx without a request: for jobs, seeds and scripts. */
export function createCtx(services: Services, actor: Actor = visitor, locale: Locale = 'en'): Ctx {
  const {
    clock,
    config,
    events,
    files,
    jobs,
    media,
    mails,
    push,
    rateFeed,
    log,
    sandbox,
    translations,
    uploads,
    virusScanner,
  } = services;
  const say = (key: string) => translations[locale].say(key);
  return {
    db: services.database.db,
    actor,
    locale,
    timeZone: undefined,
    clock,
    events,
    media,
    files,
    uploads,
    virusScanner,
    mails,
    push,
    sandbox,
    rateFeed,
    providers: services.providers,
    jobs,
    origin: config.publicUrl,
    ...composition,
    demoWorld: config.demoWorld,
    log,
    sealing: services.sealing,
    say,
    sayIn: (locale, key, values) => translations[locale].say(key, values),
    afterCommit: runAtOnce(log),
  };
}

/** The caller and her language, for plain reads: cheaper to make than a whole request's ctx. */
export async function createReaderCtx(services: Services, request: FastifyRequest): Promise<Ctx> {
  const actor = await findActor(services, request);
  return createCtx(services, actor, localeFor(request, actor));
}

/**
 * The caller, her language and her address. Refuses a bad bearer token, an unsafe request that another site made the browser
 * send, and every unsafe one of an administrator who only looks at the product as someone else, unless the route `lets` it.
 */
export async function createRequestCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { lets }: { lets?: 'writing while viewing' } = {},
): Promise<RequestCtx> {
  const actor = await findActor(services, request);
  const network = networkOf(request.ip);
  if (!isSafe(request) && lets === undefined) refuseViewing(actor);
  return {
    ...createCtx(services, actor, localeFor(request, actor)),
    // Created only when something is logged: a child logger per request would cost more than a small response itself.
    get log() {
      return services.log.child({ id: request.id });
    },
    timeZone: timeZoneOf(request),
    caller: { network: shortenNetwork(network), requestId: request.id },
    address: network,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    limits: services.limits,
    captcha: services.captcha,
    sms: services.sms,
    identityProviders: services.identityProviders,
    signedCookies: createSignedCookiesOf(services, request, reply),
    idempotencyKey: readIdempotencyKey(request),
    sessionCookie: createSessionCookie(services, reply),
    chosenCurrency: request.cookies[currencyCookie],
    rememberCurrency: (currency) => rememberCurrency(services, reply, currency),
    suggestLanguage(language) {
      if (request.cookies[localeCookie] === undefined) rememberLocale(services, reply, language);
    },
  };
}

/** The same for a page, whose parts share what is read for it. */
export async function createPageCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestCtx> {
  // The operations that a form of a page calls refuse it, so that the form can say so.
  const ctx = await createRequestCtx(services, request, reply, { lets: 'writing while viewing' });
  if (isSafe(request)) ctx.readings = noReadings(ctx.actor);
  return ctx;
}

/** The ctx of a page that is kept for every visitor: it takes only the language, the Hebrew day, and, for limits, the address from this request. */
export function createKeptPageCtx(
  services: Services,
  { locale, address, madeFrom, hebrewDay }: Pick<RequestCtx, 'locale' | 'address' | 'madeFrom' | 'hebrewDay'>,
): RequestCtx {
  const refuse = () => {
    throw new Error('a page cached for every visitor cannot set a cookie');
  };
  return {
    ...createCtx(services, visitor, locale),
    readings: noReadings(visitor),
    madeFrom,
    hebrewDay,
    address,
    userAgent: '',
    limits: services.limits,
    captcha: services.captcha,
    sms: services.sms,
    identityProviders: services.identityProviders,
    signedCookies: { set: refuse, read: () => undefined, clear: refuse },
    idempotencyKey: undefined,
    sessionCookie: { set: refuse, clear: refuse },
    chosenCurrency: undefined,
    rememberCurrency: refuse,
    suggestLanguage: refuse,
  };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Invalid([{ path: 'Idempotency-Key', messageKey: 'app.refusal.keyUnreadable' }]);
}

/** A program that sends no language gets its user's language (decisions: API shapes). */
function localeFor(request: FastifyRequest, actor: Visitor | SignedIn): Locale {
  const names = request.cookies[localeCookie] ?? request.headers['accept-language'];
  return names === undefined && actor.kind === 'member' && !isLocale(askedLocale(request))
    ? actor.language
    : requestLocale(request);
}

function askedLocale(request: FastifyRequest): unknown {
  return (request.query as Record<string, unknown> | undefined)?.['lang'];
}

/** `?lang=` once, then the cookie, then the browser (decisions: locale and SEO). */
export function requestLocale(request: FastifyRequest): Locale {
  const asked = askedLocale(request);
  return isLocale(asked)
    ? asked
    : detectLocale(request.cookies[localeCookie], request.headers['accept-language']);
}

async function findActor(services: Services, request: FastifyRequest): Promise<Visitor | SignedIn> {
  const { db } = services.database;
  const { authorization } = request.headers;
  const now = services.clock.now();
  if (authorization !== undefined) {
    // Bearer wins, and a bad one never falls back to the cookie (quality: API rules).
    const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
    const member = token ? await findActorByBearer(db, token, now) : undefined;
    if (!member || isAbsent(services, member)) throw new SignInRequired();
    return noteUse(services, request, member);
  }
  const cookie = request.cookies[sessionCookieName(services)];
  if (isForeign(services, request) || (cookie !== undefined && !isSameOrigin(services, request)))
    throw new Forbidden('csrf', 'app.refusal.csrf');
  if (cookie === undefined) return visitor;
  const member = await findActorByCookie(db, cookie, now);
  if (!isSafe(request) && member && isOfAnother(request, member)) throw new SignInRequired();
  return member && !isAbsent(services, member) ? noteUse(services, request, member) : visitor;
}

/** The page was made for someone else, before another tab changed the session. */
function isOfAnother({ headers }: FastifyRequest, { userId }: SignedIn): boolean {
  const madeFor = headers[viewerHeader];
  return madeFor !== undefined && madeFor !== userId;
}

/** A demo-world session, opened by a process that had the demo on, is invalid where it is off. */
function isAbsent({ config }: Services, member: SignedIn): boolean {
  return member.demo && !config.demoWorld;
}

async function noteUse(services: Services, request: FastifyRequest, member: SignedIn): Promise<SignedIn> {
  const { database, events, clock } = services;
  noteActive({ actor: member, clock, events });
  if (!isSafe(request))
    await noteSessionUse({ db: database.db, now: clock.now(), timeZone: timeZoneOf(request) }, member);
  return { ...member, restriction: await readRestrictionRule({ db: database.db, events, clock }) };
}

function timeZoneOf({ cookies }: FastifyRequest): string | undefined {
  return readTimeZone(cookies[timeZoneCookie]);
}

function isSafe(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether a request can only read public data: it sends no session. */
export function isOpenReading(services: Services, request: FastifyRequest): boolean {
  const { headers, cookies } = request;
  return (
    isSafe(request) &&
    headers.authorization === undefined &&
    cookies[sessionCookieName(services)] === undefined
  );
}

/** Unsafe methods with a cookie must come from our own pages. */
export function isSameOrigin(services: Services, request: FastifyRequest): boolean {
  if (isSafe(request)) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin === services.config.publicUrl;
  return site === 'same-origin';
}

/** An unsafe request that another site made a browser send; without a session yet, it could still sign a user in or lock her out. */
function isForeign(services: Services, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const tells = origin !== undefined || (site !== undefined && site !== 'none');
  return tells && !isSameOrigin(services, request);
}

export function isHttps(services: Services): boolean {
  return services.config.publicUrl.startsWith('https:');
}

export function sessionCookieName(services: Services): string {
  return isHttps(services) ? '__Host-tl-session' : 'tl-session';
}

function createSessionCookie(services: Services, reply: FastifyReply): SessionCookie {
  const name = sessionCookieName(services);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(services) } as const;
  return {
    set: (value, remember) =>
      void reply.setCookie(name, value, remember ? { ...options, maxAge: yearSeconds } : options),
    clear: () => void reply.clearCookie(name, options),
  };
}

function createSignedCookiesOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): SignedCookies {
  const prefix = isHttps(services) ? '__Host-tl-' : 'tl-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(services) } as const;
  const { secret, previousSecret } = services.config;
  return createSignedCookies({
    secret,
    previousSecret,
    clock: services.clock,
    jar: {
      get: (name) => request.cookies[prefix + name],
      set: (name, text, maxAge) => void reply.setCookie(prefix + name, text, { ...options, maxAge }),
      clear: (name) => void reply.clearCookie(prefix + name, options),
    },
  });
}

function rememberCurrency(services: Services, reply: FastifyReply, currency: Currency): void {
  reply.setCookie(currencyCookie, currency, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(services),
    maxAge: yearSeconds,
  });
}

/** Remembers a language for 365 days; readable by the page, which switches it in place. */
export function rememberLocale(services: Services, reply: FastifyReply, locale: Locale): void {
  reply.setCookie(localeCookie, locale, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(services),
    maxAge: yearSeconds,
  });
}
