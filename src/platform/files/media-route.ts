import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFrenchFile, setSpaces } from '#core/french-spaces.ts';
import { FileMissing, type Files } from './files.ts';
import { grantFor, type MediaGuard } from './media-grant.ts';
import { cachingHeaders, fileHeaders, type GrantedFile } from './media-headers.ts';
import { rangeOf, sendBytes } from './send-bytes.ts';
import { signPlaylist } from './signed-playlist.ts';
import { isNotModified, validatorsOf } from './validators.ts';

export interface MediaOptions extends MediaGuard {
  files: Files;
  /** A message for people, in the language of the request. */
  say(request: FastifyRequest, messageKey: string): string;
}

interface MediaRequest {
  Params: { '*': string };
  Querystring: { e?: unknown; s?: unknown };
}

const refusals = {
  not_found: { status: 404, messageKey: 'app.refusal.notFound' },
  media_expired: { status: 403, messageKey: 'app.refusal.mediaExpired' },
  range_not_satisfiable: { status: 416, messageKey: 'app.refusal.rangeNotSatisfiable' },
} as const;

/**
 * Serves stored files at `GET` and `HEAD /media/*`, whole or one range, streamed. An unknown file and a forbidden one get
 * the same 404; an expired address gets 403 `media_expired`, so that a player can request a new one.
 */
export function registerMedia(app: FastifyInstance, options: MediaOptions): void {
  app.route<MediaRequest>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    // A film is watched for minutes; its open stream does not mean that work is piling up.
    config: { shedding: 'uncounted' },
    handler: (request, reply) => serve(options, request, reply),
  });
}

async function serve(options: MediaOptions, request: FastifyRequest<MediaRequest>, reply: FastifyReply) {
  const refuse = (code: keyof typeof refusals) => {
    const { status, messageKey } = refusals[code];
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ code, message: options.say(request, messageKey) });
  };

  const key = request.params['*'];
  const grant = await grantFor(options, key, request.query);
  if (grant === 'expired') return refuse('media_expired');
  const facts = grant && (await options.files.stat(key));
  if (!facts) return refuse('not_found');

  const file: GrantedFile = { key, facts, grant, validators: validatorsOf(facts) };
  if (isNotModified(request.headers, file.validators)) {
    return reply.code(304).headers(cachingHeaders(file)).send();
  }
  try {
    const { expiresAt } = grant;
    if (expiresAt && isPlaylist(file)) return await sendSignedPlaylist(options, file, expiresAt, reply);
    if (isFrenchCaptions(file)) return await sendFrenchCaptions(options.files, file, reply);
    const range = rangeOf(request, file);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${facts.size}`);
      return refuse('range_not_satisfiable');
    }
    return await sendBytes(options.files, { key, facts, headers: fileHeaders(file) }, range, request, reply);
  } catch (error) {
    // Removed since the lookup.
    if (error instanceof FileMissing) return refuse('not_found');
    throw error;
  }
}

function isPlaylist({ facts }: GrantedFile): boolean {
  return facts.contentType === 'application/vnd.apple.mpegurl';
}

function isFrenchCaptions({ key }: GrantedFile): boolean {
  return key.endsWith('.vtt') && isFrenchFile(key);
}

/** Captions are stored as text, so their spaces are set while sending. */
async function sendFrenchCaptions(files: Files, file: GrantedFile, reply: FastifyReply) {
  const captions = await text(await files.read(file.key));
  return reply.headers(fileHeaders(file)).send(setSpaces(captions, 'fr'));
}

async function sendSignedPlaylist(
  { files, secret }: MediaOptions,
  file: GrantedFile,
  expiresAt: Date,
  reply: FastifyReply,
) {
  const { key } = file;
  const playlist = await text(await files.read(key));
  return reply.headers(fileHeaders(file)).send(signPlaylist(playlist, { key, secret, expiresAt }));
}
