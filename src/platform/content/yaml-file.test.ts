import { expect, test } from 'vitest';
import * as z from 'zod';
import { localeCodes } from '#core/locale.ts';
import { inEveryLanguage, Slug, slugs, text } from './text-schemas.ts';
import { readInLanguages } from './in-languages.ts';
import { collectMistakes, ContentMistakes } from './mistakes.ts';
import { readYamlOf, type YamlFile } from './yaml-file.ts';

const Poster = z.strictObject({ name: Slug, line: text(20), colors: slugs(1, 3) });

function read(written: string): YamlFile<z.infer<typeof Poster>> | undefined {
  const texts = new Map([['content/posters/tent.yaml', written]]);
  return collectMistakes((report) => readYamlOf(texts, 'content/posters/tent.yaml', Poster, report));
}

function mistakesIn(written: string): string[] {
  try {
    read(written);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    return error.message.split('\n');
  }
}

test('a file that fits its schema is read, and says on which line each value stands', () => {
  const poster = read('name: tent\nline: " Come in "\ncolors:\n  - red\n  - sand\n');
  expect(poster?.value).toEqual({ name: 'tent', line: 'Come in', colors: ['red', 'sand'] });
  expect(poster?.lineOf(['colors', 1])).toBe(5);
});

test.each([
  ['a value of the wrong kind', 'name: A tent\nline: x\ncolors: [red]\n', ['1: name must be lower-case']],
  ['a missing value, at what surrounds it', 'name: tent\ncolors: [red]\n', ['1: line is missing']],
  ['an unknown key', 'name: tent\nline: x\ncolors: [red]\nsize: 3\n', ['4: size is unknown']],
  ['a repetition', 'name: tent\nline: x\ncolors:\n  [red, red]\n', ['4: colors has one twice']],
  ['every mistake at once', 'name: A\nline: ""\ncolors: [red]\n', ['1: name must be', '2: line is empty']],
  ['what is not YAML', 'name: tent\nline: "x\n', ['3: Missing closing "quote']],
])('%s is reported by file and line', (_what, written, expected) => {
  const mistakes = mistakesIn(written);
  expect(mistakes).toHaveLength(expected.length);
  expected.forEach((message, at) => expect(mistakes[at]).toContain(`content/posters/tent.yaml:${message}`));
});

test('a file that is not there is reported as missing', () => {
  expect(() =>
    collectMistakes((report) => readYamlOf(new Map(), 'content/posters/hut.yaml', Poster, report)),
  ).toThrow('content/posters/hut.yaml:1: is missing');
});

test('a text is whole only in every language', () => {
  const Names = inEveryLanguage(text(10));
  const names = Object.fromEntries(localeCodes.map((code) => [code, 'tent']));
  expect(Names.safeParse(names).success).toBe(true);
  expect(Names.safeParse({ ...names, he: undefined }).success).toBe(false);
  expect(readInLanguages((locale) => `tent ${locale}`)?.ru).toBe('tent ru');
  expect(readInLanguages((locale) => (locale === 'fr' ? undefined : 'tent'))).toBeUndefined();
});
