import type { FastifyInstance } from 'fastify';
import { Forbidden, NotFound, SignInRequired, TooMany } from '../core/refusals.ts';
import { countDownload, getDownload } from '../features/learning/server/public.ts';
import type { Ctx } from '../platform/ctx.ts';
import { addresses, href } from '../urls.ts';
import { createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

const limit = { tries: 60, seconds: 60 };

/**
 * `GET /downloads/{id}`: counts a download and redirects to the file, with scripts and without. Anyone who may not have it
 * is redirected to the page that says why; a prefetch counts nothing.
 */
export function registerDownloads(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { resourceId: string } }>(addresses.download, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply);
    const { resourceId } = request.params;
    const taken = await ctx.limits.take(`app.download:${ctx.address}`, limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    const place = await findPlace(ctx, resourceId);
    const isPeek = request.method === 'HEAD' || request.headers['sec-purpose']?.includes('prefetch');
    if (place.isFile && !isPeek) await countDownload(ctx, resourceId);
    return reply.header('cache-control', 'no-store').redirect(place.href, 302);
  });
}

async function findPlace(ctx: Ctx, resourceId: string): Promise<{ isFile: boolean; href: string }> {
  try {
    return { isFile: true, ...(await getDownload(ctx, resourceId)) };
  } catch (error) {
    if (error instanceof SignInRequired)
      return {
        isFile: false,
        href: href('login', undefined, { onSuccess: href('download', { resourceId }) }),
      };
    if (error instanceof Forbidden || error instanceof NotFound)
      return { isFile: false, href: href('downloads') };
    throw error;
  }
}
