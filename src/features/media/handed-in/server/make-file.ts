import { open, readFile } from 'node:fs/promises';
import type { FileWork, MadeFile } from './made-file.ts';
import { makeFilm } from './make-film.ts';
import { makeImage } from './make-image.ts';
import { makeText } from './make-text.ts';
import { RefusedFile } from './refused-file.ts';
import { headBytes, sniff } from './sniff.ts';

/** Makes what is served instead of an upload, in the folder; refuses one that nothing can be made of. */
export async function makeFile(work: FileWork): Promise<MadeFile> {
  const format = sniff(await readHead(work.source));
  if (format === undefined) throw new RefusedFile('wrong_type');
  if (format === 'mov' || format === 'avi' || format === 'mp3') return makeFilm(work, format);
  // These are small: their size was checked when they arrived.
  const file = await readFile(work.source);
  return format === 'text' ? makeText(file) : makeImage(file);
}

async function readHead(source: string): Promise<Buffer> {
  await using file = await open(source);
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, 0);
  return head.subarray(0, bytesRead);
}
