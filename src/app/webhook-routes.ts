import type { FastifyInstance } from 'fastify';
import { isProviderId } from '../core/payment-providers.ts';
import { NotFound } from '../core/refusals.ts';
import { receiveWebhook } from '../features/payments/server/public.ts';
import { ProviderAway, ProviderUnclear } from '../platform/payments/provider-errors.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** The most that any provider sends, with room to spare. */
const bodyLimit = 1024 * 1024;

/**
 * What payment providers send to `/api/webhooks/{provider}`: from another site, without a session, and proved by its signature over
 * the bytes of the body. It is stored and answered; its effects follow.
 */
export function registerWebhooks(app: FastifyInstance, services: Services): void {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      '/api/webhooks/:provider',
      { bodyLimit },
      async (request, reply) => {
        const { provider } = request.params;
        if (!isProviderId(provider)) throw new NotFound();
        const { body, headers } = request;
        const texts = Object.entries(headers).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        );
        const webhook = {
          headers: Object.fromEntries(texts),
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        };
        reply.header('cache-control', 'no-store');
        try {
          await receiveWebhook({ ...createCtx(services), sealing: services.sealing }, provider, webhook);
        } catch (error) {
          // Its certificate could not be fetched: the provider sends it again.
          if (!(error instanceof ProviderAway || error instanceof ProviderUnclear)) throw error;
          return reply.code(503).header('retry-after', '60').send({ received: false });
        }
        return reply.send({ received: true });
      },
    );
    done();
  });
}
