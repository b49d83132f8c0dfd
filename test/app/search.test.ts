import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchView } from '#features/search/contract.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { itemIdOf, itemSlugOf, makeCourse, makePassage, type MadeItem } from '#features/learning/testing.ts';
import { refreshSearch } from '#features/search/server/public.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();

/** What is found, best first. */
async function search(query: string, language = 'en', client: Client = app) {
  const answer = await client.get(`/api/content/search?q=${encodeURIComponent(query)}&lang=${language}`);
  return answer.json<SearchView>().items;
}

/** The same in every language. */
const inEach = <T>(text: T) =>
  Object.fromEntries(localeCodes.map((code) => [code, text])) as Record<Locale, T>;

/** An item with a title in every language. */
async function makeItem(title: string, item: MadeItem = {}): Promise<string> {
  const texts = inEach({ title, summary: 'Quiet' });
  const id = itemIdOf(await makeCourse(app.ctx, { items: [{ access: 'public', texts, ...item }] }));
  await refreshSearch(app.ctx);
  return id;
}

describe('a search finds', () => {
  beforeEach(() => refreshSearch(app.ctx));

  test.each([
    ['curriculum', 'en', '/curriculum'],
    ['downloads', 'en', '/downloads'],
    ['workbook', 'en', '/downloads'],
    ['privacy', 'en', '/privacy'],
    ['games', 'en', '/games'],
    ['jewish year', 'en', '/curriculum/jewish-calendar'],
    ['Purim', 'en', '/curriculum/jewish-calendar/adar'],
    ['Hanukkah', 'en', '/curriculum/jewish-calendar/kislev'],
    ['Chanukah', 'en', '/curriculum/jewish-calendar/kislev'],
    ['vayeshev', 'en', '/curriculum/jewish-calendar/kislev'],
    ['פורים', 'he', '/curriculum/jewish-calendar/adar'],
    ['Пурим', 'ru', '/curriculum/jewish-calendar/adar'],
    ['Pourim', 'fr', '/curriculum/jewish-calendar/adar'],
  ])('for “%s” in %s first of all %s', async (query, language, href) => {
    expect((await search(query, language))[0]?.href).toBe(href);
  });
});

describe('a source is found', () => {
  async function makeCited(item: MadeItem = {}) {
    const { id } = await makePassage(app.ctx, {
      lines: [
        { at: '3', original: 'וְאָהַבְתָּ לְרֵעֲךָ', text: 'as you care for yourself' },
        { at: '4', original: 'אֶת־חֻקֹּתַי', text: 'My laws' },
      ].map(({ text, ...line }) => ({ ...line, texts: inEach(text) })),
    });
    const citations = [{ passage: id, from: '3', to: '3' }];
    const texts = inEach({ title: 'Friends', summary: '', citations });
    const course = await makeCourse(app.ctx, { items: [{ access: 'paid', texts, ...item }] });
    await refreshSearch(app.ctx);
    return { passage: id, lesson: itemSlugOf(course) };
  }

  test.each<[how: string, query: string, locale: Locale]>([
    ['its reference', 'Book 5:3', 'en'],
    ['its reference in Hebrew', 'Book ה, ד', 'he'],
    ['the original with vowel points', 'וְאָהַבְתָּ לְרֵעֲךָ', 'en'],
    ['the original without vowel points', 'ואהבת לרעך', 'he'],
    ['a word with a prefix in the original', 'חקתי', 'fr'],
    ['its translation', 'yourself', 'de'],
  ])('by %s, in the lesson that shows it', async (_, query, locale) => {
    const { passage, lesson } = await makeCited();
    const items = await search(query, locale);
    expect(items).toMatchObject([{ kind: 'source', icon: 'scroll', context: `Course (${locale})` }]);
    expect(items[0]?.href).toMatch(new RegExp(`/${lesson}#source-${passage}$`));
  });

  test('in the quiz that reveals it if no lesson shows it', async () => {
    const { lesson } = await makeCited({ type: 'quiz' });
    expect((await search('yourself'))[0]?.href).toMatch(new RegExp(`/${lesson}$`));
  });

  test('not while its lesson is only planned', async () => {
    await makeCited({ planned: true });
    expect(await search('yourself')).toEqual([]);
  });
});

describe('a closed item', () => {
  test('is found by its title, with the reason, but not if it is only planned', async () => {
    const locked = await makeItem('Honey', { access: 'paid' });
    await makeItem('Honey later', { planned: true });
    expect(await search('honey')).toMatchObject([
      {
        id: locked,
        label: 'Film',
        icon: 'play',
        note: { code: 'upgrade_required', text: 'With a plan' },
      },
    ]);
    const paying = await app.as(await app.makeUser({ plan: 'premium' }));
    expect((await search('honey', 'en', paying))[0]).not.toHaveProperty('note');
  });

  test('in classic mode is not found, nor is what is said in it', async () => {
    const captions = { en: [{ at: 5, text: 'Pomegranates!' }] };
    const shown = await makeItem('A film of honey', { captions });
    const hidden = await makeItem('A quiz of honey', { type: 'vidquiz', captions });
    const classic = await app.as(await app.makeUser({ classic_mode: true }));
    for (const query of ['honey', 'pomegranates']) {
      expect(new Set((await search(query)).map(({ id }) => id))).toEqual(new Set([shown, hidden]));
      expect(await search(query, 'en', classic)).toMatchObject([{ id: shown }]);
    }
  });

  test('reveals nothing of what is said in it to anyone who may not watch', async () => {
    const captions = { en: [{ at: 5, text: 'Pomegranates!' }] };
    const id = await makeItem('The tent', { access: 'paid', captions });
    const free = await app.as(await app.makeUser());
    for (const client of [app, free]) expect(await search('pomegranates', 'en', client)).toEqual([]);
    const paying = await app.as(await app.makeUser({ plan: 'premium' }));
    expect(await search('pomegranates', 'en', paying)).toMatchObject([
      { id, kind: 'caption', icon: 'quote', label: 'Said in the film', seconds: 5 },
    ]);
  });
});

test('before anything is searched for, courses and films stand with their kinds', async () => {
  await makeCourse(app.ctx, { featuredLevel: 3, items: [{ access: 'public' }] });
  expect(await search('')).toMatchObject([
    { kind: 'course', label: 'Course', icon: 'book' },
    { kind: 'item', label: 'Film', icon: 'play' },
  ]);
});
