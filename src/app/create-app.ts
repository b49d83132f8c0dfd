import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { NotFound } from '../core/refusals.ts';
import { isPublicMedia } from '../features/learning/server/public.ts';
import { recaptchaOrigins } from '../platform/captcha/recaptcha.ts';
import { registerMedia } from '../platform/files/media-route.ts';
import { makeDataHeaders, makeSecurityHeaders } from '../platform/http/security-headers.ts';
import { shedLoad } from '../platform/load/load-shedding.ts';
import { takeWritesInTurn } from '../platform/load/writes-in-turn.ts';
import { addresses } from '../urls.ts';
import { registerInbox } from './dev/mail.ts';
import { registerApi } from './api-handler.ts';
import { registerApiReference } from './api-reference.ts';
import { registerByteRoutes } from './byte-routes.ts';
import { toErrorResponse } from './error-response.ts';
import { registerCertificates } from './certificate-route.ts';
import { registerDownloads } from './download-route.ts';
import { registerHealth } from './health.ts';
import { registerPersonalData } from './personal-data-route.ts';
import { registerOffline } from './offline-routes.ts';
import { registerPages, type Pages } from './page-handler.ts';
import { createCtx, requestLocale } from './request-ctx.ts';
import { registerStandingStream } from './standing-stream.ts';
import { registerSearchEngineFiles } from './search-engine-files.ts';
import type { Services } from './services.ts';

const bodyLimit = 256 * 1024;

const comeBackSeconds = 2;

export interface AppFolders {
  /** The built browser files, with their pre-compressed twins. */
  client: string;
  /** Icons, covers, sounds: served as they are. */
  public: string;
}

/**
 * An address whose percent signs mean nothing, or what no database takes, as an address that means the signs themselves:
 * so it is an unknown page, not a fault.
 */
function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?', 1);
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // Read as it is written, below.
  }
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The whole server, not yet listening: assets, media, API, pages. */
export async function createApp(
  services: Services,
  pages: Pages,
  folders: AppFolders,
): Promise<FastifyInstance> {
  const { config, log, translations } = services;
  // Fastify's own type of logger, or each of its types would carry pino's.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    // Longer than a proxy's or a client's own, or it would reuse a connection in the moment in which it is closed here.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

  // Many programs name JSON on every request, also on one that has no body.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parseJson(request, String(body), done),
  );

  const busy = JSON.stringify({ code: 'busy', message: translations.en.say('app.refusal.busy') });
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterSeconds } = toErrorResponse(
      error,
      translations[requestLocale(request)],
      log,
      request.id,
    );
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler(() => {
    throw new NotFound();
  });
  // What a process has begun stays quick, because what it cannot do is refused at once (quality: promise 9).
  shedLoad(app, {
    limits: { ...config.loadLimits, retryAfterSeconds: comeBackSeconds },
    // Without its scripts a page that was answered would stay dead.
    isExempt: ({ url }) => url.startsWith('/assets/'),
    answerTo: () => ({ contentType: 'application/json; charset=utf-8', body: busy }),
  });
  takeWritesInTurn(app);
  const headers = makeSecurityHeaders(config.publicUrl, {
    captcha: config.recaptcha ? recaptchaOrigins : [],
    signIn: Object.values(services.identityProviders).map(({ origin }) => origin),
  });
  const dataHeaders = makeDataHeaders(config.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/api/') && request.routeOptions.url !== addresses.apiReference;
    reply.headers(isData ? dataHeaders : headers).header('x-request-id', request.id);
    done();
  });
  if (log.isLevelEnabled('debug')) {
    app.addHook('onResponse', (request, reply, done) => {
      log.debug(
        {
          id: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
      done();
    });
  }

  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: `${folders.client}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(fastifyStatic, {
    root: folders.public,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1d',
    index: false,
  });
  registerHealth(app, services);
  registerSearchEngineFiles(app, services);
  registerMedia(app, {
    files: services.files,
    secret: config.secret,
    now: () => services.clock.now(),
    isPublic: (key) => isPublicMedia(createCtx(services), key),
    say: (request, key) => translations[requestLocale(request)].say(key),
  });
  registerApiReference(app, services, pages.assets);
  registerOffline(app, services, pages.assets, folders.client);
  if (config.mail.inbox) registerInbox(app, services, pages.assets);
  registerByteRoutes(app, services);
  registerPersonalData(app, services);
  registerDownloads(app, services);
  registerCertificates(app, services);
  registerStandingStream(app, services);
  registerApi(app, services);
  registerPages(app, services, pages);
  return app;
}
