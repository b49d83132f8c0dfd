import { describe, expect, test } from 'vitest';
import { makeContentFiles, type ContentFiles } from './testing.ts';
import { check, edit, mistakesIn } from './testing-mistakes.ts';

const course = 'courses/kindness/course.yaml';
const hebrew = 'courses/kindness/he/course.yaml';
const media = 'courses/kindness/media/tent';

function without(...names: string[]): ContentFiles {
  return Object.fromEntries(
    Object.entries(makeContentFiles()).filter(([name]) => !names.some((gone) => name.startsWith(gone))),
  );
}

describe('content without mistakes', () => {
  test('becomes categories and courses with every text in every language', async () => {
    const { categories, courses } = await check(makeContentFiles());
    expect(categories.map(({ id, texts }) => [id, texts.he.name])).toEqual([['inspiration', 'Words he']]);
    expect(courses).toHaveLength(1);
    expect(courses[0]).toMatchObject({
      id: 'c_kkkk2222',
      slug: 'kindness',
      folder: 'kindness',
      order: 1,
      demo: true,
      categoryIds: ['inspiration'],
    });
    expect(courses[0]?.texts.ru.title).toBe('Kindness ru');
    const [film, comic] = courses[0]?.chapters[0]?.items ?? [];
    expect(film).toMatchObject({
      id: 'i_ffff2222',
      slug: 'tent-film',
      access: 'public',
      planned: false,
      minutes: 1,
      filmId: 'tent',
    });
    expect(film?.texts.fr.citations).toEqual([{ passage: 'genesis-18', from: '1', to: '8' }]);
    expect(comic).toMatchObject({
      type: 'visual',
      access: 'default',
      planned: true,
      minutes: 4,
      filmId: undefined,
    });
    expect(courses[0]?.films).toMatchObject([{ id: 'tent', duration: 52.4, height: 720, hls: false }]);
  });

  test('says for which ages a category is, if it is not for everyone', async () => {
    const file = 'categories.yaml';
    const [forEveryone] = (await check(makeContentFiles())).categories;
    expect([forEveryone?.minAge, forEveryone?.maxAge]).toEqual([undefined, undefined]);
    const files = edit(file, '- slug: inspiration\n', '- slug: inspiration\n  minAge: 12\n');
    expect((await check(files)).categories[0]).toMatchObject({ minAge: 12, maxAge: undefined });
  });

  test('treats a film whose media are missing as planned, unless media are required', async () => {
    const { courses } = await check(without(media), false);
    expect(courses[0]?.chapters[0]?.items[0]).toMatchObject({ planned: true, filmId: undefined });
    expect(courses[0]?.films).toEqual([]);
    expect(await mistakesIn(without(media))).toEqual([
      `content/${course}:15: film tent is not in media/tent`,
    ]);
  });

  test('offers a stream where there is one', async () => {
    const { courses } = await check({ ...makeContentFiles(), [`${media}/master.m3u8`]: '#EXTM3U' });
    expect(courses[0]?.films[0]?.hls).toBe(true);
  });
});

describe('a mistake in content', () => {
  test.each<[what: string, files: ContentFiles, mistake: string]>([
    ['a missing value', edit(course, 'order: 1\n', ''), `${course}:1: order is missing`],
    [
      'a value of the wrong kind',
      edit(course, 'demo: true', 'demo: yes please'),
      `${course}:5: demo Invalid input: expected boolean, received string`,
    ],
    ['a mistyped name', edit(course, 'archived:', 'archive:'), `${course}:6: archive is unknown`],
    [
      'an unknown item type',
      edit(course, 'type: film,', 'type: movie,'),
      `${course}:15: chapters.0.items.0.type Invalid option`,
    ],
    [
      'an item that is neither planned nor present',
      edit(course, ', planned: true', ''),
      `courses/kindness/items/tent-comic.yaml:1: is missing`,
    ],
    [
      'a film item without a film',
      edit(course, ' film: tent,', ''),
      `${course}:15: chapters.0.items.0.film is missing`,
    ],
    [
      'an unknown category',
      edit(course, '[inspiration]', '[inspiration, wonder]'),
      `${course}:9: category wonder is unknown`,
    ],
    ['broken YAML', edit(course, 'chapters:', 'chapters: ]'), `${course}:11:`],
    ['a missing language', without('courses/kindness/de'), 'courses/kindness/de/course.yaml:1: is missing'],
    [
      'a text that is too long',
      edit(hebrew, 'A tagline', 'x'.repeat(61)),
      `${hebrew}:2: tagline is longer than 60 characters`,
    ],
    ['an empty text', edit(hebrew, 'The tent', '""'), `${hebrew}:9: items.tent-film.title is empty`],
    [
      'a missing chapter title',
      edit(hebrew, 'open-tent:', 'closed-tent:'),
      `${hebrew}:6: chapters.open-tent is missing`,
    ],
    [
      'a text that belongs to nothing',
      edit(hebrew, 'tent-comic:', 'tent-comics:'),
      `${hebrew}:14: items.tent-comics is not in this course's course.yaml`,
    ],
    [
      'a film without a source',
      edit(course, ', sources: [genesis-18:1-8]', ''),
      `${course}:15: chapters.0.items.0.sources are missing: a film names one`,
    ],
    [
      'three questions',
      edit(hebrew, '      - Who came?\n', '      - Who?\n      - What?\n'),
      `${hebrew}:12: items.tent-film.talk must have two questions`,
    ],
    ['a missing course.yaml', without(course), `${course}:1: is missing`],
    ['missing categories', without('categories.yaml'), 'categories.yaml:1: is missing'],
    [
      'a category for no age',
      edit('categories.yaml', '- slug: inspiration\n', '- slug: inspiration\n  minAge: 9\n  maxAge: 6\n'),
      'categories.yaml:3: 0.maxAge is less than minAge',
    ],
    [
      'a category without a language',
      edit('categories.yaml', '    it: Words it\n', ''),
      'categories.yaml:3: 0.names.it is missing',
    ],
    ['missing captions', without(`${media}/captions/ru.vtt`), `${media}/captions/ru.vtt:1: is missing`],
    ['a missing poster', without(`${media}/poster.jpg`), `${media}/poster.jpg:1: is missing`],
    [
      'a film with zero length',
      edit(`${media}/film.yaml`, '52.4', '0'),
      `${media}/film.yaml:1: duration Too small`,
    ],
    [
      'parts that start late',
      edit(`${media}/film.yaml`, 'at: 0', 'at: 3'),
      `${media}/film.yaml:5: chapters.0.at must be 0`,
    ],
    [
      'captions over one another',
      edit(`${media}/captions/en.vtt`, '00:00:04.000 --> 00:00:52', '00:00:03.900 --> 00:00:52'),
      `${media}/captions/en.vtt:7: starts before the cue above it has ended`,
    ],
    [
      'captions out of order',
      edit(`${media}/captions/en.vtt`, '00:00:01.000 -->', '00:00:04.500 -->'),
      `${media}/captions/en.vtt:4: ends before it starts`,
    ],
    [
      'captions after the end',
      edit(`${media}/captions/en.vtt`, '52.400', '53.000'),
      `${media}/captions/en.vtt:7: ends after the film, which lasts 52.4 s`,
    ],
    [
      'captions with a wrong time',
      edit(`${media}/captions/en.vtt`, '00:00:52.400', '52.4'),
      `${media}/captions/en.vtt:7: is not a cue timing: 00:00:04.000 --> 52.4 line:85%`,
    ],
    [
      'captions that say nothing',
      edit(`${media}/captions/en.vtt`, 'A hot day.', ''),
      `${media}/captions/en.vtt:4: has no text`,
    ],
    [
      'captions too fast for a child',
      edit(`${media}/captions/en.vtt`, 'A hot day.', 'A hot day, and guests are on the road.\nAvraham runs.'),
      `${media}/captions/en.vtt:4: must be read at 17.3 characters a second, 13 are the most`,
    ],
    [
      'Hebrew captions too fast for a child',
      edit(`${media}/captions/he.vtt`, 'A hot day.', 'יום חם, ואורחים באים בדרך אל האוהל'),
      `${media}/captions/he.vtt:4: must be read at 11.3 characters a second, 11 are the most`,
    ],
    [
      'captions of another kind',
      edit(`${media}/captions/en.vtt`, 'WEBVTT', 'SUBTITLES'),
      `${media}/captions/en.vtt:1: must begin with WEBVTT`,
    ],
  ])('is reported with its file and line: %s', async (_, files, mistake) => {
    const mistakes = await mistakesIn(files);
    const expected = `content/${mistake}`;
    expect(mistakes.map((line) => line.slice(0, expected.length))).toContain(expected);
  });

  test('does not hide mistakes in other files', async () => {
    const files = makeContentFiles();
    const wrongCourse = edit(course, 'order: 1', 'order: first', files);
    const wrongText = edit(hebrew, 'The tent', '""', wrongCourse);
    expect(await mistakesIn(edit(`${media}/captions/en.vtt`, 'WEBVTT', 'VTT', wrongText))).toEqual([
      `content/${course}:3: order Invalid input: expected number, received string`,
      `content/${hebrew}:9: items.tent-film.title is empty`,
      `content/${media}/captions/en.vtt:1: must begin with WEBVTT`,
    ]);
  });

  test('in one course does not hide mistakes in another', async () => {
    const files = makeContentFiles();
    const second = Object.fromEntries(
      Object.entries(files)
        .filter(([name]) => name.startsWith('courses/'))
        .map(([name, text]) => [name.replace('kindness', 'patience'), text]),
    );
    const broken = edit(hebrew, 'title: The tent', 'titel: The tent', { ...files, ...second });
    expect(await mistakesIn(broken)).toEqual([
      `content/${hebrew}:9: items.tent-film.title is missing`,
      `content/${hebrew}:9: items.tent-film.titel is unknown`,
      `content/courses/patience/course.yaml:3: order 1 is already used at content/${course}:3`,
      ...[
        [1, 'id c_kkkk2222'],
        [2, 'course slug kindness'],
        [12, 'id ch_tttt2222'],
        [15, 'id i_ffff2222'],
        [15, 'item slug tent-film'],
        [16, 'id i_cccc2222'],
        [16, 'item slug tent-comic'],
      ].map(
        ([line, what]) =>
          `content/courses/patience/course.yaml:${line}: ${what} is already used at content/${course}:${line}`,
      ),
    ]);
  });
});

describe('the files of a course to download', () => {
  const folder = 'courses/kindness/resources';
  const pdf = '%PDF-1.4 /Type /Pages /Type /Page /Type /Page';

  test('are listed with kind, language, size and pages, and the access that the course sets', async () => {
    const files = edit(course, 'chapters:', 'resources: { poster: public }\nchapters:', {
      ...makeContentFiles(),
      [`${folder}/workbook.he.pdf`]: pdf,
      [`${folder}/poster.en.svg`]: '<svg/>',
      [`${folder}/music.mp3`]: 'notes',
    });
    const { courses } = await check(files);
    expect(courses[0]?.resources).toEqual([
      {
        file: 'workbook.he.pdf',
        kind: 'workbook',
        lang: 'he',
        format: 'pdf',
        bytes: pdf.length,
        pages: 2,
        access: 'default',
      },
      {
        file: 'poster.en.svg',
        kind: 'poster',
        lang: 'en',
        format: 'svg',
        bytes: 6,
        pages: null,
        access: 'public',
      },
      {
        file: 'music.mp3',
        kind: 'music',
        lang: null,
        format: 'mp3',
        bytes: 5,
        pages: null,
        access: 'default',
      },
    ]);
  });

  test.each([
    ['notes.en.pdf', 'is not named after a kind of resource and one of its formats'],
    ['workbook.en.exe', 'is not named after a kind of resource and one of its formats'],
    ['poster.xx.svg', 'names no supported language'],
    ['music.en.mp3', 'has no words and so no language'],
    ['workbook.en.pdf', 'has no pages that can be counted'],
  ])('are refused as %s', async (name, mistake) => {
    const files = { ...makeContentFiles(), [`${folder}/${name}`]: 'something' };
    expect(await mistakesIn(files)).toEqual([`content/${folder}/${name}:1: ${mistake}`]);
  });
});

describe('stills', () => {
  const stills = 'courses/kindness/stills.yaml';
  const cover = 'courses/kindness/pictures/tent-film/cover.webp';
  const withStills = (text: string, more: ContentFiles = {}) => ({
    ...makeContentFiles(),
    [stills]: text,
    ...more,
  });
  const taken = 'tent-film:\n  cover: { film: tent, line: 2 }\n';

  test('give an item its own picture', async () => {
    const { courses } = await check(withStills(taken, { [cover]: 'picture' }));
    expect(courses[0]?.chapters[0]?.items[0]?.texts.he.cover).toBe('cover.webp');
    expect(courses[0]?.chapters[0]?.items[1]?.texts.he).not.toHaveProperty('cover');
  });

  test.each([
    ['that have not been taken yet', taken, {}, `content/${cover}:1: is missing: npm run stills`],
    [
      'of a caption line that does not exist',
      taken.replace('line: 2', 'line: 3'),
      { [cover]: 'picture' },
      `content/${stills}:2: film tent has only 2 lines`,
    ],
    [
      'of a film that does not exist',
      taken.replace('film: tent', 'film: sea'),
      { [cover]: 'picture' },
      `content/${stills}:2: film sea has no English captions`,
    ],
    [
      'of a panel that does not exist',
      'tent-film:\n  cover: { panel: hello }\n',
      { [cover]: 'picture' },
      `content/${stills}:2: panel hello has no picture`,
    ],
    [
      'that belong to no item',
      taken.replace('tent-film', 'tent-game'),
      { 'courses/kindness/pictures/tent-game/cover.webp': 'picture' },
      `content/${stills}:2: tent-game is not an item of the course`,
    ],
  ])('%s are refused', async (_, text, more, mistake) => {
    expect(await mistakesIn(withStills(text, more))).toEqual([mistake]);
  });
});
