import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { SourceView } from '../contract.ts';
import { itemIdOf, makeCourse, makePassage } from '#features/learning/testing.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { Passage } from '#features/learning/content/server/passages/passage-library.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { listSources } from './sources.ts';

const database = useDatabase();
let ctx: TestCtx;
let passage: Passage;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  passage = await makePassage(ctx);
});

describe('cited sources', () => {
  test('are the original beside its translation, open to a visitor', async () => {
    const sources = await listSources(ctx, [`${passage.id}:4`], 'he');
    expect(sources.map((source) => SourceView.parse(source))).toEqual(sources);
    expect(sources).toEqual([
      {
        cite: `${passage.id}:4`,
        passage: passage.id,
        reference: 'Book (he) ה, ד',
        context: 'Context (he)',
        edition: 'Edition (he)',
        lines: [{ original: 'שָׁלוֹם 4', text: 'Peace 4 (he)', skips: false }],
      },
    ]);
  });

  test('say when verses between them are left out', async () => {
    const [source] = await listSources(ctx, [`${passage.id}:3-7`], 'en');
    expect(source?.reference).toBe('Book (en) 5:3–7');
    expect(source?.lines.map(({ verse, skips }) => [verse, skips])).toEqual([
      ['3', false],
      ['4', false],
      ['7', true],
    ]);
    const [hebrew] = await listSources(ctx, [`${passage.id}:3-4`], 'he');
    expect(hebrew?.lines.map(({ verse }) => verse)).toEqual(['ג', 'ד']);
  });

  test('are named by the folios that are quoted', async () => {
    const folios = await makePassage(ctx, {
      work: { ...passage.work, counts: 'folios' },
      chapter: undefined,
      lines: ['30b', '31a'].map((at) => ({ at, original: 'שלום', texts: inLanguages(() => 'Peace') })),
    });
    const [all, one] = await listSources(ctx, [folios.id, `${folios.id}:31a`], 'en');
    expect(all).toMatchObject({ reference: 'Book (en) 30b–31a', lines: { length: 2 } });
    expect(one).toMatchObject({ reference: 'Book (en) 31a', lines: { length: 1 } });
    expect(one?.lines[0]).not.toHaveProperty('verse');
  });

  test('appear once each, without any that are unknown, unquoted or malformed', async () => {
    const { id } = await makePassage(ctx, { lines: [], context: undefined });
    const cited = [passage.id, 'nothing-1', passage.id, `${passage.id}:9`, id, '__proto__', '; drop'];
    expect((await listSources(ctx, cited, 'en')).map(({ cite }) => cite)).toEqual([passage.id]);
  });
});

describe('a lesson', () => {
  const texts = () =>
    inLanguages((locale) => ({
      title: `Cited (${locale})`,
      summary: '',
      citations: [{ passage: passage.id, from: '3', to: '4' }],
    }));

  test('names its sources to everyone, even if it is locked', async () => {
    const course = await makeCourse(ctx, { items: [{ texts: texts() }, {}] });
    const [cited, other] = (await getCourse(ctx, course.slug)).chapters[0]?.items ?? [];
    expect(cited).toMatchObject({
      id: itemIdOf(course),
      mayWatch: false,
      cites: [`${passage.id}:3-4`],
    });
    expect(other).not.toHaveProperty('cites');
  });

  test('holds back the sources of a quiz or a game, since they would give it away', async () => {
    const items = (['quiz', 'vidquiz', 'game'] as const).map((type) => ({ type, texts: texts() }));
    const { chapters } = await getCourse(ctx, (await makeCourse(ctx, { items })).slug);
    for (const item of chapters[0]?.items ?? []) expect(item).not.toHaveProperty('cites');
  });
});
