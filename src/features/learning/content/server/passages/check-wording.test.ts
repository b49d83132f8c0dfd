import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { makeContentFiles } from '../testing.ts';
import { edit, mistakesIn } from '../testing-mistakes.ts';
import { findSacredNames } from './sacred-names.ts';

// Assembled here, so that no project file spells it out.
const name = ['י', 'ה', 'ו', 'ה'].join('');
const pointed = ['יְ', 'ה', 'וָ', 'ה'].join('');
const elokim = ['אֱלֹ', 'הִים'].join('');

describe('a Name', () => {
  test.each<[written: string, locale: Locale | undefined]>([
    [name, 'he'],
    [`ל${pointed}`, undefined],
    [elokim, 'en'],
    [['וֵאל', 'הֵ', 'ינוּ'].join(''), undefined],
    [['אֲ', 'דֹ', 'נָי'].join(''), undefined],
    [['ה׳ צְ', 'בָא', 'וֹת'].join(''), undefined],
    ['God', 'en'],
    ['Господь', 'ru'],
    ['Dios', 'es'],
    ['Dieu', 'fr'],
    ['Gottes', 'de'],
    ['Dio', 'it'],
  ])('%s is found', (written, locale) => {
    expect(findSacredNames(`x ${written}, y`, locale)).toHaveLength(1);
  });

  test.each<[written: string, locale: Locale]>([
    ['ה׳ אֱלֹקִים', 'he'],
    ['אֲדֹנִי הַמֶּלֶךְ', 'he'],
    ['יהודה', 'he'],
    ['אלה החיים', 'he'],
    ['G-d is good', 'en'],
    ['a goddaughter', 'en'],
    ['убогий богатый', 'ru'],
    ['D-s', 'es'],
    ['G’tt', 'de'],
    ['audio', 'it'],
  ])('%s is allowed', (written, locale) => {
    expect(findSacredNames(written, locale)).toEqual([]);
  });

  test.each([
    ['passages/genesis-18.yaml', 'ה׳', pointed, 13],
    ['passages/genesis-18.yaml', 'Words of 1 in en', 'Words of God', 14],
    ['courses/kindness/fr/course.yaml', 'Guests come.', 'Dieu vient.', 10],
    ['courses/kindness/media/tent/captions/he.vtt', 'A hot day.', elokim, 5],
  ])('in %s is refused at its line', async (file, from, to, line) => {
    const mistakes = await mistakesIn(edit(file, from, to));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`content/${file}:${line}: writes out a Name`);
  });
});

describe('a name of content', () => {
  const names = `yonatan:
  names: { en: Yonatan, he: יהונתן, ru: Йонатан, es: Yonatán, fr: Yonatan, de: Jonatan, it: Yonatan }
  not: { en: [Jonathan] }
`;
  const file = 'courses/kindness/en/course.yaml';

  test.each(['Jonathan', 'JONATHAN'])('spelled as %s is refused', async (wrong) => {
    const files = edit(file, 'Guests come.', `${wrong} comes.`);
    expect(await mistakesIn({ ...files, 'names.yaml': names })).toEqual([
      `content/${file}:10: spells ${wrong}, which is Yonatan everywhere else`,
    ]);
  });

  test('is spelled as its language spells it', async () => {
    const files = edit(file, 'Guests come.', 'Yonatan comes.');
    const german = edit('courses/kindness/de/course.yaml', 'Guests come.', 'Jonathan kommt.', files);
    expect(await mistakesIn({ ...german, 'names.yaml': names })).toEqual([]);
  });
});

describe('a source', () => {
  test.each([
    ['en', 'as in Genesis 18:4.', 'Genesis 18'],
    ['he', 'ככתוב בבראשית יח, ד.', 'בבראשית יח, ד'],
    ['he', 'ככתוב (בראשית יח, ד).', 'בראשית יח, ד'],
    ['de', 'wie in Bereschit 18.', 'Bereschit 18'],
  ])('cited by hand in %s (%s)', async (code, text, found) => {
    const file = `courses/kindness/${code}/course.yaml`;
    const files = edit(file, 'Guests come.', text);
    expect(await mistakesIn(files)).toEqual([
      `content/${file}:10: cites ${found} by hand; write its passage, such as @genesis-18:1`,
    ]);
  });

  test('whose book is only named is not a citation', async () => {
    const files = edit('courses/kindness/en/course.yaml', 'Guests come.', 'Genesis tells of it.');
    expect(await mistakesIn(files)).toEqual([]);
  });

  test('is looked for only if there are passages', async () => {
    const {
      'passages/works.yaml': _works,
      'passages/genesis-18.yaml': _passage,
      ...files
    } = makeContentFiles();
    const uncited = edit('courses/kindness/course.yaml', ', sources: [genesis-18:1-8]', '', files);
    expect((await mistakesIn(uncited)).join('\n')).toContain('sources are missing');
  });
});
