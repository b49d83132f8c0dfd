import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { createPdfText } from './pdf-text.ts';

interface Glyph {
  x: number;
  letter: string;
}

/** What a line is to a program that copies it, and its letters from left to right as they stand on paper. */
async function write(
  line: string,
  direction: 'ltr' | 'rtl',
  isForeign = false,
): Promise<{ copied: string; seen: string; width: number }> {
  const document = new PdfKit({ compress: false });
  const bytes = buffer(document);
  const text = await createPdfText(document, direction);
  text.write(line, { x: 50, y: 100 }, { size: 20, isForeign });
  const width = text.width(line, { size: 20 });
  document.end();
  const pdf = (await bytes).toString('latin1');
  return { copied: actualTextOf(pdf), seen: lettersOf(pdf), width };
}

function actualTextOf(pdf: string): string {
  const [, raw = ''] = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(pdf) ?? [];
  const bytes = Buffer.from(raw.replaceAll(/\\([\s\S])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

/** Each font's glyph numbers are told apart by its map to Unicode, the runs by where they begin. */
function lettersOf(pdf: string): string {
  const objects = new Map(
    Array.from(
      pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const fonts = new Map(
    Array.from(pdf.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      const [, range = ''] = /beginbfrange[\s\S]*?\[([\s\S]*?)\]/.exec(objects.get(map) ?? '') ?? [];
      return [name, Array.from(range.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) => fromHex(hex))] as const;
    }),
  );
  const runs: Glyph[] = [];
  for (const [, block = ''] of pdf.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const [, x = '0'] = /1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(block) ?? [];
    const [, font = ''] = /\/(F\d+) [\d.]+ Tf/.exec(block) ?? [];
    const glyphs = Array.from(
      block.matchAll(/<([0-9a-f]+)>/g),
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    ).flat();
    const letter = glyphs.map((glyph) => fonts.get(font)?.[Number.parseInt(glyph, 16)] ?? '?').join('');
    runs.push({ x: Number(x), letter });
  }
  return runs
    .toSorted((one, other) => one.x - other.x)
    .map(({ letter }) => letter)
    .join('');
}

function fromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

test('an English line stands as it is read', async () => {
  expect(await write('Total: £12.50', 'ltr')).toMatchObject({
    copied: 'Total: £12.50',
    seen: 'Total: £12.50',
  });
});

test('a Hebrew line of several words stands from right to left, and is copied as it is read', async () => {
  const line = 'סך הכול לתשלום';
  expect(await write(line, 'rtl')).toMatchObject({
    copied: line,
    seen: Array.from(line).toReversed().join(''),
  });
});

test('numbers and Latin words within Hebrew keep their own direction', async () => {
  const { seen, copied } = await write('מע״מ (18%) עבור IL-2026-000123', 'rtl');
  expect(copied).toBe('מע״מ (18%) עבור IL-2026-000123');
  expect(seen).toBe('IL-2026-000123 רובע (18%) מ״עמ');
});

test('a foreign address within a Hebrew page stands as it is read where it comes from', async () => {
  expect((await write('1 Olive St.', 'rtl', true)).seen).toBe('1 Olive St.');
  expect((await write('רחוב הזית 1', 'ltr', true)).seen).toBe('1 תיזה בוחר');
});

test('an amount that is isolated stays whole', async () => {
  const { seen } = await write('סכום \u2068\u200F330.00 \u200F₪\u2069', 'rtl');
  expect(seen).toBe('₪ 330.00 םוכס');
});

test('Cyrillic and accented letters are there', async () => {
  for (const line of ['Квитанция', 'Reçu n° 1 — général', 'Größe', 'Año'])
    expect((await write(line, 'ltr')).seen).toBe(line);
});
