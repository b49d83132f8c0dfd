import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json.ts';
import { isSame } from '#features/cms/fields/server/paths.ts';
import { seededRandom, type Random } from '#features/cms/testing.ts';
import { lacksField, listOpenUnits, listUnits, writeUnits } from './units.ts';

const bold = [{ type: 'bold' }];
const doc = (...content: JsonObject[]): JsonObject => ({ type: 'doc', content });
const paragraph = (...content: JsonObject[]): JsonObject => ({ type: 'paragraph', content });
const text = (words: string, marks?: Json[]): JsonObject => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
});

/** Texts of all shapes, with names that need care in paths. */
function makeRandomTexts(random: Random, depth = 0): JsonObject {
  const names = ['a', 'b', 'c.d', '~1', '__proto__'].filter(() => random() < 0.5);
  return Object.fromEntries(names.map((name) => [name, makeRandomValue(random, depth)]));
}

function makeRandomValue(random: Random, depth: number): Json {
  const words = () => (random() < 0.2 ? '' : `word ${Math.floor(random() * 99)}`);
  const kind = Math.floor(random() * (depth < 3 ? 6 : 4));
  if (kind === 0) return Math.floor(random() * 9);
  if (kind === 1) return Array.from({ length: Math.floor(random() * 3) }, words);
  if (kind === 2)
    return Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({ start: 1, text: words() }));
  if (kind === 3) return doc(paragraph(text('x')), paragraph(text(`y ${words()}`, bold)));
  return kind === 4 ? words() : makeRandomTexts(random, depth + 1);
}

describe('the units of texts', () => {
  test('are their strings, those in lists too, each by its place', () => {
    const texts = { title: 'Dror', lines: ['one', 'two'], items: { 'a.b': { title: 'A' } }, empty: {} };
    expect(listUnits(texts).map((unit) => [unit.path, unit.field, unit.text])).toEqual([
      ['title', 'title', 'Dror'],
      ['lines.0', 'lines', 'one'],
      ['lines.1', 'lines', 'two'],
      ['items.a~1b.title', 'items.a~1b.title', 'A'],
    ]);
  });

  test('leave out what is no text', () => {
    const texts = { captions: [{ start: 1, end: 2, text: 'Hi', settings: 'line:1' }] };
    expect(listUnits(texts, ['captions.*.settings']).map(({ path }) => path)).toEqual(['captions.0.text']);
  });

  test('of a text of blocks are its blocks, with tags for marks', () => {
    const body = doc(
      paragraph(text('A '), text('bold', bold), text(' < word'), { type: 'hardBreak' }),
      { type: 'picture', attrs: { src: '/a.svg', alt: 'A boat' } },
      { type: 'callToAction', attrs: { href: '/x', text: 'Go' } },
    );
    expect(listUnits({ body }).map((unit) => [unit.path, unit.text])).toEqual([
      ['body.content.0.content', 'A <1>bold</1> &lt; word<0/>'],
      ['body.content.1.attrs.alt', 'A boat'],
      ['body.content.2.attrs.text', 'Go'],
    ]);
  });
});

describe('written units', () => {
  test('build what is not there yet, like the other language', () => {
    const source = { body: doc(paragraph(text('A '), text('bold', bold))), lines: ['one', 'two'] };
    const written = new Map([
      ['body.content.0.content', '<1>Жирный</1> текст'],
      ['lines.1', 'два'],
    ]);
    expect(writeUnits(source, { chapters: {} }, written)).toEqual({
      chapters: {},
      body: doc(paragraph(text('Жирный', bold), text(' текст'))),
      lines: ['', 'два'],
    });
  });

  test('take the place of an empty group', () => {
    const source = { items: { first: { title: 'One' } } };
    expect(writeUnits(source, { items: {} }, new Map([['items.first.title', 'Один']]))).toEqual({
      items: { first: { title: 'Один' } },
    });
  });

  test('leave alone a list that is made differently, and a field that stands in the way', () => {
    const source = { lines: ['one', 'two'], a: { b: 'x' }, c: 'y' };
    const target = { lines: ['один'], a: 'own', c: { d: 'own' } };
    const written = new Map(['lines.0', 'lines.1', 'a.b', 'c'].map((path) => [path, 'new']));
    expect(writeUnits(source, target, written)).toEqual(target);
    expect(listOpenUnits(source, target)).toEqual([]);
  });

  test.each(Array.from({ length: 300 }, (_, seed) => seed))(
    'say what was written, and change nothing else, whatever the texts are (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const [source, target] = [makeRandomTexts(random), makeRandomTexts(random)];
      const open = listOpenUnits(source, target);
      const written = new Map(open.map(({ path }) => [path, `new ${path} ${Math.floor(random() * 9)}`]));
      const after = writeUnits(source, target, written);
      const said = new Map(listUnits(after).map(({ path, text }) => [path, text]));
      for (const { path } of open) expect([path, said.get(path)]).toEqual([path, written.get(path)]);
      const kept = listUnits(target).filter(({ path, text }) => text !== '' && !written.has(path));
      expect(kept.filter(({ path, text }) => said.get(path) !== text)).toEqual([]);
      expect(isSame(writeUnits(source, target, new Map()), target)).toBe(true);
    },
  );
});

describe('a field', () => {
  const units = (value: Json) => listUnits({ value });
  test.each([
    ['an empty text', '', 'x', true],
    ['nothing at all', undefined, 'x', true],
    ['a list with a gap', ['x', ''], ['a', 'b'], true],
    ['a list of another length', ['x'], ['a', 'b'], false],
    ['a text that nobody has', undefined, '', false],
    ['a list with the same gap', ['x', ''], ['a', ''], false],
  ])('is missing or not: %s', (_name, mine, theirs, isMissing) => {
    expect(lacksField(mine === undefined ? undefined : units(mine), units(theirs))).toBe(isMissing);
  });
});
