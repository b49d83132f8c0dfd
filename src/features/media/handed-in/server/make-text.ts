import type { MadeFile } from './made-file.ts';
import { RefusedFile } from './refused-file.ts';
import { readText } from './sniff.ts';

/** Plain text in UTF-8, whatever the file was called: a table or captions are shown as what they are, letters. */
export function makeText(file: Buffer): MadeFile {
  const text = readText(file, 'whole');
  if (text === undefined) throw new RefusedFile('not_text');
  return { kind: 'text', variants: { text: Buffer.from(text.normalize('NFC'), 'utf8') } };
}
