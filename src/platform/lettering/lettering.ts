import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { visualRuns } from './visual-runs.ts';

/** A line of words as a shape: `path` has its baseline at y 0 and begins at x 0, in the same unit as the size. */
export interface Lettering {
  path: string;
  width: number;
}

const alphabets = ['latin', 'latin-ext', 'hebrew', 'cyrillic', 'cyrillic-ext'] as const;
let fonts: Promise<Font[]> | undefined;

/**
 * A line in Rubik as outlines, so that it looks the same everywhere: words left to right, right to left and mixed, in
 * reading order. The font is the lightest weight; a stroke of width `bold` (a share of the size) makes it bolder, and the
 * letters are spaced to make room for it. Characters without a glyph are left out.
 */
export async function letter(
  text: string,
  { size, bold = 0, direction }: { size: number; bold?: number; direction: 'ltr' | 'rtl' },
): Promise<Lettering> {
  fonts ??= readFonts();
  const all = await fonts;
  const paths: string[] = [];
  let x = 0;
  for (const run of visualRuns(text, direction, all)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text, undefined, undefined, undefined, run.direction);
    glyphs.forEach(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const shape = path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
      paths.push(shape.toSVG());
      x += xAdvance * scale + (xAdvance > 0 ? bold * size * 0.6 : 0);
    });
  }
  return { path: paths.join('').replace(/\d+\.\d{2,}/g, (number) => Number(number).toFixed(1)), width: x };
}

function readFonts(): Promise<Font[]> {
  return Promise.all(
    alphabets.map(async (alphabet) => {
      const file = `@fontsource-variable/rubik/files/rubik-${alphabet}-wght-normal.woff2`;
      return create(await readFile(fileURLToPath(import.meta.resolve(file))));
    }),
  );
}
