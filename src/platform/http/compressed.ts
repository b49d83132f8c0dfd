import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** One body in every encoding that it is sent in. */
export type Compressed = Record<Encoding | 'plain', Buffer>;

/** The best ratio: for what is sent often and compressed once. */
const bestQuality = 9;

/** `quality` is brotli's, 1 to 11: each step takes longer and sends less. */
export async function compress(plain: Buffer, quality: number): Promise<Compressed> {
  const [br, zipped] = await Promise.all([
    compressAs('br', plain, quality),
    compressAs('gzip', plain, quality),
  ]);
  return { plain, br, gzip: zipped };
}

/** The same for static content, on first use. */
export function compressOnce(plain: Buffer): () => Promise<Compressed> {
  let compressed: Promise<Compressed> | undefined;
  return () => (compressed ??= compress(plain, bestQuality));
}

/** Off the main thread. The quality applies to brotli only. */
export function compressAs(encoding: Encoding, plain: Buffer | string, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(plain);
}

/** Sends the body in the encoding the client prefers; the response's `vary` must name `accept-encoding`. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Compressed): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body[encoding ?? 'plain']);
}

/** The encoding with the greatest weight, brotli on a tie; undefined where neither is accepted (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))[0];
}

/** The weight in `gzip;q=0.5`; an unreadable one is above nothing. */
function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
