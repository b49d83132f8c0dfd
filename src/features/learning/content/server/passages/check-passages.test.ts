import { describe, expect, test } from 'vitest';
import { makeContentFiles, type ContentFiles } from '../testing.ts';
import { check, edit, mistakesIn } from '../testing-mistakes.ts';

const works = 'passages/works.yaml';
const passage = 'passages/genesis-18.yaml';
const course = 'courses/kindness/course.yaml';
const english = 'courses/kindness/en/course.yaml';

describe('a passage', () => {
  test('is loaded with its lines and its edition in every language', async () => {
    const { passages } = await check(makeContentFiles());
    expect(passages.map(({ id }) => id)).toEqual(['genesis-18']);
    expect(passages[0]).toMatchObject({
      work: { names: { fr: 'Genèse' }, edition: { fr: 'Words fr' } },
      chapter: 18,
      context: { fr: 'Words fr' },
      lines: [
        { at: '1', original: 'וַיֵּרָא אֵלָיו ה׳', texts: { fr: 'Words of 1 in fr' } },
        { at: '4', original: 'יֻקַּח־נָא מְעַט־מַיִם', texts: { fr: 'Words of 4 in fr' } },
      ],
    });
  });

  const renamed = () => {
    const { [passage]: text = '', ...files } = makeContentFiles();
    return { ...files, 'passages/exodus-18.yaml': text };
  };
  test.each<[what: string, files: ContentFiles, mistake: string]>([
    ['no Italian', edit(passage, / {4}it: Words of 4 in it\n/, ''), `${passage}:21: lines.1.it is missing`],
    ['no context', edit(passage, /context:\n(?: {2}.*\n)+/, ''), `${passage}:1: the file has no context`],
    [
      'neither lines nor a reason',
      edit(passage, /lines:[^]*/, ''),
      `${passage}:1: the file must have either lines`,
    ],
    [
      'both lines and a reason',
      edit(passage, 'chapter: 18\n', 'chapter: 18\nunquoted: Long\n'),
      `${passage}:1: the file must have either lines`,
    ],
    [
      'an unknown work',
      edit(passage, 'work: genesis', 'work: jubilees'),
      `${passage}:1: work jubilees is not in works.yaml`,
    ],
    ['the name of another work', renamed(), 'passages/exodus-18.yaml:1: must be named after its work'],
    ['no chapter', edit(passage, 'chapter: 18\n', ''), `${passage}:1: names no chapter`],
    ['no verse', edit(passage, '- verse: 4\n    original', '- original'), 'line 2 names no verse'],
    [
      'an edition without a license',
      edit(works, '    licence: public-domain\n', ''),
      `${works}:3: editions.leningrad.licence`,
    ],
    [
      'an edition that must not be copied',
      edit(works, 'public-domain', 'cc-by-nc'),
      `${works}:3: editions.leningrad.licence`,
    ],
    [
      'an edition without a description',
      edit(works, 'edition: leningrad', 'edition: aleppo'),
      'aleppo is unknown',
    ],
  ])('with %s is refused', async (_, files, mistake) => {
    expect((await mistakesIn(files)).join('\n')).toContain(mistake);
  });
});

describe('a citation', () => {
  test("is written out in the text's language", async () => {
    const cited = (code: string, files?: ContentFiles) =>
      edit(`courses/kindness/${code}/course.yaml`, 'Guests come.', 'Guests come (@genesis-18:4).', files);
    const { courses } = await check(cited('he', cited('de')));
    const texts = courses[0]?.chapters[0]?.items[0]?.texts;
    expect(texts?.de.summary).toBe('Guests come (Bereschit 18,4).');
    expect(texts?.he.summary).toBe('Guests come (בראשית יח, ד).');
  });

  test.each<[what: string, files: ContentFiles, mistake: string]>([
    [
      'of an unknown passage',
      edit(course, 'genesis-18:1-8', 'genesis-19:1-8'),
      `${course}:15: cites genesis-19:1-8, which is not a passage`,
    ],
    [
      'of verses that are not quoted',
      edit(course, 'genesis-18:1-8', 'genesis-18:9'),
      `${course}:15: cites genesis-18:9, which is not a passage`,
    ],
    [
      'of an unknown passage in a text',
      edit(english, 'Guests come.', 'Guests come (@genesis-19:1).'),
      `${english}:10: cites genesis-19:1, which is not a passage`,
    ],
    [
      'of an unknown passage for a poster',
      edit(course, 'chapters:', 'verse: genesis-19:1\nchapters:'),
      `${course}:11: cites genesis-19:1, which is not a passage`,
    ],
    [
      'of an unknown passage in a line of context',
      edit(passage, 'Words en', 'Words (@genesis-19:1)'),
      `${passage}:1: cites genesis-19:1, which is not a passage`,
    ],
  ])('%s is refused', async (_, files, mistake) => {
    expect((await mistakesIn(files)).join('\n')).toContain(mistake);
  });

  test('to a passage that is not quoted needs no lines', async () => {
    const files = edit(
      passage,
      /context:[^]*/,
      'unquoted: There is no edition of it that anybody may print.\n',
    );
    const { courses, passages } = await check(files);
    expect(courses[0]?.chapters[0]?.items[0]?.texts.en.source).toBe('Genesis 18:1–8');
    expect(passages[0]?.lines).toEqual([]);
  });
});
