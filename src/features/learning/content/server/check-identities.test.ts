import { describe, expect, test } from 'vitest';
import { makeContentId } from './content-ids.ts';
import { makeContentFiles, type ContentFiles } from './testing.ts';
import { edit, mistakesIn } from './testing-mistakes.ts';

const course = 'courses/kindness/course.yaml';

/** The valid content with a second course, whose ids and slugs are others. */
function withSecondCourse(): ContentFiles {
  const files = makeContentFiles();
  const second = Object.entries(files)
    .filter(([name]) => name.startsWith('courses/'))
    .map(([name, text]) => [
      name.replace('kindness', 'patience'),
      text
        .replace('order: 1', 'order: 2')
        .replace('slug: kindness', 'slug: patience')
        .replaceAll('2222', '3333')
        .replaceAll('tent-film', 'sea-film')
        .replaceAll('tent-comic', 'sea-comic'),
    ]);
  return { ...files, ...(Object.fromEntries(second) as ContentFiles) };
}

const second = 'courses/patience/course.yaml';

test('courses whose ids and slugs differ are in order', async () => {
  expect(await mistakesIn(withSecondCourse())).toEqual([]);
});

describe('an id', () => {
  test('is refused when another course has it', async () => {
    const files = edit(second, 'i_ffff3333', 'i_cccc2222', withSecondCourse());
    expect(await mistakesIn(files)).toEqual([
      `content/${second}:15: id i_cccc2222 is already used at content/${course}:16`,
    ]);
  });

  test('is refused on a chapter when a chapter of another course has it', async () => {
    const files = edit(second, 'ch_tttt3333', 'ch_tttt2222', withSecondCourse());
    expect(await mistakesIn(files)).toEqual([
      `content/${second}:12: id ch_tttt2222 is already used at content/${course}:12`,
    ]);
  });

  test('of something that was removed is never used again', async () => {
    const files = { ...makeContentFiles(), 'retired-ids.yaml': '- i_cccc2222 # The comic in the tent\n' };
    expect(await mistakesIn(files)).toEqual([
      `content/${course}:16: id i_cccc2222 is retired and is never used again`,
    ]);
  });

  test.each([
    ['a slug', 'tent-film'],
    ['one of another kind', 'c_ffff2222'],
    ['too short', 'i_ffff222'],
    ['with letters that look alike', 'i_ffffl1lo'],
  ])('is refused when it is %s, and a new one is offered', async (_, id) => {
    const [mistake, ...others] = await mistakesIn(edit(course, 'i_ffff2222', id));
    expect(others).toEqual([]);
    expect(mistake).toMatch(
      /^content\/courses\/kindness\/course\.yaml:15: chapters\.0\.items\.0\.id is not an id: a new one is i_[a-z0-9]{8}$/,
    );
  });

  test('that is missing is offered', async () => {
    const [mistake] = await mistakesIn(edit(course, 'id: c_kkkk2222\n', ''));
    expect(mistake).toMatch(/course\.yaml:1: id is missing: a new one is c_[a-z0-9]{8}$/);
  });

  test('that was offered is accepted', async () => {
    expect(await mistakesIn(edit(course, 'i_ffff2222', makeContentId('item')))).toEqual([]);
  });
});

describe('a slug', () => {
  test('of a course is refused when another course has it or had it', async () => {
    const taken = edit(second, 'slug: patience', 'slug: kindness', withSecondCourse());
    expect(await mistakesIn(taken)).toEqual([
      `content/${second}:2: course slug kindness is already used at content/${course}:2`,
    ]);
    const former = edit(
      course,
      'slug: kindness',
      'slug: kindness\nformerSlugs: [patience]',
      withSecondCourse(),
    );
    expect(await mistakesIn(former)).toEqual([
      `content/${second}:2: course slug patience is already used at content/${course}:3`,
    ]);
  });

  test('of an item is refused when an item of any course has it or had it', async () => {
    const former = edit(
      second,
      'slug: sea-film',
      'slug: sea-film, formerSlugs: [tent-comic, tent-film]',
      withSecondCourse(),
    );
    expect(await mistakesIn(former)).toEqual([
      `content/${second}:15: item slug tent-comic is already used at content/${course}:16`,
      `content/${second}:15: item slug tent-film is already used at content/${course}:15`,
    ]);
  });

  test('is no former slug of its own course', async () => {
    const files = edit(course, 'slug: kindness', 'slug: kindness\nformerSlugs: [kindness]');
    expect(await mistakesIn(files)).toEqual([
      `content/${course}:3: course slug kindness is already used at content/${course}:2`,
    ]);
  });

  test('may be changed without renaming the folder', async () => {
    expect(await mistakesIn(edit(course, 'slug: kindness', 'slug: loving-kindness'))).toEqual([]);
  });

  test('that two items of a course share is refused', async () => {
    const files = edit(course, 'slug: tent-comic', 'slug: tent-film');
    expect(await mistakesIn(files)).toContain(
      `content/${course}:16: item slug tent-film is already used at content/${course}:15`,
    );
  });

  test('that two chapters of a course share is refused', async () => {
    const chapter = `  - id: ch_bbbb2222
    slug: open-tent
    items:
      - { id: i_bbbb2222, slug: tent-song, type: visual, minutes: 4, planned: true }
published:`;
    expect(await mistakesIn(edit(course, 'published:', chapter))).toContain(
      `content/${course}:18: chapter open-tent is already used at content/${course}:13`,
    );
  });
});
