import { describe, expect, test } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const said = 'entry,path,he,ru\nx,y,שלום,Привет';
const read = (...bytes: readonly number[]) => readTextFile(new Blob([new Uint8Array(bytes)]));

/** Two bytes for each letter, the lower one first or last. */
const utf16 = (text: string, isLowFirst: boolean) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) =>
    isLowFirst ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
  );

describe('a text file', () => {
  test('in UTF-8 is read, with its mark or without', async () => {
    expect(await readTextFile(new Blob([said]))).toBe(said);
    expect(await readTextFile(new Blob(['\u{feff}', said]))).toBe(said);
    expect(await read()).toBe('');
  });

  test('in UTF-16 is read by its mark', async () => {
    expect(await read(0xff, 0xfe, ...utf16(said, true))).toBe(said);
    expect(await read(0xfe, 0xff, ...utf16(said, false))).toBe(said);
  });

  test.each([
    ['Windows-1251', 'Привет', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
    ['Windows-1255', 'שלום', [0xf9, 0xec, 0xe5, 0xed]],
    ['Windows-1252', 'été', [0xe9, 0x74, 0xe9]],
    ['UTF-16 with half a letter', '', [0xff, 0xfe, 0x41]],
  ])('in %s is not taken for something else: %s', async (_encoding, _text, bytes) => {
    expect(await read(...bytes)).toBeUndefined();
  });

  test.each([
    ['windows-1251', 'Привет', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]],
    ['windows-1255', 'שלום', [0xf9, 0xec, 0xe5, 0xed]],
    ['windows-1252', 'été', [0xe9, 0x74, 0xe9]],
  ])('in %s is read where that is the encoding to expect', async (encoding, text, bytes) => {
    expect(await readTextFile(new Blob([new Uint8Array(bytes)]), encoding)).toBe(text);
    expect(await readTextFile(new Blob([said]), encoding)).toBe(said);
  });

  test('that is none, such as a workbook, is not read in any encoding', async () => {
    const workbook = new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xe9, 0x74])]);
    expect(await readTextFile(workbook, 'windows-1252')).toBeUndefined();
  });
});
