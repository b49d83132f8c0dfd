import type PdfKit from 'pdfkit';
import { createPdfText, type PdfText, type TextLook } from './pdf-text.ts';

/** In points. */
export const margin = 54;
export const ink = '#1a1f44';
export const soft = '#4a4f76';
export const accent = '#b42b45';
const line = '#d9d2c3';

/** A sheet of paper with lines of text; in Hebrew it is mirrored. */
export interface PdfSheet {
  document: InstanceType<typeof PdfKit>;
  text: PdfText;
  width: number;
  height: number;
  /** Writes from the side where lines begin, or to the one where they end, `inset` away from the margin. */
  put(words: string, y: number, look: TextLook, side?: 'start' | 'end', inset?: number): void;
  rule(y: number, color?: string): void;
}

export async function openSheet(
  document: InstanceType<typeof PdfKit>,
  direction: 'ltr' | 'rtl',
): Promise<PdfSheet> {
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

/** Where the next lines go: on a new sheet if they do not fit. */
export function nextPage({ document, height }: PdfSheet, y: number, needed: number): number {
  if (y + needed < height - margin - 20) return y;
  document.addPage();
  return margin;
}

/** Numbers the sheets, if there are several: once everything is written. */
export function numberPages(
  { document, height, put }: PdfSheet,
  say: (page: number, pages: number) => string,
): void {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    put(say(page + 1, count), height - 30, { size: 9, color: soft }, 'end');
  }
}
