import type { IncomingHttpHeaders } from 'node:http';
import { Metadata } from '@tus/server';
import { Invalid } from '#core/refusals.ts';
import type { UploadAnnounced } from './uploads.ts';

const maxNameLength = 200;

/** What the headers of a request say that begins an upload. The length must be known: it is checked before anything is sent. */
export function readAnnouncement(headers: IncomingHttpHeaders): UploadAnnounced {
  const { purpose, filename } = readMetadata(headers['upload-metadata']);
  const length = headers['upload-length'];
  const byteSize = typeof length === 'string' && /^\d{1,15}$/.test(length) ? Number(length) : 0;
  if (!purpose) throw new Invalid([{ path: 'purpose', messageKey: 'app.field.invalid' }]);
  if (byteSize === 0) throw new Invalid([{ path: 'file', messageKey: 'media.refusal.emptyFile' }]);
  return { purpose, fileName: toFileName(filename ?? ''), byteSize };
}

function readMetadata(header: string | string[] | undefined): Record<string, string | null> {
  if (typeof header !== 'string') return {};
  try {
    return Metadata.parse(header);
  } catch {
    throw new Invalid([{ path: 'Upload-Metadata', messageKey: 'app.field.invalid' }]);
  }
}

/** For people to recognize it by; it never names a file of ours. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, maxNameLength).join('');
}
