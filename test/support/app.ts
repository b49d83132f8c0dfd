import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { createApp } from '#app/create-app.ts';
import type { RenderedPage, RenderInput } from '#app/page-data.ts';
import { createCtx } from '#app/request-ctx.ts';
import type { Services } from '#app/services.ts';
import { folders } from '#app/wiring.ts';
import { defineJobs } from '#app/define-jobs.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { createFixedClock } from '#platform/clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Events } from '#platform/events/events.ts';
import { createMemoryEvents } from '#platform/events/memory-events.ts';
import { createMemoryFiles } from '#platform/files/memory-files.ts';
import { createMediaLinks } from '#platform/files/signed-url.ts';
import { readTranslations } from '#platform/i18n/translations.ts';
import { createMemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { createMemoryLimits } from '#platform/limits/memory-limits.ts';
import { createMemoryPush } from '#platform/push/memory-push.ts';
import { createMemorySms } from '#platform/sms/memory-sms.ts';
import { createMemoryMails, type MemoryMails } from '#platform/mail/memory-mails.ts';
import { createMemoryUploads } from '#platform/uploads/memory-uploads.ts';
import { createLog } from '#platform/log.ts';
import { createSealing } from '#platform/crypto/sealing.ts';
import { createSandboxInApp } from './sandbox-in-app.ts';
import { useDatabase } from './db.ts';
import { refuseUndeclared } from './declared-refusals.ts';

const translations = readTranslations(folders.source);
const secret = 'test-secret-test-secret-test-secret';

/** A request's method, body and headers. */
export interface Asked {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  body?: unknown;
  /** A list is sent as checkboxes of one name are. */
  form?: Record<string, string | readonly string[]>;
  headers?: Record<string, string>;
  /** The caller's network address; 127.0.0.1 by default. */
  from?: string;
}

/** A client that makes requests: a visitor's has no credential, an app's a bearer, a browser's a cookie and an Origin. */
export interface Client {
  ask(path: string, asked?: Asked): Promise<LightMyRequestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface TestApp extends Client {
  /** What tests set up their world with. */
  ctx: Ctx & { clock: ReturnType<typeof createFixedClock> };
  services: Services;
  /** The sent mails, oldest first. */
  mails: MemoryMails['sent'];
  /** Listens on its own port, for what continues after a response has begun; returns the address. */
  listen(): Promise<string>;
  /** Every address of the server, as `GET /healthz`. */
  listRoutes(): string[];
  /** The bearer of a new session of a user, as a header. */
  credentialsOf(user: Pick<TestUser, 'userId'>): Promise<{ authorization: string }>;
  /** The cookie of a new session of a user, as a header. */
  cookieOf(user: Pick<TestUser, 'userId'>): Promise<{ cookie: string }>;
  /** Does something and undoes what it has written; the tries that it has used are given back too. */
  undoing<T>(work: () => Promise<T>): Promise<T>;
  as(user: Pick<TestUser, 'userId'>): Promise<Client>;
  asBrowserOf(user: Pick<TestUser, 'userId'>): Promise<Client>;
  makeUser: (...rest: Tail<Parameters<typeof makeUser>>) => Promise<TestUser>;
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/**
 * The whole server in memory on a real database, reset for each test, at noon of 17 November 2026. With `statusOnly` pages
 * run their loaders and have no HTML: for tests of thousands of pages.
 */
export function useApp(settings: Partial<Config> = {}, { statusOnly = false } = {}): TestApp {
  const database = useDatabase();
  let app: FastifyInstance;
  let current: Pick<TestApp, 'ctx' | 'services' | 'mails'>;

  beforeEach(async () => {
    const clock = createFixedClock('2026-11-17T12:00:00Z');
    const log = createLog('silent');
    const mails = createMemoryMails();
    const sms = createMemorySms();
    const services: Services = {
      config: {
        ...readConfig({
          PUBLIC_URL: 'http://lamed.test',
          SECRET: secret,
          SMTP_URL: 'none',
          LOG_LEVEL: 'silent',
        }),
        // A busy test machine is not overload.
        loadLimits: { eventLoopDelay: Number.POSITIVE_INFINITY, inFlight: 1000 },
        ...settings,
      },
      log,
      clock,
      database,
      events: createAwaitedEvents(),
      jobs: createMemoryJobs(),
      files: createMemoryFiles(),
      uploads: createMemoryUploads(),
      virusScanner: undefined,
      mails,
      media: createMediaLinks({ secret, now: () => clock.now() }),
      limits: createMemoryLimits(clock),
      captcha: createCaptchaTwin(),
      sms,
      push: createMemoryPush(),
      sandbox: createSandboxInApp(secret, (request) => app.inject(request)),
      rateFeed: undefined,
      identityProviders: {},
      sealing: createSealing({ secret }),
      providers: {},
      translations,
    };
    defineJobs(services);
    app = await createApp(
      services,
      {
        renderPage: statusOnly ? renderStatus : renderPage,
        assets: { head: () => '', life: () => '', styles: () => '' },
      },
      { client: folders.client, public: folders.public },
    );
    await app.ready();
    current = { services, mails: mails.sent, ctx: { ...createCtx(services), clock } };
  });
  afterEach(() => app.close());

  const client = (credentials: Record<string, string>): Client => {
    const ask = async (path: string, { method = 'GET', body, form, headers = {}, from }: Asked = {}) => {
      const answer = await app.inject({
        method,
        url: path,
        ...(from !== undefined && { remoteAddress: from }),
        headers: {
          host: 'lamed.test',
          ...credentials,
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }),
        ...(form && { payload: encodeForm(form) }),
      });
      refuseUndeclared(method, path, answer);
      return answer;
    };
    return {
      ask,
      get: (path, headers = {}) => ask(path, { headers }),
      post: (path, body, headers = {}) => ask(path, { method: 'POST', body, headers }),
    };
  };

  const credentialsOf = async (user: Pick<TestUser, 'userId'>) => ({
    authorization: `Bearer ${(await makeSession(current.ctx, user)).token}`,
  });

  const cookieOf = async (user: Pick<TestUser, 'userId'>) => ({
    cookie: `tl-session=${(await makeSession(current.ctx, user)).cookie}`,
  });

  return {
    ...client({}),
    get ctx() {
      return current.ctx;
    },
    get mails() {
      return current.mails;
    },
    get services() {
      return current.services;
    },
    listRoutes: () => readRoutes(app.printRoutes({ commonPrefix: false })),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    makeUser: (...rest) => makeUser(current.ctx, ...rest),
    credentialsOf,
    cookieOf,
    undoing: (work) => {
      current.services.limits = createMemoryLimits(current.ctx.clock);
      return database.undoing(work);
    },
    as: async (user) => client(await credentialsOf(user)),
    asBrowserOf: async (user) => client({ ...(await cookieOf(user)), origin: 'http://lamed.test' }),
  };
}

/** Fastify prints its routes as a tree, four characters per level, each with the rest of its path. */
function readRoutes(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', rest = '', methods = ''] = /^([^/*]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    const level = indent.length / 4 - 1;
    if (level < 0) return [];
    const path = (above[level - 1] ?? '') + rest;
    above.splice(level, above.length, path);
    return methods.split(', ').map((method) => `${method} ${path}`);
  });
}

/** In-memory events, except that `publish` resolves only once the listeners have run. */
function createAwaitedEvents(): Events {
  const events = createMemoryEvents();
  return {
    ...events,
    async publish(topic, payload) {
      await events.publish(topic, payload);
      await setImmediate();
    },
  };
}

interface Renderer {
  renderPage(input: RenderInput): Promise<RenderedPage>;
  loadPage(input: RenderInput): Promise<Response | { context: { statusCode: number } }>;
}

/** Imported dynamically: the pages belong to the web project, which these types do not know. */
function importRenderer(): Promise<Renderer> {
  const renderer = '../../src/app/render.tsx';
  return import(/* @vite-ignore */ renderer) as Promise<Renderer>;
}

async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const renderer = await importRenderer();
  return renderer.renderPage(input);
}

/** What a page's loaders come to: a redirect, or a status. */
async function renderStatus(input: RenderInput): Promise<RenderedPage> {
  const renderer = await importRenderer();
  const loaded = await renderer.loadPage(input);
  if (loaded instanceof Response)
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  const { locale, origin, now, timeZone, messagesVersion } = input;
  const routes = { loaderData: {}, actionData: null, errors: null };
  const queries = { mutations: [], queries: [] };
  return {
    kind: 'page',
    status: loaded.context.statusCode,
    html: '',
    data: { locale, origin, now: now.toISOString(), timeZone, messagesVersion, queries, routes },
    modules: [],
    fonts: [],
  };
}

function encodeForm(form: NonNullable<Asked['form']>): string {
  const pairs = new URLSearchParams();
  for (const [name, typed] of Object.entries(form))
    for (const value of [typed].flat()) pairs.append(name, value);
  return pairs.toString();
}
