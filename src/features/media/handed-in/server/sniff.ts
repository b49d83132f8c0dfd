import type { HandedInKind } from '../policy.ts';

/** How a file has to be read: told from its first bytes, never from its name. */
export type Format = 'png' | 'jpeg' | 'gif' | 'mov' | 'avi' | 'mp3' | 'text';

/** As many first bytes as are looked at. */
export const headBytes = 4096;

const kindOfFormat: Record<Format, HandedInKind> = {
  png: 'image',
  jpeg: 'image',
  gif: 'image',
  mov: 'film',
  avi: 'film',
  mp3: 'sound',
  text: 'text',
};

/** What a file with these first bytes would be. An mp4 that turns out to hold no picture is sound. */
export function kindOf(format: Format): HandedInKind {
  return kindOfFormat[format];
}

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
const hasAt = (head: Buffer, at: number, text: string) =>
  head.toString('latin1', at, at + text.length) === text;

/** Tells the format from the beginning of a file; undefined for what is no file of ours. */
export function sniff(head: Buffer): Format | undefined {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (hasAt(head, 0, 'GIF87a') || hasAt(head, 0, 'GIF89a')) return 'gif';
  if (hasAt(head, 0, 'RIFF') && hasAt(head, 8, 'AVI ')) return 'avi';
  // Films of older cameras begin without a word about their type.
  if (['ftyp', 'moov', 'mdat', 'wide'].some((box) => hasAt(head, 4, box))) return 'mov';
  if (hasAt(head, 0, 'ID3') || isMp3Frame(head)) return 'mp3';
  return mayBeText(head) ? 'text' : undefined;
}

/** The header of a frame: eleven bits for synchronization, then layer III. */
function isMp3Frame(head: Buffer): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
}

/** Markup and playlists are text too, but they are there to be run or followed, and are none of the types that we take. */
const notForReading = /^\s*(?:<(?:[!?/a-z])|#EXTM3U|%PDF|\{\\rtf|ffconcat|#!)/i;

function mayBeText(head: Buffer): boolean {
  const text = readText(head, 'part');
  return text !== undefined && text.trim() !== '' && !notForReading.test(text);
}

/** Everything but tab, line feed, form feed and carriage return. */
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** The text of a file in UTF-8, or in UTF-16 that says so; undefined for anything else. A part may end within a letter. */
export function readText(bytes: Buffer, what: 'part' | 'whole'): string | undefined {
  const utf16 = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  try {
    const decoder = new TextDecoder(utf16 ?? 'utf-8', { fatal: true });
    const text = decoder.decode(bytes, { stream: what === 'part' });
    return control.test(text) ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
