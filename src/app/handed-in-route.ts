import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../core/refusals.ts';
import { openHandedIn } from '../features/media/server/public.ts';
import { FileMissing, type ByteRange } from '../platform/files/files.ts';
import { rangeOf, sendBytes } from '../platform/files/send-bytes.ts';
import { isNotModified, validatorsOf } from '../platform/files/validators.ts';
import { createReaderCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

interface HandedInRequest {
  Params: { fileId: string; variant: string };
  Querystring: { link?: unknown };
}

/** Shared caches never keep a handed-in file, and a browser keeps it for less than a minute. */
const caching = 'private, max-age=20';

/** Players fetch the rest of a film with further requests, and access is checked on each, so no open stream outlives a take-down. */
const bytesAtOnce = 4 * 1024 * 1024;

/**
 * Serves `GET` and `HEAD /media/handed-in/{fileId}/{variant}`: the files we made from what learners handed in. A page that a mail
 * leads to adds its `?link`. Access is checked on every request, so taking a work down is effective at once. What is served never
 * runs as a page of ours.
 */
export function registerHandedIn(app: FastifyInstance, services: Services): void {
  app.route<HandedInRequest>({
    method: ['GET', 'HEAD'],
    url: '/media/handed-in/:fileId/:variant',
    // A film is watched for minutes; its open stream does not mean that work is piling up.
    config: { shedding: 'uncounted' },
    handler: (request, reply) => serve(services, request, reply),
  });
}

async function serve(services: Services, request: FastifyRequest<HandedInRequest>, reply: FastifyReply) {
  const ctx = await createReaderCtx(services, request);
  const { link } = request.query;
  const { key, facts } = await openHandedIn(ctx, {
    ...request.params,
    link: typeof link === 'string' ? link : undefined,
  });
  const validators = validatorsOf(facts);
  const headers = {
    etag: validators.etag,
    'last-modified': validators.lastModified,
    'cache-control': caching,
    vary: 'cookie, authorization',
    'content-type': facts.contentType,
    'content-disposition': `inline; filename="${key.split('/').at(-1)}"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
  if (isNotModified(request.headers, validators)) return reply.code(304).headers(headers).send();
  const range = rangeOf(request, { facts, validators });
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${facts.size}`, 'cache-control': 'no-store' })
      .send({ code: 'range_not_satisfiable', message: ctx.say('app.refusal.rangeNotSatisfiable') });
  try {
    return await sendBytes(services.files, { key, facts, headers }, range && shorten(range), request, reply);
  } catch (error) {
    // Removed since it was looked up.
    if (error instanceof FileMissing) throw new NotFound();
    throw error;
  }
}

function shorten({ start, end }: ByteRange): ByteRange {
  return { start, end: Math.min(end, start + bytesAtOnce - 1) };
}
