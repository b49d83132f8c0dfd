import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One body in every encoding that it is sent in. */
export interface Compressed {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** `quality` is brotli's, 1 to 11: each step takes longer and sends less. */
export async function compress(plain: Buffer, quality: number): Promise<Compressed> {
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(plain),
  ]);
  return { plain, brotli, gzip: zipped };
}

/** Sends the smallest that the client takes; the answer's `vary` must name `accept-encoding`. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Compressed): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(body.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(body.gzip);
  return reply.send(body.plain);
}
