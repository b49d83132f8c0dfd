import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range.ts';
import type { ByteRange, FileFacts, Files } from './files.ts';
import { mayAnswerRange, type Validators } from './validators.ts';

/** A stored file as it is sent: where it is, what is known of it, and all its headers but the length. */
export interface SentFile {
  key: string;
  facts: FileFacts;
  headers: Record<string, string>;
}

/** Only GET supports ranges (RFC 9110, 14.2). */
export function rangeOf(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { facts, validators }: { facts: FileFacts; validators: Validators },
): ReturnType<typeof parseRange> {
  if (method !== 'GET' || !mayAnswerRange(headers, validators)) return undefined;
  return parseRange(headers.range, facts.size);
}

/** Streams the file, or one range of it. */
export async function sendBytes(
  files: Files,
  { key, facts, headers }: SentFile,
  range: ByteRange | undefined,
  request: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
) {
  const { size } = facts;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // Never past the announced length, even if the file was just replaced by a longer one.
  const body = request.method === 'HEAD' || size === 0 ? undefined : await files.read(key, { start, end });
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers(headers)
    .header('accept-ranges', 'bytes')
    .header('content-length', end - start + 1)
    .send(body);
}
