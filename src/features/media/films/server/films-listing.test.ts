import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { makeReadyFilm } from '#features/media/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { FilmsRequest } from '../contract.ts';
import { filmsFile, listFilms } from './films-listing.ts';
import { filmUses } from './film-uses.ts';
import { removeFilm } from './films.ts';

const database = useDatabase();
let ctx: TestCtx;
let editor: TestUser;
/** The films that were asked about, question by question. */
let asked: (readonly string[])[];

const film = (id: string) => `film-${id.padEnd(10, '0')}`;
const day = (number: number) => new Date(`2026-11-0${number}T10:00:00Z`);

beforeEach(async () => {
  asked = [];
  const answersTo = collectAnswers([
    answerTo(filmUses, async (_ctx, { filmIds }) => {
      asked.push(filmIds);
      return filmIds
        .filter((filmId) => filmId === film('guests'))
        .map((filmId) => ({
          filmId,
          title: 'At the door',
          titleLang: 'en',
          href: '/admin/courses/c/items/i',
        }));
    }),
  ]);
  const base = makeCtx(database.db, { answersTo });
  editor = await makeUser(base, { admin: true, first_name: 'Miriam', last_name: 'Stern' });
  ctx = { ...base, actor: editor.actor };
  await makeReadyFilm(ctx, film('guests'), {
    title: 'Ospitalità',
    file_name: 'abrahams_tent.final.mp4',
    duration: 42.5,
    created_at: day(1),
    made_by: editor.userId,
  });
  await makeReadyFilm(ctx, film('dreidel'), {
    title: 'הַסְּבִיבוֹן שלי',
    file_name: 'dreidel.mp4',
    duration: 7,
    created_at: day(3),
    streams: false,
  });
  await makeReadyFilm(ctx, film('broken'), {
    title: '=1+1',
    file_name: '@SUM(A1).mkv',
    duration: null,
    width: null,
    height: null,
    status: 'failed',
    problem: 'broken',
    created_at: day(2),
  });
});

const idsOf = async (request: FilmsRequest) => (await listFilms(ctx, request)).items.map(({ id }) => id);
const all = [film('dreidel'), film('broken'), film('guests')];

describe('the list of films', () => {
  test.each<[FilmsRequest, string[]]>([
    [{}, all],
    [{ sort: 'created' }, all.toReversed()],
    [{ sort: 'duration' }, [film('dreidel'), film('guests'), film('broken')]],
    [{ sort: '-duration' }, [film('guests'), film('dreidel'), film('broken')]],
    [{ sort: 'title' }, [film('broken'), film('guests'), film('dreidel')]],
    [{ sort: 'nonsense' }, all],
    [{ status: 'failed' }, [film('broken')]],
    [{ status: 'waiting' }, []],
  ])('is for %o in this order', async (request, expected) => {
    expect(await idsOf(request)).toEqual(expected);
  });

  test.each([
    ['without its accent', 'OSPITALITA', 'guests'],
    ['by the name of its file, words in any order', 'final tent abrahams', 'guests'],
    ['by a part of a word', 'idel', 'dreidel'],
    ['without its nikud', 'סביבון', 'dreidel'],
    ['by a letter typed in its final form', 'סביבונ', 'dreidel'],
  ])('finds a film %s', async (_how, q, id) => {
    expect(await idsOf({ q })).toEqual([film(id)]);
  });

  test.each(['%', '\\', 'nothing', "' or 1=1 --"])('finds nothing for %j', async (q) => {
    expect(await idsOf({ q })).toEqual([]);
  });

  test('says who added a film, and what shows it, with one question for the whole page', async () => {
    const { items } = await listFilms(ctx, {});
    expect(items.at(-1)).toMatchObject({
      madeBy: 'Miriam Stern',
      usedBy: [{ title: 'At the door', titleLang: 'en', href: '/admin/courses/c/items/i' }],
    });
    expect(items[0]).toMatchObject({ usedBy: [] });
    expect(items[0]?.madeBy).toBeUndefined();
    expect(asked).toEqual([all]);
  });

  test('comes page after page, of films without a length too', async () => {
    for (let number = 0; number < 60; number += 1)
      await makeReadyFilm(ctx, film(`more${number}x`), { duration: number % 3 === 0 ? null : number });
    const seen: string[] = [];
    let at: string | undefined;
    do {
      const page = await listFilms(ctx, { sort: 'duration', perPage: 25, ...(at !== undefined && { at }) });
      expect(page).toMatchObject({ totalItems: 63, isTotalExact: true });
      seen.push(...page.items.map(({ id }) => id));
      at = page.next;
    } while (at !== undefined);
    expect(seen).toHaveLength(63);
    expect(new Set(seen).size).toBe(63);
  });
});

test('a film that anything uses is not removed, and one that nothing uses is', async () => {
  await expect(removeFilm(ctx, film('guests'))).rejects.toMatchObject({ code: 'film_in_use' });
  await removeFilm(ctx, film('dreidel'));
  expect(await idsOf({})).toEqual([film('broken'), film('guests')]);
});

describe('the file of the films', () => {
  async function linesOf(request: FilmsRequest): Promise<string[][]> {
    const { chunks } = await filmsFile.open(ctx, request);
    return parse((await Array.fromAsync(chunks)).join(''), { bom: true });
  }

  test('has the films of the filter in the order of the page, with everything that it shows', async () => {
    const [headings, ...lines] = await linesOf({ sort: 'created' });
    expect(headings).toHaveLength(11);
    expect(lines).toEqual([
      [
        'Ospitalità',
        'abrahams_tent.final.mp4',
        film('guests'),
        'Ready',
        '42.5',
        '1280',
        '720',
        '240, 480, 720',
        'At the door',
        'Miriam Stern',
        '2026-11-01T10:00:00.000Z',
      ],
      ["'=1+1", "'@SUM(A1).mkv", film('broken'), 'Failed', ...noted(2)],
      [
        'הַסְּבִיבוֹן שלי',
        'dreidel.mp4',
        film('dreidel'),
        'Ready',
        '7',
        '1280',
        '720',
        '720',
        '',
        '',
        noted(3).at(-1),
      ],
    ]);
    expect((await linesOf({ status: 'failed' })).slice(1).map(([title]) => title)).toEqual(["'=1+1"]);
  });
});

/** The cells after the status of a film from this day of which nothing could be made. */
function noted(number: number): string[] {
  return ['', '', '', '', '', '', day(number).toISOString()];
}
