import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '#core/actor.ts';
import { NotFound, TooMany } from '#core/refusals.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { refuseKept } from '#platform/http/guard.ts';
import { features } from './features.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 120, seconds: 3600 };

/**
 * `GET /api/admin/files/{listing}`: a list of the administration as CSV, exactly the rows that its page shows for the same
 * query, all pages of them. Audited before the first line leaves, and streamed in batches, so that no process holds it whole.
 */
export function registerListingFiles(app: FastifyInstance, services: Services): void {
  const files = new Map(features.flatMap(({ files = [] }) => files.map((file) => [file.name, file])));
  app.route<{ Params: { listing: string } }>({
    method: 'GET',
    url: '/api/admin/files/:listing',
    // A HEAD would be audited like a download.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const ctx = await createRequestCtx(services, request, reply);
      const listing = files.get(request.params.listing);
      refuseKept({ permission: listing?.permission ?? 'admin.open' }, ctx.actor);
      if (!listing) throw new NotFound();
      const { userId } = signedIn(ctx);
      const taken = await ctx.limits.take(`app.listingFile:${userId}`, limit);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      const asked = listing.parse(request.query);
      const { count, chunks } = await listing.open(ctx, asked);
      await recordAudit(ctx, {
        who: userId,
        what: 'listing.exported',
        subject: listing.name,
        why: 'file',
        after: { ...asked, count },
      });
      const day = ctx.clock.now().toISOString().slice(0, 10);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${listing.name}-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(chunks));
    },
  });
}
