import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import type PdfKit from 'pdfkit';
import { visualRuns } from './visual-runs.ts';

const alphabets = ['latin', 'latin-ext', 'hebrew', 'cyrillic', 'cyrillic-ext'] as const;
const weights = [400, 700] as const;

export interface TextLook {
  size: number;
  weight?: (typeof weights)[number];
  color?: string;
  /** Words of a person or of another place: their direction follows from their first letter, as `dir="auto"` does. */
  isForeign?: boolean;
}

/** Writes lines of text into one PDF. */
export interface PdfText {
  width(text: string, look: TextLook): number;
  /** Writes a line whose baseline is at `y` and whose left edge is at `x`. */
  write(text: string, at: { x: number; y: number }, look: TextLook): void;
  /** The same text as lines that are not wider. */
  wrap(text: string, width: number, look: TextLook): string[];
}

interface FontFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

let files: Promise<Record<(typeof weights)[number], FontFile[]>> | undefined;

/**
 * Text in Rubik that can be searched and copied: right to left, left to right and mixed, placed as it is read, and with its
 * reading order beside each line for programs that read PDFs.
 */
export async function createPdfText(
  document: InstanceType<typeof PdfKit>,
  direction: 'ltr' | 'rtl',
): Promise<PdfText> {
  files ??= readFonts();
  const all = await files;
  for (const { name, bytes } of Object.values(all).flat()) document.registerFont(name, bytes);

  const runsOf = (text: string, { weight = 400, isForeign = false }: TextLook) =>
    visualRuns(
      text,
      isForeign ? directionOf(text, direction) : direction,
      all[weight].map(({ name, font }) => ({
        name,
        hasGlyphForCodePoint: (point: number) => has(font, point),
      })),
    ).map(({ text: own, font, direction: turned }) => ({ font: font.name, text: placed(own, turned) }));
  const widthOf = (run: { font: string; text: string }, size: number) =>
    document.font(run.font).fontSize(size).widthOfString(run.text, wholeRun);
  const width = (text: string, look: TextLook) =>
    runsOf(text, look).reduce((sum, run) => sum + widthOf(run, look.size), 0);

  return {
    width,
    write(text, { x, y }, look) {
      document.markContent('Span', { actual: text });
      let left = x;
      for (const run of runsOf(text, look)) {
        const advance = widthOf(run, look.size);
        document.fillColor(look.color ?? 'black').text(run.text, left, y, {
          ...wholeRun,
          lineBreak: false,
          baseline: 'alphabetic',
        });
        left += advance;
      }
      document.endMarkedContent();
    },
    wrap(text, most, look) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last === undefined || width(longer, look) > most) lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      return lines;
    },
  };
}

/** By the first letter; what has none is read as what is around it. */
function directionOf(text: string, around: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0];
  if (first === undefined) return around;
  return /\p{Script=Hebrew}/u.test(first) ? 'rtl' : 'ltr';
}

/** Without a list of features, words would be laid out one by one, in the order of the text. */
const wholeRun = { features: [] };

/** Hebrew letters are turned by the layout; what is only punctuation would not be. */
function placed(text: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' && !/\p{Script=Hebrew}/u.test(text)
    ? Array.from(text).toReversed().join('')
    : text;
}

/** Marks of direction have done their work once the runs are in order. */
function has(font: Font, codePoint: number): boolean {
  return (
    !/[\u200E\u200F\u2066-\u2069]/.test(String.fromCodePoint(codePoint)) &&
    font.hasGlyphForCodePoint(codePoint)
  );
}

async function readFonts(): Promise<Record<(typeof weights)[number], FontFile[]>> {
  const [regular, bold] = await Promise.all(
    weights.map((weight) => Promise.all(alphabets.map((alphabet) => readFont(alphabet, weight)))),
  );
  return { 400: regular ?? [], 700: bold ?? [] };
}

async function readFont(alphabet: string, weight: number): Promise<FontFile> {
  const name = `rubik-${alphabet}-${weight}-normal`;
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/rubik/files/${name}.woff`)));
  return { name, bytes, font: create(bytes) };
}
