import type { FastifyInstance } from 'fastify';
import { NotFound, TooMany } from '../core/refusals.ts';
import { printCertificate } from '../features/learning/server/public.ts';
import { addresses, href } from '../urls.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Drawing one takes CPU time. */
const limit = { tries: 20, seconds: 60 };

/** `GET /certificates/{code}/pdf`: a certificate to print. For an unknown code, the page that says so. */
export function registerCertificates(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { code: string } }>(addresses.certificatePdf, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const { code } = request.params;
    const taken = await ctx.limits.take(`app.certificatePdf:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    try {
      const pdf = await printCertificate(ctx, code);
      return await reply
        .header(
          'content-disposition',
          `inline; filename="${code.toLowerCase().replace(/[^a-z0-9]/g, '')}.pdf"`,
        )
        .type('application/pdf')
        .send(pdf);
    } catch (error) {
      if (error instanceof NotFound) return reply.redirect(href('certificate', { code }), 302);
      throw error;
    }
  });
}
