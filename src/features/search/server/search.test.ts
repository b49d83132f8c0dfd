import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { Locale } from '#core/locale.ts';
import type { Findable, FindableText, Finding } from '#platform/composition/findable.ts';
import { SearchView } from '../contract.ts';
import { refreshSearch } from './refresh-search.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

/** A thing that can be found, in each language. */
type Thing = (locale: Locale) => FindableText[];

let things: Thing[];
/** How a caller may find the things about a subject; without an entry she may. */
let findings: Map<string, Finding | 'hidden'>;

/** A feature of stories, some with a recording. */
const stories: Findable = {
  listTexts: async (_ctx, locale) => things.flatMap((thing) => thing(locale)),
  async mayFind() {
    return ({ subject }) => {
      const finding = findings.get(subject) ?? {};
      return finding === 'hidden' ? undefined : finding;
    };
  },
  listPromoted: async (ctx, locale) =>
    (await stories.listTexts(ctx, locale)).map((text) => ({ ...text, snippet: text.body })),
};
const findables = new Map([['stories', stories]]);

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  things = [];
  findings = new Map();
  ctx = makeCtx(database.db, { findables });
});

type InSome<T> = Partial<Record<Locale, T>>;
interface Line {
  at: number;
  text: string;
}

/** A story with titles in some languages, and with what is said in its recording. */
function makeFound(titles: InSome<string>, { lines = {} }: { lines?: InSome<Line[]> } = {}, body = 'Quiet') {
  const id = `story-${things.length}`;
  const key = `story/${id}`;
  things.push((locale) => {
    const story: FindableText = {
      key,
      id,
      subject: id,
      kind: 'story',
      label: 'search.kind.page',
      icon: 'book',
      title: titles[locale] ?? `Nothing (${locale})`,
      context: `Nothing (${locale})`,
      body,
      href: `/stories/${id}`,
      image: `/${id}.webp`,
      weight: 1,
    };
    const said = (lines[locale] ?? []).map(({ at, text }) => ({
      ...story,
      key: `line/${id}/${at}`,
      kind: 'line',
      line: { of: key, at },
      body: text,
      href: `/stories/${id}?t=${Math.floor(at)}`,
      weight: 0,
    }));
    return [story, ...said];
  });
  return id;
}

const search1 = async (query: string, lang: Locale = 'en', as = ctx) => {
  await refreshSearch(ctx);
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
    const id = makeFound({ [locale]: title });
    makeFound({});
    expect(await idsFor(query, locale)).toEqual([id]);
  });

  test('titles before texts before spoken lines, and whole words before prefixes', async () => {
    const text = makeFound({ en: 'Fourth' }, {}, 'A story about honey.');
    const said = makeFound({ en: 'Fifth' }, { lines: { en: [{ at: 3.4, text: 'Honey for all.' }] } });
    const begun = makeFound({ en: 'Honeycomb' });
    const whole = makeFound({ en: 'Honey' });
    expect(await idsFor('honey')).toEqual([whole, begun, text, said]);
    const again = await idsFor('honey');
    expect(await idsFor('honey')).toEqual(again);
  });

  test('matches in other languages after those in the requested one, and each thing once', async () => {
    const other = makeFound({ he: 'Miriam', de: 'Miriam' });
    const own = makeFound({ ru: 'Nothing' }, { lines: { ru: [{ at: 1, text: 'Miriam' }] } });
    const { items, totalItems } = await search1('miriam', 'ru');
    expect(items.map(({ id }) => id)).toEqual([own, other]);
    expect(totalItems).toBe(2);
  });

  test('a match in another language, shown in the requested one with what matched', async () => {
    const id = makeFound({ he: 'הלל ושלוש השאלות', de: 'Hillel und die drei Fragen' });
    const said = makeFound(
      { he: 'אילן החרובים' },
      { lines: { es: [{ at: 7.5, text: 'Un algarrobo para mis nietos.' }] } },
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
        kind: 'line',
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
    const own = makeFound({ en: 'The honey cake' });
    const other = makeFound({ fr: 'Honney' });
    expect(await idsFor('honney')).toEqual([own, other]);
    expect((await suggest(ctx, 'honney')).items.map(({ id }) => id)).toEqual([own]);
    expect(await idsFor('honney', 'de')).toEqual([other]);
  });

  test('a spoken line, and opens the film at its second', async () => {
    const id = makeFound(
      { en: 'The tent' },
      { lines: { en: [{ at: 31.9, text: 'Somebody is coming from afar.' }] } },
    );
    const [hit] = (await search1('coming afar')).items;
    expect(hit).toMatchObject({
      kind: 'line',
      id,
      title: 'The tent',
      seconds: 31.9,
      label: 'Page',
      icon: 'book',
    });
    expect(hit?.href).toMatch(new RegExp(`/${id}\\?t=31$`));
    expect(hit?.snippetMarks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual([
      'coming',
      'afar',
    ]);
  });

  test('shows where the words are, without any markup', async () => {
    makeFound(
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

describe('what its feature decides', () => {
  test('is shown: another picture, and a note in the requested language', async () => {
    const id = makeFound({ en: 'Honey' });
    expect((await search1('honey')).items[0]).not.toHaveProperty('note');
    findings.set(id, { image: '/own.webp', note: { code: 'later', label: 'app.header.signIn' } });
    expect((await search1('honey')).items).toMatchObject([
      { id, image: '/own.webp', note: { code: 'later', text: 'Sign in' } },
    ]);
    expect((await search1('honey', 'he')).items).toMatchObject([{ note: { text: 'כניסה' } }]);
  });

  test('reveals nothing of what the caller may not find', async () => {
    const id = makeFound({ en: 'The tent' }, { lines: { en: [{ at: 5, text: 'Pomegranates!' }] } });
    expect(await idsFor('pomegranates')).toEqual([id]);
    findings.set(id, 'hidden');
    for (const query of ['pomegranates', 'pomegranate', 'pomegranatse', 'nothing pomegranates', 'tent'])
      expect(await search1(query)).toEqual({ items: [], totalItems: 0, promoted: false });
  });

  test('is not found once the feature is gone', async () => {
    makeFound({ en: 'Honey' });
    await refreshSearch(ctx);
    expect((await search({ ...ctx, findables: new Map() }, 'honey')).items).toEqual([]);
  });
});

describe('any words', () => {
  test.each(['', '   ', '%', '_', '"\'', '\0', '!!!', '🍯'])(
    'that are not words (%j) bring up what is promoted',
    async (query) => {
      const id = makeFound({ en: 'Honey' });
      expect(await search1(query)).toMatchObject({
        promoted: true,
        items: [{ kind: 'story', id, label: 'Page', title: 'Honey' }],
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
    makeFound({ en: 'Honey' });
    const { items } = await search1(query);
    expect(items.length).toBeLessThan(2);
    expect((await suggest(ctx, query)).items.length).toBeLessThan(2);
  });

  test('bring up thirty hits at most, and say how many there are', async () => {
    for (let made = 0; made < 40; made += 1) makeFound({ en: 'Honey' });
    const view = await search1('honey');
    expect(view.items).toHaveLength(30);
    expect(view.totalItems).toBe(40);
  });
});

describe('suggestions', () => {
  test('are at most eight, by prefixes and near spellings, and never spoken lines', async () => {
    for (let made = 0; made < 10; made += 1)
      makeFound({ en: 'Honey cake' }, { lines: { en: [{ at: 1, text: 'Salt' }] } });
    await refreshSearch(ctx);
    expect((await suggest(ctx, 'hon')).items).toHaveLength(8);
    expect((await suggest(ctx, 'hnoey cak')).items).toHaveLength(8);
    expect(await suggest(ctx, 'salt')).toEqual({ items: [] });
    expect(await suggest(ctx, '')).toEqual({ items: [] });
  });
});

describe('the search index', () => {
  test('is rebuilt only when something has changed', async () => {
    makeFound({ en: 'Honey' });
    expect(await refreshSearch(ctx)).toBe(true);
    expect(await refreshSearch(ctx)).toBe(false);
    makeFound({ en: 'Milk' });
    expect(await refreshSearch(ctx)).toBe(true);
    expect(await idsFor('honey')).toHaveLength(1);
    expect(await idsFor('milk')).toHaveLength(1);
  });
});

describe('several processes', () => {
  const committed = useCommittedDatabase();
  test('build it once', async () => {
    const contexts = [1, 2, 3].map(() => makeCtx(committed.db, { findables }));
    makeFound({ en: 'Honey' });
    const made = await Promise.all(contexts.map((one) => refreshSearch(one)));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
