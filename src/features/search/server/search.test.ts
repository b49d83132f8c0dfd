import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { makeUser } from '#features/accounts/testing.ts';
import { itemIdOf, itemSlugOf, makeCourse, makePassage, type MadeItem } from '#features/learning/testing.ts';
import { SearchView } from '../contract.ts';
import { refreshSearch } from './refresh-search.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

/** No site pages in any language. */
const noPages = () => Promise.resolve([]);

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  ctx = makeCtx(database.db);
});

/** The same in every language. */
const inEach = <T>(text: T) =>
  Object.fromEntries(localeCodes.map((code) => [code, text])) as Record<Locale, T>;

/** Texts of a course or an item: the same words in every language, except the titles given. */
const titled = <T extends object>(rest: T, titles: Partial<Record<Locale, string>>) =>
  Object.fromEntries(
    localeCodes.map((code) => [code, { ...rest, title: titles[code] ?? `Nothing (${code})` }]),
  ) as Record<Locale, T & { title: string }>;

async function makeFound(titles: Partial<Record<Locale, string>>, item: MadeItem = {}, summary = 'Quiet') {
  const course = await makeCourse(ctx, {
    texts: titled({ tagline: '', description: '', seoDescription: '' }, {}),
    items: [{ access: 'public', texts: titled({ summary }, titles), ...item }],
  });
  return itemIdOf(course);
}

const search1 = async (query: string, lang: Locale = 'en', as = ctx) => {
  await refreshSearch(ctx, noPages);
  const view = await search(as, query, lang);
  expect(SearchView.parse(view)).toEqual(view);
  return view;
};
const idsFor = async (query: string, lang?: Locale, as?: TestCtx) =>
  (await search1(query, lang, as)).items.map(({ id }) => id);

describe('search finds', () => {
  test.each<[string, Locale, string, string]>([
    ['Hebrew without nikud by pointed words', 'he', 'אברהם באוהל', 'אַבְרָהָם'],
    ['pointed Hebrew by plain words', 'he', 'בְּרֵאשִׁית', 'בראשית'],
    ['a Hebrew word behind a prefix', 'he', 'הסיפור והשולחן', 'שולחן'],
    ['a Hebrew word with another last letter', 'he', 'המלך החכם', 'חכמ'],
    ['Hebrew initials by a plain quote', 'he', 'סיפור של רש״י', 'רש"י'],
    ['Cyrillic in capitals, with е for ё', 'ru', 'Пчёлы и мёд', 'МЕД'],
    ['French without accents', 'fr', 'La fête de l’étoile', 'etoile'],
    ['French with accents', 'fr', 'Le coeur', 'cœur'],
    ['German with ss', 'de', 'Die große Straße', 'STRASSE'],
    ['Spanish without the tilde', 'es', 'El niño', 'nino'],
    ['a prefix of the last word', 'en', 'The kindness of strangers', 'kindness stran'],
    ['a word with a missing letter', 'en', 'Forgiveness', 'forgivness'],
    ['a word with two letters swapped', 'en', 'Forgiveness', 'frogiveness'],
    ['a name in another spelling', 'en', 'Chana’s Prayer', 'hannah pr'],
    ['a name in another spelling, with an extra letter', 'en', 'Chana’s Prayer', 'hannahs prayer'],
    ['a word in the other pronunciation', 'en', 'The light of Shabbat', 'shabbos'],
    ['a word in the other pronunciation while it is being typed', 'fr', 'La lumière du Chabbat', 'shabbo'],
    ['a Hebrew word with another letter', 'he', 'השולחן הגדול', 'שולכן'],
    ['some of the words where nothing has all', 'en', 'The carob tree', 'who planted the carob'],
  ])('%s', async (_, locale, title, query) => {
    const id = await makeFound({ [locale]: title });
    await makeFound({});
    expect(await idsFor(query, locale)).toEqual([id]);
  });

  test('titles before texts before captions, and whole words before prefixes', async () => {
    const text = await makeFound({ en: 'Fourth' }, {}, 'A story about honey.');
    const said = await makeFound(
      { en: 'Fifth' },
      { captions: { en: [{ at: 3.4, text: 'Honey for all.' }] } },
    );
    const begun = await makeFound({ en: 'Honeycomb' });
    const whole = await makeFound({ en: 'Honey' });
    expect(await idsFor('honey')).toEqual([whole, begun, text, said]);
    const again = await idsFor('honey');
    expect(await idsFor('honey')).toEqual(again);
  });

  test('matches in other languages after those in the requested one, and each thing once', async () => {
    const other = await makeFound({ he: 'Miriam', de: 'Miriam' });
    const own = await makeFound({ ru: 'Nothing' }, { captions: { ru: [{ at: 1, text: 'Miriam' }] } });
    const { items, totalItems } = await search1('miriam', 'ru');
    expect(items.map(({ id }) => id)).toEqual([own, other]);
    expect(totalItems).toBe(2);
  });

  test('a match in another language, shown in the requested one with what matched', async () => {
    const id = await makeFound({ he: 'הלל ושלוש השאלות', de: 'Hillel und die drei Fragen' });
    const said = await makeFound(
      { he: 'אילן החרובים' },
      { captions: { es: [{ at: 7.5, text: 'Un algarrobo para mis nietos.' }] } },
    );
    expect((await search1('hilel', 'he')).items).toMatchObject([
      {
        id,
        lang: 'he',
        title: 'הלל ושלוש השאלות',
        titleMarks: [],
        context: 'Nothing (he)',
        found: { lang: 'de', text: 'Hillel und die drei Fragen', marks: [[0, 6]] },
      },
    ]);
    expect((await search1('algarrobo', 'he')).items).toMatchObject([
      {
        id: said,
        kind: 'caption',
        title: 'אילן החרובים',
        snippet: '',
        seconds: 7.5,
        found: { lang: 'es', text: 'Un algarrobo para mis nietos.', marks: [[3, 12]] },
      },
    ]);
    expect((await suggest(ctx, 'hilel', 'he')).items[0]).toMatchObject({ lang: 'he', found: { lang: 'de' } });
    expect((await search1('hillel', 'de')).items[0]).not.toHaveProperty('found');
  });

  test('near spellings in the requested language before exact matches in another', async () => {
    const own = await makeFound({ en: 'The honey cake' });
    const other = await makeFound({ fr: 'Honney' });
    expect(await idsFor('honney')).toEqual([own, other]);
    expect((await suggest(ctx, 'honney')).items.map(({ id }) => id)).toEqual([own]);
    expect(await idsFor('honney', 'de')).toEqual([other]);
  });

  describe('a source', () => {
    async function makeCited(item: MadeItem = {}) {
      const { id } = await makePassage(ctx, {
        lines: [
          { at: '3', original: 'וְאָהַבְתָּ לְרֵעֲךָ', text: 'as you care for yourself' },
          { at: '4', original: 'אֶת־חֻקֹּתַי', text: 'My laws' },
        ].map(({ text, ...line }) => ({ ...line, texts: inEach(text) })),
      });
      const citations = [{ passage: id, from: '3', to: '3' }];
      const texts = inEach({ title: 'Friends', summary: '', citations });
      const course = await makeCourse(ctx, { items: [{ access: 'paid', texts, ...item }] });
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
      await makeFound({});
      const { items } = await search1(query, locale);
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({ kind: 'source', context: `Course (${locale})` });
      expect(items[0]?.href).toMatch(new RegExp(`/${lesson}#source-${passage}$`));
    });

    test('opens the quiz that reveals it if no lesson shows it', async () => {
      const { lesson } = await makeCited({ type: 'quiz' });
      expect((await search1('yourself')).items[0]?.href).toMatch(new RegExp(`/${lesson}$`));
    });

    test('is not found while its lesson is only planned', async () => {
      await makeCited({ planned: true });
      expect(await idsFor('yourself')).toEqual([]);
    });
  });

  test('a spoken line, and opens the film at its second', async () => {
    const id = await makeFound(
      { en: 'The tent' },
      { captions: { en: [{ at: 31.9, text: 'Somebody is coming from afar.' }] } },
    );
    const [hit] = (await search1('coming afar')).items;
    expect(hit).toMatchObject({ kind: 'caption', id, title: 'The tent', seconds: 31.9, itemType: 'film' });
    expect(hit?.href).toMatch(new RegExp(`/slug-of-${id}\\?t=31$`));
    expect(hit?.snippetMarks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual([
      'coming',
      'afar',
    ]);
  });

  test('site pages by their titles', async () => {
    await refreshSearch(ctx, (locale) =>
      Promise.resolve([
        {
          href: '/educators',
          image: '/scenes/educators.svg',
          title: `For educators (${locale})`,
          text: 'Classes',
        },
      ]),
    );
    const { items } = await search(ctx, 'educators');
    expect(items).toMatchObject([
      { kind: 'page', href: '/educators', title: 'For educators (en)', snippetMarks: [] },
    ]);
  });

  test('shows where the words are, without any markup', async () => {
    await makeFound(
      { en: '<b>Honey</b> & milk' },
      {},
      `${'Long before. '.repeat(30)}Then came honey. ${'After. '.repeat(60)}`,
    );
    const [hit] = (await search1('honey')).items;
    expect(hit?.title).toBe('<b>Honey</b> & milk');
    expect(hit?.titleMarks.map(([start, end]) => hit.title.slice(start, end))).toEqual(['Honey']);
    expect(hit?.snippet.length).toBeLessThan(200);
    expect(hit?.snippetMarks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual(['honey']);
  });
});

describe('a closed item', () => {
  test('is found by its title, with the reason, but not if it is only planned', async () => {
    const locked = await makeFound({ en: 'Honey' }, { access: 'paid' });
    await makeFound({ en: 'Honey later' }, { planned: true });
    expect((await search1('honey')).items).toMatchObject([{ id: locked, reason: 'upgrade_required' }]);
    const { actor } = await makeUser(ctx, { plan: 'premium' });
    expect((await search1('honey', 'en', { ...ctx, actor })).items[0]).not.toHaveProperty('reason');
  });

  test('in classic mode is not found, nor is what is said in it', async () => {
    const captions = { en: [{ at: 5, text: 'Pomegranates!' }] };
    const shown = await makeFound({ en: 'A film of honey' }, { captions });
    const hidden = await makeFound({ en: 'A quiz of honey' }, { type: 'vidquiz', captions });
    const { actor } = await makeUser(ctx, { classic_mode: true });
    for (const query of ['honey', 'pomegranates']) {
      expect(new Set(await idsFor(query))).toEqual(new Set([shown, hidden]));
      expect(await idsFor(query, 'en', { ...ctx, actor })).toEqual([shown]);
    }
  });

  test('reveals nothing of what is said in it to anyone who may not watch', async () => {
    const id = await makeFound(
      { en: 'The tent' },
      { access: 'paid', captions: { en: [{ at: 5, text: 'Pomegranates!' }] } },
    );
    const free = { ...ctx, actor: (await makeUser(ctx)).actor };
    const paying = { ...ctx, actor: (await makeUser(ctx, { plan: 'premium' })).actor };
    for (const query of ['pomegranates', 'pomegranate', 'pomegranatse', 'nothing pomegranates'])
      for (const who of [ctx, free])
        expect(JSON.stringify(await search1(query, 'en', who))).not.toMatch(/pomegranates!/i);
    expect(await idsFor('pomegranates')).toEqual([]);
    expect(await idsFor('pomegranates', 'en', paying)).toEqual([id]);
  });
});

describe('any words', () => {
  test.each(['', '   ', '%', '_', '"\'', '\0', '!!!', '🍯'])(
    'that are not words (%j) bring up what is promoted',
    async (query) => {
      const course = await makeCourse(ctx, { featuredLevel: 3 });
      expect(await search1(query)).toMatchObject({
        promoted: true,
        items: [{ kind: 'course', id: course.id }, {}],
      });
    },
  );

  test.each([
    `'; drop table users; --`,
    `honey' | 'x':*`,
    `%honey%`,
    'honey:*A & !tent',
    'honey\0',
    'honey '.repeat(20_000),
    'a'.repeat(100_000),
    'ho\ud800ney',
    '\u202ehoney',
  ])('are safe (%#)', async (query) => {
    await makeFound({ en: 'Honey' });
    const { items } = await search1(query);
    expect(items.length).toBeLessThan(2);
    expect((await suggest(ctx, query)).items.length).toBeLessThan(2);
  });

  test('bring up thirty hits at most, and say how many there are', async () => {
    await makeCourse(ctx, {
      items: Array.from({ length: 40 }, () => ({
        access: 'public',
        texts: titled({ summary: '' }, { en: 'Honey' }),
      })),
    });
    const view = await search1('honey');
    expect(view.items).toHaveLength(30);
    expect(view.totalItems).toBe(40);
  });
});

describe('suggestions', () => {
  test('are at most eight, by prefixes and near spellings, and never captions', async () => {
    await makeCourse(ctx, {
      items: Array.from({ length: 10 }, () => ({
        access: 'public',
        texts: titled({ summary: '' }, { en: 'Honey cake' }),
        captions: { en: [{ at: 1, text: 'Salt' }] },
      })),
    });
    await refreshSearch(ctx, noPages);
    expect((await suggest(ctx, 'hon')).items).toHaveLength(8);
    expect((await suggest(ctx, 'hnoey cak')).items).toHaveLength(8);
    expect(await suggest(ctx, 'salt')).toEqual({ items: [] });
    expect(await suggest(ctx, '')).toEqual({ items: [] });
  });
});

describe('the search index', () => {
  test('is rebuilt only when something has changed', async () => {
    await makeFound({ en: 'Honey' });
    expect(await refreshSearch(ctx, noPages)).toBe(true);
    expect(await refreshSearch(ctx, noPages)).toBe(false);
    await makeFound({ en: 'Milk' });
    expect(await refreshSearch(ctx, noPages)).toBe(true);
    expect(await idsFor('honey')).toHaveLength(1);
    expect(await idsFor('milk')).toHaveLength(1);
  });
});

describe('several processes', () => {
  const committed = useCommittedDatabase();
  test('build it once', async () => {
    const contexts = [makeCtx(committed.db), makeCtx(committed.db), makeCtx(committed.db)];
    await makeCourse(makeCtx(committed.db));
    const made = await Promise.all(contexts.map((one) => refreshSearch(one, noPages)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
