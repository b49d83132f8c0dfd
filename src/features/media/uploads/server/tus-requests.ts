import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@tus/server';
import type { Ctx } from '#platform/ctx.ts';
import { createUploadLocks } from './upload-locks.ts';

/** Carries out requests of the resumable upload protocol (tus 1.0) that have been checked already. */
export interface TusRequests {
  /** Begins the upload with this id. */
  begin(id: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Says how much has arrived, appends, or gives up, as the request's method asks. */
  goOn(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** The word for the client; anything else is a fault of ours, and stays in the log. */
const codeOfStatus: Record<number, string> = {
  400: 'bad_request',
  403: 'bad_request',
  404: 'not_found',
  409: 'offset_conflict',
  410: 'not_found',
  412: 'bad_request',
  413: 'upload_too_large',
};

export function createTusRequests(
  { db, log, uploads, origin }: Pick<Ctx, 'db' | 'log' | 'uploads' | 'origin'>,
  path: string,
): TusRequests {
  const idOf = new WeakMap<IncomingMessage, string>();
  const server = new Server({
    path,
    datastore: uploads.tus,
    locker: createUploadLocks(db, log),
    relativeLocation: true,
    // Only our own pages: a browser may not be made to upload by another site.
    allowedOrigins: [origin],
    namingFunction({ runtime }) {
      const raw = runtime?.node?.req as IncomingMessage | undefined;
      const id = raw && idOf.get(raw);
      if (id === undefined) throw new Error('an upload began without having been announced');
      return id;
    },
    async onResponseError(_request, error) {
      const status = 'status_code' in error ? error.status_code : 500;
      const free = status === 500 ? await uploads.countFree() : undefined;
      if (free !== undefined && free < fullBytes) return { status_code: 507, body: toBody('disk_full') };
      if (status >= 500) log.error({ err: error }, 'an upload request failed');
      return { status_code: status, body: toBody(codeOfStatus[status] ?? 'server_error') };
    },
  });
  return {
    async begin(id, request, response) {
      idOf.set(request, id);
      await server.handle(request, response);
    },
    goOn: (request, response) => server.handle(request, response),
  };
}

/** A write that fails with less than this left on the disk has failed for want of room. */
const fullBytes = 16 * 1024 * 1024;

function toBody(code: string): string {
  return JSON.stringify({ code });
}
