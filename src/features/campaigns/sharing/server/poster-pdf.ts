import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { encode } from 'uqr';
import { locales, type Locale } from '#core/locale.ts';
import { ink, soft } from '#platform/lettering/pdf-sheet.ts';
import { createPdfText, type PdfText, type TextLook } from '#platform/lettering/pdf-text.ts';

/** What a poster says: the campaign's own words in its language, the others in the reader's. */
export interface PosterWords {
  name: string;
  description: string;
  /** In which direction these two are written. */
  nameDirection: 'ltr' | 'rtl';
  give: string;
  goal: string;
  time: string;
  brand: string;
  leader: string;
  /** Where the code and the line below it lead. */
  address: string;
}

type Document = InstanceType<typeof PdfKit>;

const margin = 48;
/** Fifty-five millimeters: read from two meters away. */
const codeSize = 156;
const coverShare = 0.5;

/** The poster of a campaign on A4: its cover, its words, and the code to give by. It has no total, which would be out of date when it hangs there. */
export async function drawPoster(words: PosterWords, locale: Locale, cover: Buffer): Promise<Buffer> {
  const { tag, direction } = locales[locale];
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    lang: tag,
    displayTitle: true,
    info: { Title: words.name, Author: words.brand },
  });
  const bytes = buffer(document);
  const { width, height } = document.page;
  const bottom = await drawGiving(document, words, direction);
  const coverHeight = width * coverShare;
  document.save().rect(0, 0, width, coverHeight).clip();
  document.image(cover, 0, 0, { cover: [width, coverHeight], align: 'center', valign: 'center' });
  document.restore();
  await drawWords(document, words, { from: coverHeight, to: height - bottom });
  document.end();
  return bytes;
}

/** The campaign's name and what it asks for, in the middle of the room between the cover and the code, and as large as fits. */
async function drawWords(
  document: Document,
  { name, description, nameDirection }: PosterWords,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const text = await createPdfText(document, nameDirection);
  const room = document.page.width - 2 * margin;
  for (const size of [38, 34, 30, 26, 22]) {
    const title: TextLook = { size, weight: 700, color: ink };
    const body: TextLook = { size: Math.max(11, size * 0.42), color: ink };
    const lines = [
      ...text.wrap(name, room, title).map((line) => ({ line, look: title, step: size * 1.16 })),
      ...text
        .wrap(description, room * 0.86, body)
        .map((line) => ({ line, look: body, step: body.size * 1.45 })),
    ];
    const tall = lines.reduce((sum, { step }) => sum + step, 0) + 12;
    if (tall > to - from - 24 && size > 22) continue;
    let y = from + Math.max(12, (to - from - tall) / 2);
    let before: TextLook = title;
    for (const { line, look, step } of lines) {
      if (look !== before) y += 12;
      before = look;
      center(document, text, line, (y += step), look);
    }
    return;
  }
}

/** The code and everything around it, at the foot of the sheet; answers how much room that takes. */
async function drawGiving(document: Document, words: PosterWords, direction: 'ltr' | 'rtl'): Promise<number> {
  const text = await createPdfText(document, direction);
  const { height } = document.page;
  const { give, address, goal, time, brand, leader } = words;
  const small: TextLook = { size: 11, color: soft };
  center(document, text, [brand, leader].filter(Boolean).join(' · '), height - 34, {
    ...small,
    weight: 700,
    color: ink,
  });
  center(document, text, `${goal} · ${time}`, height - 58, small);
  center(document, text, address.replace(/^https?:\/\//, ''), height - 84, {
    ...small,
    weight: 700,
    color: ink,
    isForeign: true,
  });
  center(document, text, give, height - 104, { size: 17, weight: 700, color: ink });
  drawCode(document, address, height - 126 - codeSize);
  return 126 + codeSize;
}

function drawCode(document: Document, address: string, top: number): void {
  const { data, size } = encode(address, { border: 2 });
  const left = (document.page.width - codeSize) / 2;
  const square = codeSize / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) document.rect(left + column * square, top + row * square, square, square);
  document.fill('black');
  document.link(left, top, codeSize, codeSize, address);
}

function center({ page }: Document, text: PdfText, words: string, y: number, look: TextLook): void {
  text.write(words, { x: (page.width - text.width(words, look)) / 2, y }, look);
}
