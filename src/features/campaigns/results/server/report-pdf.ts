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

/** A table of the report: the first column says what, the others are figures. */
export interface ReportTable {
  title: string;
  headings: readonly string[];
  rows: readonly { cells: readonly string[]; level: number }[];
}

/** Everything in a report in the words of its language. */
export interface ReportWords {
  title: string;
  /** The campaign's own name. */
  name: string;
  about: string;
  /** Label and figure, the most important first. */
  figures: readonly (readonly [string, string])[];
  tables: readonly ReportTable[];
  note: string;
  brand: string;
  page(page: number, pages: number): string;
}

const columnWidth = 92;
const rowHeight = 19;
const bar = 10;

/** The report of a campaign on A4; in Hebrew all of it is mirrored. */
export async function drawReport(words: ReportWords, locale: Locale): Promise<Buffer> {
  const { tag, direction } = locales[locale];
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: tag,
    displayTitle: true,
    info: { Title: `${words.title}: ${words.name}`, Author: words.brand },
  });
  const bytes = buffer(document);
  const sheet = await openSheet(document, direction);
  let y = drawHead(sheet, words);
  for (const table of words.tables) y = drawTable(sheet, table, y);
  drawNote(sheet, words.note, y);
  numberPages(sheet, words.page);
  document.end();
  return bytes;
}

function drawHead({ document, text, width, put }: PdfSheet, words: ReportWords): number {
  document.rect(0, 0, width, bar).fill(accent);
  const room = width - 2 * margin;
  let y = 58;
  put(words.title, y, { size: 11, weight: 700, color: accent });
  put(words.brand, y, { size: 11, weight: 700, color: soft }, 'end');
  for (const part of text.wrap(words.name, room, { size: 22, weight: 700 })) {
    y += 29;
    put(part, y, { size: 22, weight: 700, color: ink, isForeign: true });
  }
  for (const part of text.wrap(words.about, room, { size: 10 })) {
    y += 17;
    put(part, y, { size: 10, color: soft });
  }
  y += 40;
  const step = room / words.figures.length;
  for (const [index, [label, figure]] of words.figures.entries()) {
    const look: TextLook = { size: index === 0 ? 20 : 16, weight: 700, color: ink };
    // A large sum is written smaller rather than into its neighbor.
    const size = Math.min(look.size, (look.size * (step - 10)) / text.width(figure, look));
    put(figure, y, { ...look, size }, 'start', index * step);
    put(label, y + 16, { size: 9.5, color: soft }, 'start', index * step);
  }
  return y + 34;
}

function drawTable(sheet: PdfSheet, { title, headings, rows }: ReportTable, from: number): number {
  const { put, rule, text, width } = sheet;
  const figures = headings.length - 1;
  const insetOf = (column: number) => (figures - column) * columnWidth;
  // A headline is not left alone at the end of a sheet.
  let y = nextPage(sheet, from, 80) + 30;
  const head = () => {
    for (const [column, heading] of headings.entries())
      if (column === 0) put(heading, y, { size: 9.5, color: soft });
      else put(heading, y, { size: 9.5, color: soft }, 'end', insetOf(column));
    rule((y += 7), ink);
  };
  put(title, y, { size: 13, weight: 700, color: ink });
  y += 20;
  head();
  for (const { cells, level } of rows) {
    const [what = '', ...numbers] = cells;
    const look = { size: 10, color: ink, isForeign: true };
    const lines = text.wrap(what, width - 2 * margin - figures * columnWidth - level * 14 - 8, look);
    const next = nextPage(sheet, y, rowHeight + lines.length * 13);
    if (next !== y) {
      y = next + 6;
      head();
    }
    y += 15;
    for (const [index, cell] of numbers.entries())
      put(cell, y, { size: 10, color: ink }, 'end', insetOf(index + 1));
    for (const [index, line] of lines.entries()) put(line, y + index * 13, look, 'start', level * 14);
    y += (lines.length - 1) * 13 + 6;
    rule(y);
  }
  return y;
}

function drawNote(sheet: PdfSheet, note: string, from: number): void {
  const { text, width, put } = sheet;
  const lines = text.wrap(note, width - 2 * margin, { size: 9.5 });
  let y = nextPage(sheet, from, 24 + lines.length * 14) + 14;
  for (const line of lines) put(line, (y += 14), { size: 9.5, color: soft });
}
