import { describe, expect, test } from 'vitest';
import { FileMistake, type FileUnit } from './file-unit.ts';
import { readTranslationCsv, writeTranslationCsv } from './csv.ts';
import { listAddedTokens, listLostTokens } from './tokens.ts';
import { readXliff, writeXliff } from './xliff.ts';
import { readXml } from './xml.ts';

const unit = (values: Partial<FileUnit>): FileUnit => ({
  entryId: 'song.dror',
  path: 'name',
  label: 'Song, Dror: name',
  source: 'Dror',
  target: '',
  before: 'hash',
  isTagged: false,
  ...values,
});

const hostile = [
  '=cmd|"/c calc"!A1',
  "'=1+1",
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  '<script>alert(1)</script> & "quotes"',
  'two\nlines, with commas; and semicolons',
  '\u202eright to left\u202c 😀',
  ']]> <!-- --> &lt; &amp;',
  "''=",
];

describe.each([
  ['XLIFF', writeXliff, readXliff],
  ['CSV', async (file: Parameters<typeof writeXliff>[0]) => writeTranslationCsv(file), readTranslationCsv],
] as const)('a translator’s file as %s', (_name, write, read) => {
  test.each(hostile)('gives back what it was given: %j', async (text) => {
    const file = await read(
      await write({ from: 'en', to: 'ru', units: [unit({ source: text, target: text })] }),
    );
    expect(file).toMatchObject({
      from: 'en',
      to: 'ru',
      units: [
        {
          entryId: 'song.dror',
          path: 'name',
          before: 'hash',
          source: { plain: text },
          target: { plain: text },
        },
      ],
    });
  });

  test('keeps the tags of marks', async () => {
    const text = 'A <1>bold</1> and <2>italic</2><0/>&lt;word <1>again</1>';
    const units = [unit({ source: text, target: text, isTagged: true })];
    const file = await read(await write({ from: 'en', to: 'he', units }));
    expect(file.units[0]?.target.tagged).toBe(text);
  });
});

describe('a file as XLIFF', () => {
  test('is of version 2, names its languages, and has no id twice in a unit', async () => {
    const text = '<1>a</1><1>b</1><0/><0/>';
    const xml = await writeXliff({ from: 'en', to: 'ru', units: [unit({ source: text, isTagged: true })] });
    expect(xml).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">',
    );
    const source = /<source>(.*)<\/source>/.exec(xml)?.[1] ?? '';
    const ids = [...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
  });

  const wrap = (body: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru"><file id="song.dror">${body}</file></xliff>`;

  test('may come back in the words of another program', async () => {
    const file = await readXliff(
      wrap(
        '<skeleton/><group id="g"><unit id="7" name="name"><segment id="1" state="final"><source>One. </source>' +
          '<target>Раз. </target></segment><segment><source><mrk id="m1" type="term">Two</mrk></source>' +
          '<target><![CDATA[Два & три]]></target></segment></unit></group>',
      ),
    );
    expect(file.units).toMatchObject([
      { source: { plain: 'One. Two' }, target: { plain: 'Раз. Два & три' } },
    ]);
  });

  test.each([
    ['an entity of its own', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>'],
    [
      'an entity that nobody has declared',
      wrap('<unit id="1"><segment><source>&a;</source></segment></unit>'),
    ],
    ['an external document type', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff/>'],
    ['an element that is not closed', '<xliff version="2.0"><file>'],
    ['two documents', `${wrap('')}<xliff/>`],
    ['no document', '   '],
    ['elements without end', '<a>'.repeat(100_000)],
    ['an element of spaces', `<a${' '.repeat(100_000)}x`],
    ['a character that is none', wrap('&#x110000;')],
    ['a document of version 1', '<xliff version="1.2"/>'],
    ['an unknown language', '<xliff version="2.0" srcLang="en" trgLang="xx"/>'],
    ['no second language', '<xliff version="2.0" srcLang="en" trgLang="en"/>'],
  ])('is refused with %s', async (_what, xml) => {
    const started = performance.now();
    await expect(readXliff(xml)).rejects.toBeInstanceOf(FileMistake);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a file as CSV', () => {
  test('has no cell that a spreadsheet takes for a formula', () => {
    const units = hostile.map((source) => unit({ source, target: source, label: source }));
    const cells = writeTranslationCsv({ from: 'en', to: 'ru', units }).split(/[,\r\n]+/);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  });

  test.each([';', '\t'])('may come back with %j between its cells', async (separator) => {
    const csv = [
      `entry${separator}path${separator}en${separator}ru`,
      ['song.dror', 'name', 'Dror', 'Дрор'].join(separator),
    ];
    expect((await readTranslationCsv(csv.join('\n'))).units).toMatchObject([
      { entryId: 'song.dror', path: 'name', before: undefined, target: { plain: 'Дрор' } },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['other headings', 'a,b,c\n1,2,3'],
    ['one language', 'entry,path,en\na,b,c'],
    ['a quote that is not closed', 'entry,path,en,ru\n"a,b'],
    ['a quote within a cell', 'entry,path,en,ru\nsong,title,=HYPERLINK("x"),y'],
  ])('is refused with %s', async (_what, csv) => {
    await expect(readTranslationCsv(csv)).rejects.toBeInstanceOf(FileMistake);
  });
});

test('XML is read piece by piece', () => {
  expect([...readXml('<?xml version="1.0"?><a b="&quot;"><!-- c --><d/>&#65;</a>')]).toEqual([
    { kind: 'start', name: 'a', attributes: { b: '"' } },
    { kind: 'start', name: 'd', attributes: {} },
    { kind: 'end', name: 'd' },
    { kind: 'text', text: 'A' },
    { kind: 'end', name: 'a' },
  ]);
});

test.each([
  ['Hello {name}', 'Привет, {name}', [], []],
  ['Hello {name}', 'Привет', ['{name}'], []],
  ['As @proverbs-15:1 says', 'Как сказано', ['@proverbs-15:1'], []],
  ['A ___ answer', 'Ответ', ['___'], []],
  ['A <1>word</1>', '<1>Слово', ['</1>'], []],
  ['Plain', 'С {лишним}', [], ['{лишним}']],
  ['{a} {a}', '{a}', ['{a}'], []],
])('of %j, %j has lost and added placeholders', (source, target, lost, added) => {
  expect([listLostTokens(source, target), listAddedTokens(source, target)]).toEqual([lost, added]);
});
