import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { locales, type Locale } from '#core/locale.ts';
import { createPdfText, type PdfText, type TextLook } from '#platform/lettering/pdf-text.ts';

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

const margin = 54;
const ink = '#1a1f44';
const soft = '#4a4f76';
const accent = '#b42b45';
const line = '#d9d2c3';

/** The width of each column of figures, from the far side. */
const columns = [105, 100, 70] as const;

interface Sheet {
  document: InstanceType<typeof PdfKit>;
  text: PdfText;
  width: number;
  height: number;
  /** Writes from the side where lines begin, or to the one where they end, `inset` away from the margin. */
  put(words: string, y: number, look: TextLook, side?: 'start' | 'end', inset?: number): void;
  rule(y: number, color?: string): void;
}

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
  drawPageNumbers(sheet, words);
  document.end();
  return bytes;
}

async function openSheet(document: InstanceType<typeof PdfKit>, direction: 'ltr' | 'rtl'): Promise<Sheet> {
  const text = await createPdfText(document, direction);
  const { width, height } = document.page;
  return {
    document,
    text,
    width,
    height,
    put(words, y, look, side = 'start', inset = 0) {
      const isLeft = (side === 'start') === (direction === 'ltr');
      const x = isLeft ? margin + inset : width - margin - inset - text.width(words, look);
      text.write(words, { x, y }, look);
    },
    rule(y, color = line) {
      document
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(0.8)
        .stroke(color);
    },
  };
}

function drawHead({ document, text, width, put, rule }: Sheet, words: DocumentWords): number {
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
  { put }: Pick<Sheet, 'put'>,
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

function drawRows(sheet: Sheet, { rows }: DocumentWords, from: number): number {
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

function drawEnd(sheet: Sheet, { sums, notes }: DocumentWords, from: number): void {
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

/** Where the next lines go: on a new sheet if they do not fit. */
function nextPage({ document, height }: Sheet, y: number, needed: number): number {
  if (y + needed < height - margin - 20) return y;
  document.addPage();
  return margin;
}

function drawPageNumbers({ document, height, put }: Sheet, words: DocumentWords): void {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    put(words.page(page + 1, count), height - 30, { size: 9, color: soft }, 'end');
  }
}
