import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { makeReadyFilm } from '#features/media/testing.ts';
import { release, write } from '#features/learning/editions/server/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const entries = '/api/cms/management/entries';
let editor: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  ({ client: editor } = await staffMember(app, 'editor'));
});

const quiz = { id: 'i_qqqq2222', slug: 'a-quiz', type: 'quiz', minutes: 5, access: 'default' };
const film = { id: 'i_pppp2222', slug: 'film-one', type: 'film', minutes: 5, film: 'film-bcdfghjkmn' };
const wholeHead = { title: 'A course', tagline: 'A line', description: 'About it', seoDescription: 'Short' };

const chapterOf = (...items: JsonObject[]) => ({ chapters: [{ id: 'ch_nnnn2222', slug: 'first', items }] });

/** A new course with one chapter of these items, whose texts are these in English. */
async function createCourse(items: JsonObject[], en: JsonObject): Promise<EntryView> {
  const answer = await editor.post(entries, {
    contentType: 'course',
    key: 'c_nnnn2222',
    shared: {
      id: 'c_nnnn2222',
      slug: 'a-course',
      order: 7,
      published: '2026-11-01',
      featuredLevel: 0,
      demo: false,
      archived: false,
      comingSoon: false,
      access: 'default',
      categories: ['inspiration'],
      cover: { motif: 'mountain', palette: 'blue' },
      ...chapterOf(...items),
    },
    texts: { en },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<EntryView>();
}

async function createItem(shared: JsonObject, texts: JsonObject = {}): Promise<EntryView> {
  const answer = await editor.post(entries, { contentType: 'item', key: quiz.id, shared, texts });
  expect(answer.statusCode).toBe(201);
  return answer.json<EntryView>();
}

/** What refuses that languages of an entry are published: the words at each path. */
async function refusalOf(id: string, locales: string[], language = 'en') {
  const answer = await editor.post(`${entries}/${id}/publish`, { locales }, { 'accept-language': language });
  const { data } = answer.json<{ data?: { issues: { path: string; message: string }[] } }>();
  const issues = Object.fromEntries((data?.issues ?? []).map(({ path, message }) => [path, message]));
  return { status: answer.statusCode, issues };
}

describe('an item that is not ready', () => {
  test('answers with what it lacks, also if nothing of it is written in the language', async () => {
    await createCourse([quiz], wholeHead);
    const empty = { id: 'q_cccccccc', slug: 'one', type: 'single', answers: ['yes', 'no'], correct: 'yes' };
    await createItem({ questions: [empty] });
    expect(await refusalOf(`item.${quiz.id}`, ['en'])).toEqual({
      status: 422,
      issues: {
        'shared.questions': 'There are too few here.',
        'texts.en.questions': 'This is still missing.',
      },
    });
  });
});

describe('a course that is not ready', () => {
  test('answers at the empty fields of its chapters and items, in the published language only', async () => {
    const { id } = await createCourse([quiz], wholeHead);
    const missing = 'This is still missing.';
    expect(await refusalOf(id, ['en'])).toEqual({
      status: 422,
      issues: {
        'texts.en.chapters.first': missing,
        'texts.en.items.a-quiz.title': missing,
        'texts.en.items.a-quiz.summary': missing,
      },
    });
    const { issues } = await refusalOf(id, ['he'], 'he');
    expect(Object.keys(issues)).toEqual([
      'texts.he.title',
      'texts.he.tagline',
      'texts.he.description',
      'texts.he.seoDescription',
    ]);
    expect(issues['texts.he.title']).not.toMatch(/[a-z]/i);
  });

  test('asks for a film’s source and title at the item’s own fields, in the reader’s words', async () => {
    await makeReadyFilm(app.ctx, film.film);
    const { id } = await createCourse([film], { ...wholeHead, chapters: { first: 'One' } });
    const sources = 'shared.chapters.0.items.0.sources';
    expect((await refusalOf(id, ['en'], 'he')).issues).toEqual({ [sources]: 'יש להוסיף מקור.' });
    const shared = chapterOf({ ...film, sources: ['genesis-18:1-8'] });
    await write(app.ctx, id, { shared: (before) => ({ ...before, ...shared }) });
    const missing = 'זה עדיין חסר.';
    expect((await refusalOf(id, ['en'], 'he')).issues).toEqual({
      'texts.en.items.film-one.title': missing,
      'texts.en.items.film-one.summary': missing,
      'texts.en.items.film-one.talk.0': missing,
      'texts.en.items.film-one.talk.1': missing,
    });
  });
});
