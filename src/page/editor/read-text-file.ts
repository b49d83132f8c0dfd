/**
 * The text of a chosen file: UTF-8, or UTF-16 that begins with its mark, as some spreadsheets write it. Undefined if it is
 * neither. Which older encoding it may be in is not guessed, since a wrong guess would save wrong letters: name one only where
 * the letters are shown before they are saved.
 */
export async function readTextFile(file: Blob, olderEncoding?: string): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes, encodingOf(bytes));
  if (text !== undefined || olderEncoding === undefined) return text;
  const isBinary = bytes.includes(0);
  return isBinary ? undefined : decode(bytes, olderEncoding);
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
