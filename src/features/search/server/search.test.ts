import { beforeEach, describe, expect, it } from 'vitest';
import { makeCtx, type TestCtx } from '../../../../test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '../../../../test/support/db.ts';
import { localeCodes, type Locale } from '../../../core/locale.ts';
import { makeUser } from '../../accounts/testing.ts';
import { itemIdOf, makeCourse, type MadeItem } from '../../learning/testing.ts';
import { SearchView } from '../contract.ts';
import { refreshSearch } from './refresh-search.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  ctx = makeCtx(database.db);
});

/** Texts of a course or an item: the same words in every language, but for those told. */
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
  await refreshSearch(ctx, []);
  const view = await search(as, query, lang);
  expect(SearchView.parse(view)).toEqual(view);
  return view;
};
const idsFor = async (query: string, lang?: Locale, as?: TestCtx) =>
  (await search1(query, lang, as)).items.map(({ id }) => id);

describe('search finds', () => {
  it.each<[string, Locale, string, string]>([
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
    ['a beginning of the last word', 'en', 'The kindness of strangers', 'kindness stran'],
    ['a word with a letter too few', 'en', 'Forgiveness', 'forgivness'],
    ['a word with two letters changed round', 'en', 'Forgiveness', 'frogiveness'],
    ['a name as it is written elsewhere', 'en', 'Chana’s Prayer', 'hannah pr'],
    ['a name as it is written elsewhere, a letter too much', 'en', 'Chana’s Prayer', 'hannahs prayer'],
    ['a word in the other pronunciation', 'en', 'The light of Shabbat', 'shabbos'],
    ['a word in the other pronunciation while it is typed', 'fr', 'La lumière du Chabbat', 'shabbo'],
    ['a Hebrew word with another letter', 'he', 'השולחן הגדול', 'שולכן'],
    ['some of the words where nothing has all', 'en', 'The carob tree', 'who planted the carob'],
  ])('%s', async (_, locale, title, query) => {
    const id = await makeFound({ [locale]: title });
    await makeFound({});
    expect(await idsFor(query, locale)).toEqual([id]);
  });

  it('titles before texts before what is said, and whole words before beginnings', async () => {
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

  it('what is written in another language, after what is in the asked one, and each thing once', async () => {
    const other = await makeFound({ he: 'Miriam', de: 'Miriam' });
    const own = await makeFound({ ru: 'Nothing' }, { captions: { ru: [{ at: 1, text: 'Miriam' }] } });
    const { items, totalItems } = await search1('miriam', 'ru');
    expect(items.map(({ id, lang }) => [id, lang])).toEqual([
      [own, 'ru'],
      [other, expect.stringMatching(/he|de/)],
    ]);
    expect(totalItems).toBe(2);
  });

  it('what is nearly so written in the asked language before what is just so written in another', async () => {
    const own = await makeFound({ en: 'The honey cake' });
    const other = await makeFound({ fr: 'Honney' });
    expect(await idsFor('honney')).toEqual([own, other]);
    expect((await suggest(ctx, 'honney')).items.map(({ id }) => id)).toEqual([own]);
    expect(await idsFor('honney', 'de')).toEqual([other]);
  });

  it('a line that is said, and opens the film at its second', async () => {
    const id = await makeFound(
      { en: 'The tent' },
      { captions: { en: [{ at: 31.9, text: 'Somebody is coming from afar.' }] } },
    );
    const [hit] = (await search1('coming afar')).items;
    expect(hit).toMatchObject({ kind: 'caption', id, title: 'The tent', seconds: 31.9, itemType: 'film' });
    expect(hit?.href).toMatch(new RegExp(`/${id}\\?t=31$`));
    expect(hit?.snippetMarks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual([
      'coming',
      'afar',
    ]);
  });

  it('pages of the site by their titles', async () => {
    await refreshSearch(ctx, [
      {
        href: '/educators',
        image: '/scenes/educators.svg',
        title: 'home.forEducators.headTitle',
        text: 'home.educators.text',
      },
    ]);
    const { items } = await search(ctx, 'educators');
    expect(items).toMatchObject([
      { kind: 'page', href: '/educators', title: 'For educators', snippetMarks: [] },
    ]);
  });

  it('shows where the words stand, without any markup', async () => {
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

describe('what is closed', () => {
  it('is found by its title, with the reason, and not when it is only planned', async () => {
    const locked = await makeFound({ en: 'Honey' }, { access: 'paid' });
    await makeFound({ en: 'Honey later' }, { planned: true });
    expect((await search1('honey')).items).toMatchObject([{ id: locked, reason: 'upgrade_required' }]);
    const { actor } = await makeUser(ctx, { plan: 'premium' });
    expect((await search1('honey', 'en', { ...ctx, actor })).items[0]).not.toHaveProperty('reason');
  });

  it('says nothing of what is said in it, to who may not watch', async () => {
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
  it.each(['', '   ', '%', '_', '"\'', '\0', '!!!', '🍯'])(
    'that are none (%j) bring what is promoted',
    async (query) => {
      const course = await makeCourse(ctx, { featuredLevel: 3 });
      expect(await search1(query)).toMatchObject({
        promoted: true,
        items: [{ kind: 'course', id: course.id }, {}],
      });
    },
  );

  it.each([
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

  it('bring thirty at most, and say how many there are', async () => {
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
  it('are at most eight, by beginnings and near spellings, and never what is said', async () => {
    await makeCourse(ctx, {
      items: Array.from({ length: 10 }, () => ({
        access: 'public',
        texts: titled({ summary: '' }, { en: 'Honey cake' }),
        captions: { en: [{ at: 1, text: 'Salt' }] },
      })),
    });
    await refreshSearch(ctx, []);
    expect((await suggest(ctx, 'hon')).items).toHaveLength(8);
    expect((await suggest(ctx, 'hnoey cak')).items).toHaveLength(8);
    expect(await suggest(ctx, 'salt')).toEqual({ items: [] });
    expect(await suggest(ctx, '')).toEqual({ items: [] });
  });
});

describe('what can be found', () => {
  it('is made anew only when something changed', async () => {
    await makeFound({ en: 'Honey' });
    expect(await refreshSearch(ctx, [])).toBe(true);
    expect(await refreshSearch(ctx, [])).toBe(false);
    await makeFound({ en: 'Milk' });
    expect(await refreshSearch(ctx, [])).toBe(true);
    expect(await idsFor('honey')).toHaveLength(1);
    expect(await idsFor('milk')).toHaveLength(1);
  });
});

describe('several processes', () => {
  const committed = useCommittedDatabase();
  it('make it once', async () => {
    const contexts = [makeCtx(committed.db), makeCtx(committed.db), makeCtx(committed.db)];
    await makeCourse(makeCtx(committed.db));
    const made = await Promise.all(contexts.map((one) => refreshSearch(one, [])));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
