import { expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { checkCurricula } from './check-curricula.ts';
import { readCurricula } from './read-curricula.ts';

const structure = `kind: grades
order: 1
bands: [young, old]
months:
  - { id: elul, civilMonth: 9 }
plans:
  - { id: elul-young, month: elul, band: young, minutes: 30, items: [tent-film], materials: [paper] }
  - { id: elul-old, month: elul, band: old, minutes: 30, items: [tent-film], materials: [] }
`;

const plan = '{ theme: A tent, goal: To welcome, opening: Ask, activity: Draw, closing: Tell }';
const words = `title: A year
description: In short
bands: { young: Young, old: Old }
materials: { paper: Paper }
plans:
  elul-young: ${plan}
  elul-old: ${plan}
`;

function filesOf(changed: Record<string, string> = {}): Map<string, string> {
  const texts = localeCodes.map((code) => [`content/curriculum/${code}/year.yaml`, words] as const);
  return new Map([['content/curriculum/year.yaml', structure], ...texts, ...Object.entries(changed)]);
}

function mistakesOf(changed: Record<string, string>, itemIds?: ReadonlySet<string>): string[] {
  try {
    checkCurricula(filesOf(changed), itemIds);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    return error.message.split('\n');
  }
}

test('a curriculum without mistakes is read with its texts', () => {
  const [curriculum] = checkCurricula(filesOf(), new Set(['tent-film']));
  expect(curriculum).toMatchObject({ slug: 'year', file: { kind: 'grades' } });
  expect(curriculum?.texts.he.plans['elul-young']?.theme).toBe('A tent');
});

test.each([
  ['an item that does not exist', structure, /year\.yaml:7: there is no item tent-film/, new Set<string>()],
  [
    'a band that does not exist',
    structure.replace('band: young', 'band: tiny'),
    /year\.yaml:7: elul-young has none/,
  ],
  ['a cell without a plan', structure.replace(/ {2}- \{ id: elul-old.+\n/, ''), /no plan for elul old/],
])('%s is reported by file and line', (_what, text, message, itemIds?: Set<string>) => {
  const mistakes = mistakesOf({ 'content/curriculum/year.yaml': text }, itemIds);
  expect(mistakes.join('\n')).toMatch(message);
});

test('missing texts, and texts that belong to nothing, are reported by file and line', () => {
  const path = 'content/curriculum/fr/year.yaml';
  expect(mistakesOf({ [path]: words.replace('  elul-old:', '  tishrei-old:') })).toEqual([
    `${path}:6: plans.elul-old is missing`,
    `${path}:7: plans.tishrei-old is not in any plan of the curriculum`,
  ]);
  const files = filesOf();
  files.delete(path);
  expect(() => checkCurricula(files)).toThrow(`${path}:1: is missing`);
});

test('the shipped curricula have no mistakes', async () => {
  expect((await readCurricula()).map(({ slug }) => slug)).toContain('jewish-calendar');
});
