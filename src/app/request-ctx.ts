import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitor, type Actor, type Visitor } from '../core/actor.ts';
import { detectLocale, isLocale, localeCookie, type Locale } from '../core/locale.ts';
import { Forbidden, Invalid, SignInRequired } from '../core/refusals.ts';
import { readTimeZone, timeZoneCookie } from '../core/time-zone.ts';
import {
  findActorByBearer,
  findActorByCookie,
  noteSessionUse,
  type SignedIn,
} from '../features/accounts/server/public.ts';
import { classesPort } from '../features/classes/server/public.ts';
import type { Ctx, RequestCtx, SessionCookie } from '../platform/ctx.ts';
import { createBriefNotes, type BriefNotes } from '../platform/http/brief-notes.ts';
import type { Services } from './services.ts';

const year = 365 * 86_400;

/** A ctx without a request: for jobs, seeds and scripts. */
export function createCtx(services: Services, actor: Actor = visitor, locale: Locale = 'en'): Ctx {
  const { clock, config, events, jobs, media, mails, log, translations } = services;
  const say = (key: string) => translations[locale].say(key);
  return {
    db: services.database.db,
    actor,
    locale,
    timeZone: undefined,
    clock,
    events,
    media,
    mails,
    jobs,
    origin: config.publicUrl,
    classes: classesPort,
    log,
    say,
    sayIn: (locale, key, values) => translations[locale].say(key, values),
    afterCommit: (work) => void work(),
  };
}

/** Who asks and in which language, for what is no more than read: less to make than a whole request's ctx. */
export async function createReaderCtx(services: Services, request: FastifyRequest): Promise<Ctx> {
  const actor = await findActor(services, request);
  return createCtx(services, actor, localeFor(request, actor));
}

/** Who asks, in which language, from where. Refuses a bad bearer, and an unsafe request that another site made the browser send. */
export async function createRequestCtx(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestCtx> {
  const actor = await findActor(services, request);
  return {
    ...createCtx(services, actor, localeFor(request, actor)),
    // Made where something is logged: a child for each request would cost more than a small answer's own work.
    get log() {
      return services.log.child({ id: request.id });
    },
    timeZone: readTimeZone(request.cookies[timeZoneCookie]),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    limits: services.limits,
    captcha: services.captcha,
    identityProviders: services.identityProviders,
    sealing: services.sealing,
    notes: createNotes(services, request, reply),
    idempotencyKey: readIdempotencyKey(request),
    sessionCookie: createSessionCookie(services, reply),
  };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Invalid([{ path: 'Idempotency-Key', messageKey: 'app.refusal.keyUnreadable' }]);
}

/** A program that names no language is answered in the one of its user (decisions: API shapes). */
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
    if (!member) throw new SignInRequired();
    return noteUse(services, request, member);
  }
  const cookie = request.cookies[sessionCookieName(services)];
  if (isForeign(services, request) || (cookie !== undefined && !isSameOrigin(services, request)))
    throw new Forbidden('csrf', 'app.refusal.csrf');
  if (cookie === undefined) return visitor;
  const member = await findActorByCookie(db, cookie, now);
  return member ? noteUse(services, request, member) : visitor;
}

async function noteUse(services: Services, request: FastifyRequest, member: SignedIn): Promise<SignedIn> {
  if (!isSafe(request)) await noteSessionUse(services.database.db, member, services.clock.now());
  return member;
}

function isSafe(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Unsafe methods with a cookie must come from our own pages. */
export function isSameOrigin(services: Services, request: FastifyRequest): boolean {
  if (isSafe(request)) return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return origin === services.config.publicUrl;
  return site === 'same-origin';
}

/** An unsafe request that another site made a browser send; who has no session yet may be signed in by it, or locked out. */
function isForeign(services: Services, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const tells = origin !== undefined || (site !== undefined && site !== 'none');
  return tells && !isSameOrigin(services, request);
}

export function isHttps(services: Services): boolean {
  return services.config.publicUrl.startsWith('https:');
}

function sessionCookieName(services: Services): string {
  return isHttps(services) ? '__Host-tl-session' : 'tl-session';
}

function createSessionCookie(services: Services, reply: FastifyReply): SessionCookie {
  const name = sessionCookieName(services);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(services) } as const;
  return {
    set: (value, remember) =>
      void reply.setCookie(name, value, remember ? { ...options, maxAge: year } : options),
    clear: () => void reply.clearCookie(name, options),
  };
}

function createNotes(services: Services, request: FastifyRequest, reply: FastifyReply): BriefNotes {
  const prefix = isHttps(services) ? '__Host-tl-' : 'tl-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(services) } as const;
  const { secret } = services.config;
  return createBriefNotes({
    secret,
    clock: services.clock,
    carrier: {
      get: (name) => request.cookies[prefix + name],
      set: (name, text, maxAge) => void reply.setCookie(prefix + name, text, { ...options, maxAge }),
      clear: (name) => void reply.clearCookie(prefix + name, options),
    },
  });
}

/** Remembers a language for 365 days; readable by the page, which switches it in place. */
export function rememberLocale(services: Services, reply: FastifyReply, locale: Locale): void {
  reply.setCookie(localeCookie, locale, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(services),
    maxAge: year,
  });
}
