import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  answerOperation,
  readByReference,
  readPayment,
  SandboxRefused,
} from '../features/sandbox/server/public.ts';
import { NotFound } from '../core/refusals.ts';
import type { Ctx } from '../platform/ctx.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const base = '/sandbox/v1';
const bodyLimit = 16 * 1024;

/** The API of the sandbox provider, for the product as its merchant (src/features/sandbox/README.md). */
export function registerSandbox(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!services.sandbox) throw new NotFound();
      if (!isBearer(request, services.sandbox.key))
        throw new SandboxRefused(401, 'unauthorized', 'Show the key as a bearer.');
    });
    scope.setErrorHandler((error, _request, reply) => {
      // Everything else is answered as it is everywhere.
      if (!(error instanceof SandboxRefused)) throw error;
      const { status, code, message } = error;
      return reply.code(status).send({ code, message });
    });
    const change = (path: string, name: Parameters<typeof answerOperation>[1]['name']) =>
      scope.post<{ Params: { id?: string } }>(base + path, { bodyLimit }, ({ params, headers, body }) => {
        const key = headers['idempotency-key'];
        return answerOperation(asMerchant(services), {
          name,
          id: params.id ?? '',
          key: typeof key === 'string' ? key : undefined,
          body,
        });
      });
    change('/payments', 'create');
    change('/charges', 'charge');
    change('/payments/:id/capture', 'capture');
    change('/payments/:id/cancel', 'cancel');
    change('/payments/:id/refunds', 'refund');
    scope.get<{ Params: { id: string } }>(`${base}/payments/:id`, ({ params }) =>
      readPayment(asMerchant(services), params.id),
    );
    scope.get<{ Params: { reference: string } }>(`${base}/references/:reference`, ({ params }) =>
      readByReference(asMerchant(services), params.reference),
    );
  });
}

/** No session belongs to it: the caller is a program of ours. */
function asMerchant(services: Services): Ctx {
  return createCtx(services);
}

function isBearer({ headers }: FastifyRequest, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
}
