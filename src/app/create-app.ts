import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { NotFound } from '../core/refusals.ts';
import { isPublicMedia, withWrittenCaptions } from '../features/learning/server/public.ts';
import { isPublicPicture } from '../features/media/server/public.ts';
import { recaptchaOrigins } from '../platform/captcha/recaptcha.ts';
import { registerMedia } from '../platform/files/media-route.ts';
import { makeDataHeaders, makeSecurityHeaders } from '../platform/http/security-headers.ts';
import { toTrustProxy } from '../platform/http/trusted-proxies.ts';
import { shedLoad } from '../platform/load/load-shedding.ts';
import { queueWrites } from '#platform/load/write-queue.ts';
import { addresses } from '../urls.ts';
import { registerInbox } from './dev/mail.ts';
import { registerApi } from './api-handler.ts';
import { registerApiReference } from './api-reference.ts';
import { registerByteRoutes } from './byte-routes.ts';
import { createErrorPages, isForReading } from './error-pages.ts';
import { comeBackSeconds, toErrorResponse } from './error-response.ts';
import { registerCertificates } from './certificate-route.ts';
import { registerPdfs } from './pdf-routes.ts';
import { registerPreviews } from './preview-route.ts';
import { registerDownloads } from './download-route.ts';
import { registerFramedPictures } from './framed-picture-route.ts';
import { registerHandedIn } from './handed-in-route.ts';
import { registerHealth } from './health.ts';
import { registerClassFiles } from './class-files-routes.ts';
import { registerListingFiles } from './listing-files.ts';
import { registerPersonalData } from './personal-data-route.ts';
import { registerOffline } from './offline-routes.ts';
import { registerPages, type Pages } from './page-handler.ts';
import { createCtx, requestLocale } from './request-ctx.ts';
import { registerEndOfViewing } from './viewing/end-of-viewing-route.ts';
import { registerCampaignSharing } from './campaign-share-routes.ts';
import { registerCampaignStream } from './campaign-stream.ts';
import { registerLiveStream } from './live-stream.ts';
import { registerPersonStream } from './person-stream.ts';
import { registerSandbox } from './sandbox-routes.ts';
import { registerSearchEngineFiles } from './search-engine-files.ts';
import { registerSecurityTxt } from './security-txt.ts';
import type { Services } from './services.ts';
import { registerUploads } from './upload-routes.ts';
import { registerWebhooks } from './webhook-routes.ts';

const bodyLimit = 256 * 1024;

export interface AppFolders {
  /** The built browser files, with their pre-compressed twins. */
  client: string;
  /** Icons, covers, sounds: served as they are. */
  public: string;
}

/** Characters that none of our addresses contain: control characters and line breaks. */
const unwritten = /[\u0000-\u001f\u007f\u2028\u2029]/;

/**
 * Escapes an address that has malformed percent signs or such characters, so that it names an unknown page instead of
 * causing a server error.
 */
function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?', 1);
  try {
    if (!unwritten.test(decodeURIComponent(path))) return url;
  } catch {
    // Malformed: escaped below.
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
    trustProxy: toTrustProxy(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    // Longer than a proxy's or client's own timeout, or it would reuse a connection just as it is closed here.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

  // Many programs send a JSON content type even on requests without a body.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parseJson(request, String(body), done),
  );

  const errorPages = createErrorPages(services, pages);
  app.setErrorHandler((error, request, reply) => {
    const locale = requestLocale(request);
    const answer = toErrorResponse(error, translations[locale], log, request.id);
    const { status, body, retryAfterSeconds } = answer;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    reply.header('cache-control', 'no-store');
    if (isForReading(request)) return errorPages.send(answer, request, reply, locale);
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new NotFound();
  });
  await app.register(cookie);
  const headers = makeSecurityHeaders(config.publicUrl, {
    captcha: config.recaptcha ? recaptchaOrigins : [],
    signIn: Object.values(services.identityProviders).map(({ origin }) => origin),
    payment: Object.values(services.providers).flatMap(({ payOrigins }) => payOrigins ?? []),
  });
  const dataHeaders = makeDataHeaders(config.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.url.startsWith('/api/') && request.routeOptions.url !== addresses.apiReference;
    reply.headers(isData ? dataHeaders : headers).header('x-request-id', request.id);
    done();
  });
  // Requests already begun stay fast, because what the process cannot take on is refused at once (quality: promise 9).
  shedLoad(app, {
    limits: { ...config.loadLimits, retryAfterSeconds: comeBackSeconds },
    // A page whose scripts were refused would stay dead.
    isExempt: ({ url }) => url.startsWith('/assets/'),
    answerTo: (request) => errorPages.answerBusy(request),
  });
  queueWrites(app);
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
  registerSecurityTxt(app, services);
  registerMedia(app, {
    files: withWrittenCaptions(services.files, services.database.db),
    secret: config.secret,
    previousSecret: config.previousSecret,
    now: () => services.clock.now(),
    isPublic: async (key) => {
      const ctx = createCtx(services);
      return (await isPublicMedia(ctx, key)) || isPublicPicture(ctx, key);
    },
    say: (request, key) => translations[requestLocale(request)].say(key),
  });
  registerHandedIn(app, services);
  registerApiReference(app, services, pages.assets);
  registerPreviews(app, services, pages);
  registerOffline(app, services, pages.assets, folders.client);
  if (config.mail.inbox) registerInbox(app, services, pages.assets);
  registerByteRoutes(app, services);
  registerWebhooks(app, services);
  registerFramedPictures(app, services, folders.public);
  registerPersonalData(app, services);
  registerListingFiles(app, services);
  registerClassFiles(app, services);
  registerDownloads(app, services);
  registerCertificates(app, services);
  registerPdfs(app, services);
  registerPersonStream(app, services);
  registerLiveStream(app, services);
  registerCampaignStream(app, services);
  registerCampaignSharing(app, services, {
    publicFolder: folders.public,
    pagePolicy: String(headers['content-security-policy']),
  });
  registerEndOfViewing(app, services);
  registerUploads(app, services);
  registerSandbox(app, services);
  registerApi(app, services);
  registerPages(app, services, pages);
  return app;
}
