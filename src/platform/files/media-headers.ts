import type { FileFacts } from './files.ts';
import type { MediaGrant } from './media-grant.ts';
import type { Validators } from './validators.ts';

/** A stored file that may be read. */
export interface GrantedFile {
  key: string;
  facts: FileFacts;
  grant: MediaGrant;
  validators: Validators;
}

/** The headers a cache needs; also sent when nothing has changed. */
export function cachingHeaders({ grant, validators }: GrantedFile): Record<string, string> {
  return {
    etag: validators.etag,
    'last-modified': validators.lastModified,
    'cache-control': grant.cacheControl,
  };
}

/** All headers that describe a file, except its length. */
export function fileHeaders(file: GrantedFile): Record<string, string> {
  const { key, facts } = file;
  return {
    ...cachingHeaders(file),
    'content-type': facts.contentType,
    'content-disposition': `inline; filename="${fileName(key)}"`,
    'x-content-type-options': 'nosniff',
    // Opened directly as a page, an SVG could run scripts as one of ours.
    ...(facts.contentType === 'image/svg+xml' && {
      'content-security-policy': "default-src 'none'; sandbox",
    }),
  };
}

/** The download name of a file: with the folder it comes from, since every course has a workbook. */
function fileName(key: string): string {
  const parts = key.split('/');
  // Characters of a key need no quoting.
  return [...new Set([parts[0], parts.at(-1)])].join('-');
}
