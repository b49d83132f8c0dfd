import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';

/** A line of words as a shape: `path` has its baseline at y 0 and begins at x 0, in the same unit as the size. */
export interface Lettering {
  path: string;
  width: number;
}

const alphabets = ['latin', 'latin-ext', 'hebrew', 'cyrillic', 'cyrillic-ext'] as const;
// Its types describe an ES module, but Node loads the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** French puts it before ; ! ? and Rubik has no glyph for it, so it would be left out. */
const narrowSpace = '\u202F';
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

interface Run {
  text: string;
  font: Font;
  direction: 'ltr' | 'rtl';
}

/** Runs of one font and one direction, from left to right as they appear on paper. */
function visualRuns(text: string, direction: 'ltr' | 'rtl', all: readonly Font[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const stretches: (Run & { level: number })[] = [];
  let index = 0;
  for (const character of text) {
    const level = embedding.levels[index] ?? 0;
    const shown = character === narrowSpace ? ' ' : (mirrored.get(index) ?? character);
    index += character.length;
    const last = stretches.at(-1);
    const codePoint = shown.codePointAt(0) ?? 0;
    const font = last?.font.hasGlyphForCodePoint(codePoint)
      ? last.font
      : all.find((font) => font.hasGlyphForCodePoint(codePoint));
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += shown;
    else stretches.push({ text: shown, font, level, direction: level % 2 ? 'rtl' : 'ltr' });
  }
  return reordered(stretches);
}

/** Rule L2 of the Unicode Bidirectional Algorithm, on whole runs. */
function reordered<T extends { level: number }>(stretches: T[]): T[] {
  const order = [...stretches];
  for (let level = Math.max(0, ...order.map((one) => one.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return order;
}

function readFonts(): Promise<Font[]> {
  return Promise.all(
    alphabets.map(async (alphabet) => {
      const file = `@fontsource-variable/rubik/files/rubik-${alphabet}-wght-normal.woff2`;
      return create(await readFile(fileURLToPath(import.meta.resolve(file))));
    }),
  );
}
