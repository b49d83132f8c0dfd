import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import type { FileFacts } from './files.ts';

/** What tells one state of a file from another: the headers ETag and Last-Modified. */
export interface Validators {
  etag: string;
  lastModified: string;
}

/** The ETag is the size and the modification time; a file is only ever replaced whole, so they stand for its bytes. */
export function validatorsOf({ size, modified }: FileFacts): Validators {
  return {
    etag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    lastModified: modified.toUTCString(),
  };
}

/** Whether the client already has this state (304, RFC 9110, 13.2.2). */
export function isNotModified(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Pick<Validators, 'etag'> & Partial<Validators>,
): boolean {
  return fresh(headers, { etag, 'last-modified': lastModified });
}

/** Whether a range may be sent: there is no If-Range, or it names exactly this state. */
export function mayAnswerRange(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const wanted = headers['if-range'];
  return wanted === undefined || wanted === etag || wanted === lastModified;
}
