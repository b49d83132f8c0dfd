import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { isShippedAvatar } from '../core/avatar-names.ts';
import { daySeconds } from '../core/durations.ts';
import { NotFound } from '../core/refusals.ts';
import { frameHref, frameNames } from '../core/store-art-names.ts';
import { getAvatarImage } from '../features/people/server/public.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';

/** Serves pictures with a paper frame around them (`framedHref`), each put together from the files of both. */
export function registerFramedPictures(app: FastifyInstance, services: Services, publicFolder: string): void {
  app.get<{ Params: { frame: string; file: string } }>(
    '/avatars/framed/:frame/:file',
    async (request, reply) => {
      const id = /^([\w-]{1,60})\.svg$/.exec(request.params.file)?.[1];
      const frame = frameNames.find((name) => name === request.params.frame);
      if (id === undefined || frame === undefined) throw new NotFound();
      const drawing = await readFile(`${publicFolder}${frameHref(frame)}`);
      const picture = isShippedAvatar(id)
        ? asData('svg+xml', await readFile(`${publicFolder}/avatars/${id}.svg`))
        : asData('webp', await getAvatarImage(createCtx(services), id));
      return reply
        .header('cache-control', `public, max-age=${daySeconds}`)
        .type('image/svg+xml')
        .send(putTogether(picture, asData('svg+xml', drawing)));
    },
  );
}

function asData(format: string, bytes: Buffer): string {
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

/** Each as a picture of its own within the SVG, so that what one names inside it is not the other's. */
function putTogether(picture: string, frame: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">' +
    '<clipPath id="disc"><circle cx="100" cy="100" r="81"/></clipPath>' +
    `<image x="19" y="19" width="162" height="162" clip-path="url(#disc)" href="${picture}"/>` +
    `<image width="200" height="200" href="${frame}"/></svg>`
  );
}
