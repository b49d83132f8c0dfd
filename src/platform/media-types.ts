import { extname } from 'node:path';

/** Every file type that the product stores and serves; any other is neither stored nor served. */
const typeOfExtension = new Map([
  ['.mp4', 'video/mp4'],
  ['.m3u8', 'application/vnd.apple.mpegurl'],
  ['.ts', 'video/mp2t'],
  ['.m4s', 'video/iso.segment'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.mp3', 'audio/mpeg'],
  ['.m4a', 'audio/mp4'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.svg', 'image/svg+xml'],
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.csv', 'text/csv; charset=utf-8'],
]);

/** The Content-Type a file is served with, by the last extension of its lower-case name. */
export function mediaTypeOf(name: string): string | undefined {
  return typeOfExtension.get(extname(name));
}
