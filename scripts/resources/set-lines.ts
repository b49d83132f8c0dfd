import { letter } from '#platform/lettering/lettering.ts';
import { esc } from './sheet-page.ts';

export interface SetLine {
  text: string;
  direction: 'ltr' | 'rtl';
  path: string;
  width: number;
  /** With the room to the next one. */
  height: number;
  size: number;
  bold: number;
  colour: string;
}

interface Setting {
  direction: 'ltr' | 'rtl';
  bold: number;
  colour: string;
  /** Of the letters. */
  largest: number;
  /** Room for all lines. */
  widest: number;
  lowest: number;
  leading: number;
}

const linesAtMost = 7;

/** A text in as many lines as make it largest in its room, broken where they come out most alike. */
export async function setLines(
  text: string,
  { direction, bold, colour, largest, widest, lowest, leading }: Setting,
): Promise<SetLine[]> {
  const widthOf = async (line: string) => (await letter(line, { size: 100, bold, direction })).width / 100;
  const words = text.split(' ');
  const widths = await Promise.all(words.map(widthOf));
  const blank = (await widthOf('a a')) - (await widthOf('aa'));
  const settings = Array.from({ length: Math.min(linesAtMost, words.length) }, (_, index) => {
    const broken = breakEvenly(widths, blank, index + 1);
    const size = Math.min(largest, widest / broken.width, lowest / ((index + 1) * leading));
    return { ...broken, size };
  });
  const [best] = settings.toSorted((a, b) => b.size - a.size);
  if (!best) return [];
  const { size } = best;
  return Promise.all(
    best.starts.map(async (start, index) => {
      const line = words.slice(start, best.starts[index + 1]).join(' ');
      const lettering = await letter(line, { size, bold, direction });
      return { ...lettering, text: line, direction, height: size * leading, size, bold, colour };
    }),
  );
}

/** Breaks words of such widths into so many lines, of which the widest is as narrow as can be; where each line starts. */
export function breakEvenly(
  widths: readonly number[],
  blank: number,
  count: number,
): { starts: number[]; width: number } {
  const widthOf = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, one) => sum + one + blank, -blank);
  const best = (from: number, left: number): { starts: number[]; width: number } => {
    if (left === 1) return { starts: [from], width: widthOf(from, widths.length) };
    let found = { starts: [from], width: Infinity };
    for (let to = from + 1; to <= widths.length - left + 1; to += 1) {
      const first = widthOf(from, to);
      if (first >= found.width) break;
      const rest = best(to, left - 1);
      const width = Math.max(first, rest.width);
      if (width < found.width) found = { starts: [from, ...rest.starts], width };
    }
    return found;
  };
  return best(0, count);
}

/** Draws a line as an SVG element with its middle at `x` and its baseline at `y`. */
export type Draw = (line: SetLine, x: number, y: number) => string;

/** As a shape, which needs no font. */
export function shape({ path, width, size, bold, colour }: SetLine, x: number, y: number): string {
  return `<path transform="translate(${(x - width / 2).toFixed(1)} ${y.toFixed(1)})" fill="${colour}" stroke="${colour}" stroke-width="${(size * bold).toFixed(1)}" stroke-linejoin="round" d="${path}"/>`;
}

/** As words in Rubik, which can be found and read aloud, and are lighter. */
export function words({ text, direction, size, bold, colour }: SetLine, x: number, y: number): string {
  return `<text x="${x}" y="${y.toFixed(1)}" text-anchor="middle" direction="${direction}" font-family="Rubik" font-weight="${bold < 0.05 ? 400 : 700}" font-size="${size.toFixed(1)}" fill="${colour}">${esc(text)}</text>`;
}
