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

interface Conditions {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/** Whether the client already has this state (304). If-Modified-Since counts only without If-None-Match (RFC 9110, 13.2.2). */
export function isNotModified(headers: Conditions, { etag, lastModified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return isKnown(known, etag);
  // An unreadable date is NaN, which compares false with everything.
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(lastModified);
}

/** Whether If-None-Match names this state; compared weakly, since a proxy that compresses weakens the tag (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag);
}

/** Whether a range may be sent: there is no If-Range, or it names exactly this state. */
export function mayAnswerRange(headers: Conditions, { etag, lastModified }: Validators): boolean {
  const wanted = headers['if-range'];
  return wanted === undefined || wanted === etag || wanted === lastModified;
}
