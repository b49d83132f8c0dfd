import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { createRouterClient, ORPCError, type AnyRouter } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { NotFound } from '../core/refusals.ts';
import type { RequestCtx } from '../platform/ctx.ts';
import { chooseEncoding, compressAs } from '../platform/http/compressed.ts';
import { MethodNotAllowed, toErrorResponse, type ErrorBody } from './error-response.ts';
import { refuseKept } from '../platform/http/guard.ts';
import { listAllowedMethods, listLargeBodies } from './allowed-methods.ts';
import { apiRouter } from './api.ts';
import { refuseCardNumbers, type Call } from './refuse-card-numbers.ts';
import { createRequestCtx, isOpenReading } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Anything smaller fits in one network packet anyway. */
const worthCompressing = 1024;
const quickQuality = 4;

/** The whole API under `/api`, for programs. */
export function registerApi(app: FastifyInstance, services: Services): void {
  const handler = new OpenAPIHandler<RequestCtx>(apiRouter as AnyRouter, {
    clientInterceptors: [refuseInterceptor(services)],
    rootInterceptors: [
      async ({ next }) => {
        const result = await next();
        const seconds = result.matched ? retryAfter(result.response.body) : undefined;
        if (result.matched && seconds !== undefined) result.response.headers['retry-after'] = String(seconds);
        return result;
      },
    ],
    customErrorResponseBodyEncoder: (error) => encodeError(error as ORPCError<string, unknown>),
  });
  const onSend = compressOpenReading(services);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // oRPC reads the address as it was sent; one that had to be rewritten is not an API address.
    if (request.originalUrl !== request.url) throw new NotFound();
    const context = await createRequestCtx(services, request, reply);
    // Nearly all of it belongs to one person, and the pages keep their own cache.
    reply.header('cache-control', 'no-store');
    // The same headers as for GET (RFC 9110, 9.3.2); Node drops the body of a response to HEAD.
    if (request.raw.method === 'HEAD') request.raw.method = 'GET';
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (matched) return reply;
    const allowed = listAllowedMethods(request.url);
    if (!allowed.length) throw new NotFound();
    reply.header('allow', allowed.join(', '));
    throw new MethodNotAllowed();
  };
  app.all('/api/*', { onSend }, answer);
  for (const { path, bytes, permission } of listLargeBodies())
    app.post(`/api${path}`, {
      onSend,
      bodyLimit: bytes,
      // Nobody else is to make us read so much.
      onRequest: async (request, reply) => {
        const { actor } = await createRequestCtx(services, request, reply);
        refuseKept({ permission }, actor);
      },
      handler: answer,
    });
}

/**
 * Compresses answers only for requests without a session. Personal answers go out uncompressed: their compressed size
 * would let others guess what is in them.
 */
function compressOpenReading(services: Services): onSendAsyncHookHandler {
  return async (request, reply, body) => {
    if (typeof body !== 'string' || body.length < worthCompressing || !isOpenReading(services, request))
      return body;
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return body;
    reply.header('content-encoding', encoding);
    return compressAs(encoding, body, quickQuality);
  };
}

/** The same API for pages rendered in this process: direct calls, the same refusals. */
export function createApiClient(services: Services, ctx: RequestCtx) {
  return createRouterClient(apiRouter, { context: ctx, interceptors: [refuseInterceptor(services)] });
}

interface RefusableCall extends Call {
  context: object;
}

/** Turns what a server function throws into the error that an API caller sees, in the request's language. */
function refuseInterceptor(services: Services) {
  return async <T>(options: RefusableCall & { next(): Promise<T> }): Promise<T> => {
    const ctx = options.context as RequestCtx;
    try {
      refuseCardNumbers(options);
      return await options.next();
    } catch (error) {
      const { status, body } = toErrorResponse(error, services.translations[ctx.locale], ctx.log);
      throw new ORPCError<string, unknown>(body.code, { status, message: body.message, data: body.data });
    }
  };
}

function retryAfter(body: unknown): number | undefined {
  const data = body && typeof body === 'object' && 'data' in body ? body.data : undefined;
  const seconds =
    data && typeof data === 'object' && 'retryAfterSeconds' in data ? data.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

function encodeError(error: ORPCError<string, unknown>): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    ...(error.data ? { data: error.data as Record<string, unknown> } : {}),
  };
}
