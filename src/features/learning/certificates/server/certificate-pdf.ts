import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { locales, type Locale } from '#core/locale.ts';
import { letter } from '#platform/lettering/lettering.ts';

/** The words on a certificate, in the language it is printed in. */
export interface CertificateWords {
  brand: string;
  title: string;
  /** For finishing the course. */
  reason: string;
  name: string;
  course: string;
  dates: string;
  verify: string;
  /** Where it can be verified; the line above links there. */
  address: string;
}

type Document = InstanceType<typeof PdfKit>;

const [width, height] = [841.89, 595.28];
const ink = '#1a1f44';
const soft = '#4a4f76';

const pomegranate = 'M16 9 15 1l5 4 4-5 4 5 5-4-1 8a19 19 0 0 1 12 18 20 20 0 0 1-40 0 19 19 0 0 1 12-18Z';
const lamed =
  'M16 11c5 1 6 4 5.500 8.500H33c1 9-4 14.500-11 19l-3.500-3.500c5-3.500 8.500-6.500 9-11H15.500c-.5-6 1.500-8 .5-13Z';
const leaf = 'M0 0C6 -9 18 -13 30 -10C24 1 12 5 0 0Z';

/** A certificate on landscape A4: layers of paper with a window of light, the words as outlines in Rubik. */
export async function drawCertificate(words: CertificateWords, locale: Locale): Promise<Buffer> {
  const document = new PdfKit({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: locales[locale].tag,
    displayTitle: true,
    info: { Title: `${words.title}: ${words.name}, ${words.course}`, Author: words.brand },
  });
  const bytes = buffer(document);
  drawPaper(document);
  drawMark(document);
  const write = writer(document, locale);
  await write(words.title, { y: 178, size: 46, bold: 0.08 });
  await write(words.name, { y: 248, size: 40, bold: 0.07, colour: '#b42b45' });
  await write(words.reason, { y: 296, size: 18, bold: 0.02, colour: soft });
  await write(words.course, { y: 344, size: 34, bold: 0.07 });
  await write(words.dates, { y: 392, size: 16, bold: 0.03, colour: soft });
  await write(words.verify, { y: 434, size: 11.5, bold: 0.02, colour: soft });
  document.link(width / 2 - 220, 420, 440, 22, words.address);
  document.end();
  return bytes;
}

interface Look {
  /** The baseline. */
  y: number;
  size: number;
  bold: number;
  colour?: string;
}

/** Writes centered lines, shrunk if they would be too long. */
function writer(document: Document, locale: Locale) {
  const { direction } = locales[locale];
  const room = width - 220;
  return async (text: string, { y, size, bold, colour = ink }: Look) => {
    const wanted = await letter(text, { size, bold, direction });
    const scale = Math.min(1, room / Math.max(1, wanted.width));
    document
      .save()
      .translate(width / 2 - (wanted.width * scale) / 2, y)
      .scale(scale)
      .lineWidth(size * bold)
      .lineJoin('round')
      .path(wanted.path)
      .fillAndStroke(colour, colour)
      .restore();
  };
}

function drawPaper(document: Document): void {
  document.rect(0, 0, width, height).fill('#171c3f');
  const sheet = (inset: number, colour: string) => {
    const box = [inset, inset, width - 2 * inset, height - 2 * inset] as const;
    const [x, y, w, h] = box;
    document
      .roundedRect(x, y + 3, w, h, 26)
      .fillOpacity(0.25)
      .fill('#0b0e27')
      .fillOpacity(1);
    document.roundedRect(...box, 26).fill(colour);
  };
  sheet(20, '#5a4a9c');
  sheet(32, '#f6c453');
  sheet(40, '#fffdf9');
  document
    .save()
    .roundedRect(40, 40, width - 80, height - 80, 26)
    .clip();
  document.path('M0 500C150 440 300 520 440 490S700 430 842 480V600H0Z').fill('#f3a46b');
  document.path('M0 524C170 480 320 546 480 516S730 470 842 510V600H0Z').fill('#b42b45');
  document.path('M0 548C190 514 340 566 520 540S760 508 842 534V600H0Z').fill('#3f6b45');
  document.restore();
  for (const [x, mirror] of [
    [64, 1],
    [width - 64, -1],
  ] as const) {
    document.save().translate(x, 66).scale(mirror, 1);
    document.lineWidth(2.4).lineCap('round').path('M0 6C34 14 74 40 104 86').stroke('#3f6b45');
    for (const [leafX, leafY, turn] of [
      [10, 8, -8],
      [34, 20, 62],
      [50, 30, 0],
      [70, 48, 84],
      [84, 60, 14],
      [102, 84, 58],
    ] as const) {
      document.save().translate(leafX, leafY).rotate(turn).path(leaf).fill('#3f6b45').restore();
    }
    document.restore();
  }
}

function drawMark(document: Document): void {
  document
    .save()
    .translate(width / 2 - 27, 64)
    .scale(1.12);
  document.path(pomegranate).fill('#b42b45');
  document.path(lamed).fill('#fdf3dc');
  document.restore();
}
