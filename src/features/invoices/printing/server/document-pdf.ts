import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { locales, type Locale } from '#core/locale.ts';
import {
  accent,
  ink,
  margin,
  nextPage,
  numberPages,
  openSheet,
  soft,
  type PdfSheet,
} from '#platform/lettering/pdf-sheet.ts';
import type { TextLook } from '#platform/lettering/pdf-text.ts';

/** Everything on a document in the words of its language. */
export interface DocumentWords {
  title: string;
  /** Label and value, such as number and date. */
  facts: readonly (readonly [string, string])[];
  issuer: readonly string[];
  buyerTitle: string;
  buyer: readonly string[];
  headings: readonly [what: string, quantity: string, unit: string, total: string];
  rows: readonly (readonly [what: string, quantity: string, unit: string, total: string])[];
  sums: readonly (readonly [string, string])[];
  notes: readonly string[];
  page(page: number, pages: number): string;
}

/** The width of each column of figures, from the far side. */
const columns = [105, 100, 70] as const;

/** A document on as many sheets as it takes; in Hebrew all of it is mirrored. */
export async function drawDocument(
  words: DocumentWords,
  { locale, paper, author }: { locale: Locale; paper: 'A4' | 'LETTER'; author: string },
): Promise<Buffer> {
  const { tag, direction } = locales[locale];
  const document = new PdfKit({
    size: paper,
    margin: 0,
    bufferPages: true,
    lang: tag,
    displayTitle: true,
    info: { Title: words.title, Author: author },
  });
  const bytes = buffer(document);
  const sheet = await openSheet(document, direction);
  const y = drawRows(sheet, words, drawHead(sheet, words));
  drawEnd(sheet, words, y);
  numberPages(sheet, words.page);
  document.end();
  return bytes;
}

function drawHead({ document, text, width, put, rule }: PdfSheet, words: DocumentWords): number {
  document.rect(0, 0, width, 10).fill(accent);
  const half = (width - 2 * margin) / 2 - 12;
  const [issuer = '', ...lines] = words.issuer;
  let y = 62;
  for (const part of text.wrap(issuer, half, { size: 13, weight: 700 })) {
    put(part, y, { size: 13, weight: 700, color: ink, isForeign: true });
    y += 17;
  }
  for (const part of lines.flatMap((each) => text.wrap(each, half, { size: 9.5 }))) {
    put(part, y, { size: 9.5, color: soft, isForeign: true });
    y += 13;
  }
  let right = 66;
  for (const part of text.wrap(words.title, half, { size: 20, weight: 700 })) {
    put(part, right, { size: 20, weight: 700, color: accent }, 'end');
    right += 24;
  }
  for (const [label, value] of words.facts) {
    put(value, right, { size: 9.5, weight: 700, color: ink }, 'end');
    put(label, right, { size: 9.5, color: soft }, 'end', text.width(value, { size: 9.5, weight: 700 }) + 8);
    right += 14;
  }
  y = Math.max(y, right) + 22;
  put(words.buyerTitle, y, { size: 9.5, color: soft });
  for (const part of words.buyer.flatMap((each) => text.wrap(each, half * 1.5, { size: 11 }))) {
    y += 15;
    put(part, y, { size: 11, color: ink, isForeign: true });
  }
  y += 34;
  drawCells({ put }, words.headings, y, { size: 9.5, color: soft });
  rule(y + 8, ink);
  return y + 8;
}

function drawCells(
  { put }: Pick<PdfSheet, 'put'>,
  cells: DocumentWords['headings'],
  y: number,
  look: TextLook,
): void {
  const [what, quantity, unit, total] = cells;
  put(what, y, look);
  put(total, y, look, 'end');
  put(unit, y, look, 'end', columns[0]);
  put(quantity, y, look, 'end', columns[0] + columns[1]);
}

function drawRows(sheet: PdfSheet, { rows }: DocumentWords, from: number): number {
  const { text, width, rule } = sheet;
  const look = { size: 10.5, color: ink };
  const room = width - 2 * margin - columns.reduce((sum, each) => sum + each, 0) - 10;
  let y = from;
  for (const [what, ...figures] of rows) {
    const [first = '', ...others] = text.wrap(what, room, look);
    y = nextPage(sheet, y, 22 + others.length * 14);
    y += 19;
    drawCells(sheet, [first, ...figures], y, look);
    for (const part of others) {
      y += 14;
      sheet.put(part, y, look);
    }
    rule((y += 9));
  }
  return y;
}

function drawEnd(sheet: PdfSheet, { sums, notes }: DocumentWords, from: number): void {
  const { text, width, put } = sheet;
  let y = nextPage(sheet, from, 30 + sums.length * 20 + notes.length * 40);
  y += 6;
  for (const [index, [label, value]] of sums.entries()) {
    const isLast = index === sums.length - 1;
    const look: TextLook = isLast ? { size: 13, weight: 700, color: ink } : { size: 10.5, color: soft };
    y += isLast ? 24 : 19;
    put(value, y, look, 'end');
    put(label, y, look, 'end', columns[0] + 20);
  }
  y += 24;
  for (const part of notes.flatMap((each) => text.wrap(each, width - 2 * margin, { size: 10 }))) {
    y += 15;
    put(part, y, { size: 10, color: soft });
  }
}
