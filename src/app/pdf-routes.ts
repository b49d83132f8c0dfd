import type { FastifyInstance } from 'fastify';
import { TooMany } from '../core/refusals.ts';
import { printSummary } from '../features/donations/server/public.ts';
import { printDocument } from '../features/invoices/server/public.ts';
import { addresses } from '../urls.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Drawing one takes CPU time. */
const limit = { tries: 20, seconds: 60 };

type Ctx = Awaited<ReturnType<typeof createRequestCtx>>;

/** The PDFs about money: of a document, and of what a donor gave in a year. What is unknown, or not the caller's, is not found. */
export function registerPdfs(app: FastifyInstance, services: Services): void {
  register<{ reference: string }>(app, services, 'invoicePdf', (ctx, { reference }) =>
    printDocument(ctx, reference),
  );
  register<{ token: string }>(app, services, 'donationSummaryPdf', (ctx, { token }) =>
    printSummary(ctx, token),
  );
}

function register<Params extends Record<string, string>>(
  app: FastifyInstance,
  services: Services,
  address: 'invoicePdf' | 'donationSummaryPdf',
  print: (ctx: Ctx, params: Params) => Promise<{ name: string; bytes: Buffer }>,
): void {
  app.get<{ Params: Params }>(addresses[address], async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const taken = await ctx.limits.take(`app.${address}:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    // The address may be a secret.
    reply.header('referrer-policy', 'no-referrer');
    const { name, bytes } = await print(ctx, request.params as Params);
    return reply
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(bytes);
  });
}
