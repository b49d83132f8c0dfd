import bidiFactory from 'bidi-js';

/** What a font has letters for. */
interface Covering {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Letters of one font and one direction, in reading order. */
export interface Run<Font> {
  text: string;
  font: Font;
  direction: 'ltr' | 'rtl';
}

// Its types describe an ES module, but Node loads the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** French puts it before ; ! ? and Rubik has no glyph for it, so it would be left out. */
const narrowSpace = '\u202F';

/** The runs of a line from left to right as they appear on paper. What no font has a glyph for is left out. */
export function visualRuns<Font extends Covering>(
  text: string,
  direction: 'ltr' | 'rtl',
  all: readonly Font[],
): Run<Font>[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const stretches: (Run<Font> & { level: number })[] = [];
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
