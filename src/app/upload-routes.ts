import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound, TooMany } from '#core/refusals.ts';
import { signedIn } from '#core/actor.ts';
import {
  announceUpload,
  createTusRequests,
  getOwnUpload,
  readAnnouncement,
  refuseFullDisk,
} from '#features/media/server/public.ts';
import { uploadsAddress } from '#features/media/uploads/policy.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { createCtx, createRequestCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** A film of 4 GB comes in some 500 pieces. */
const limit = { tries: 1200, seconds: 60 };
/** Beginning one is rare. */
const beginLimit = { tries: 60, seconds: 3600 };

/**
 * Resumable uploads (tus 1.0): `POST` begins one, `HEAD` says how much has arrived, `PATCH` appends, `DELETE` gives up. Who may
 * upload what is decided here, before a byte is read; the bytes then flow to the store without being held in memory.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  const tus = createTusRequests(createCtx(services), uploadsAddress);
  // In a scope of its own: nowhere else is a body left unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.post(uploadsAddress, async (request, reply) => {
      const ctx = await createRequestCtx(services, request, reply);
      await countTry(ctx, 'app.beginUpload', beginLimit);
      const id = await announceUpload(ctx, readAnnouncement(request.headers));
      await handOver(reply, () => tus.begin(id, request.raw, reply.raw));
    });

    scope.route<{ Params: { uploadId: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadsAddress}/:uploadId`,
      // An upload lasts minutes; its open stream does not mean that work is piling up.
      config: { shedding: 'uncounted' },
      async handler(request: FastifyRequest<{ Params: { uploadId: string } }>, reply) {
        // The protocol reads the address as it was sent; one that had to be rewritten is not an upload's.
        if (request.originalUrl !== request.url) throw new NotFound();
        const ctx = await createRequestCtx(services, request, reply);
        await countTry(ctx, 'app.upload', limit);
        await getOwnUpload(ctx, request.params.uploadId);
        if (request.method === 'PATCH') await refuseFullDisk(ctx);
        await handOver(reply, () => tus.goOn(request.raw, reply.raw));
      },
    });
  });
}

async function countTry(ctx: RequestCtx, name: string, rule: typeof limit): Promise<void> {
  const taken = await ctx.limits.take(`${name}:${signedIn(ctx).userId}`, rule);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
}

/** Lets the protocol write the response, with the headers that all our responses have. */
async function handOver(reply: FastifyReply, work: () => Promise<void>): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
  await work();
}
