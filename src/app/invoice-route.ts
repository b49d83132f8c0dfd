import type { FastifyInstance } from 'fastify';
import { TooMany } from '../core/refusals.ts';
import { printDocument } from '../features/invoices/server/public.ts';
import { addresses } from '../urls.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Drawing one takes CPU time. */
const limit = { tries: 20, seconds: 60 };

/** `GET /invoices/{reference}/pdf`: a document of money. What is unknown, or not the caller's, is not found. */
export function registerInvoices(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { reference: string } }>(addresses.invoicePdf, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const taken = await ctx.limits.take(`app.invoicePdf:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    // The address may be a secret.
    reply.header('referrer-policy', 'no-referrer');
    const { name, bytes } = await printDocument(ctx, request.params.reference);
    return reply
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(bytes);
  });
}
