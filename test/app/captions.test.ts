import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '#features/learning/content/server/load-content.ts';
import { readShippedContent } from '#features/learning/content/server/content-layers.ts';
import { layHouse } from '#features/learning/editions/server/lay-house.ts';
import type { CaptionFilmView, PeaksView, SubtitlesView } from '#features/learning/captions/contract.ts';
import { useApp, type Client } from '../support/app.ts';
import { makePerson, tookSecondStep, type KindOfPerson } from '../support/people.ts';

const app = useApp();
const key = 'patience__drop-by-drop';

async function asStaff(kind: KindOfPerson): Promise<Client> {
  const user = await makePerson(app, kind);
  if (!user) throw new Error(`${kind} is no person`);
  const client = await app.as(user);
  await tookSecondStep(app, user);
  return client;
}

let editor: Client;

beforeEach(async () => {
  await loadContent(app.ctx, [await readShippedContent('content')], layHouse);
  editor = await asStaff('admin 2nd step');
});

async function read<T>(path: string, client = editor): Promise<T> {
  const answer = await client.get(`/api/admin${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

async function saveCaptions(captions: object[], client = editor, locale = 'he') {
  const { entryId } = await read<CaptionFilmView>(`/captions/${key}`);
  const entry = await editor.get(`/api/cms/management/entries/${entryId}`);
  const { version, texts } = entry.json<{ version: number; texts: Record<string, object> }>();
  return client.ask(`/api/cms/management/entries/${entryId}`, {
    method: 'PUT',
    body: { version, texts: { [locale]: { ...texts[locale], captions } } },
  });
}

describe('the film that captions are of', () => {
  test('is found by the key of its entry, under the title of the item that shows it', async () => {
    const film = await read<CaptionFilmView>(`/captions/${key}`);
    expect(film).toMatchObject({ key, entryId: `film.${key}`, course: 'Patience' });
    expect(film.src).toContain('/media/patience/media/drop-by-drop/film.mp4');
    expect((await editor.get('/api/admin/captions/patience__no-such-film')).statusCode).toBe(404);
  });

  test('has a waveform, measured once', async () => {
    const film = await readFile('content/courses/patience/media/drop-by-drop/film.mp4');
    const stored = 'patience/media/drop-by-drop/film.mp4';
    await app.services.files.put(stored, film, 'video/mp4');
    const { duration } = await read<CaptionFilmView>(`/captions/${key}`);
    const { perSecond, levels } = await read<PeaksView>(`/captions/${key}/peaks`);
    const loud = [...Buffer.from(levels, 'base64')];
    expect(loud.length / perSecond).toBeCloseTo(duration, 0);
    expect(Math.max(...loud)).toBeGreaterThan(20);
    await app.services.files.remove(stored);
    await app.services.files.put(stored, Buffer.alloc(film.length), 'video/mp4');
    expect((await read<PeaksView>(`/captions/${key}/peaks`)).levels).toBe(levels);
  });
});

describe('the report on captions', () => {
  const cellOf = async (locale: string) =>
    (await read<SubtitlesView>('/subtitles')).films
      .find((film) => film.key === key)
      ?.cells.find((cell) => cell.locale === locale);

  test('has every shipped film in every language, without a fault', async () => {
    const { films } = await read<SubtitlesView>('/subtitles');
    expect(films.length).toBeGreaterThan(20);
    for (const { key: film, cells } of films) {
      expect(cells).toHaveLength(7);
      for (const { locale, cues, tooFast, hard } of cells) {
        expect([film, locale, cues > 0, tooFast, hard]).toEqual([film, locale, true, 0, 0]);
      }
    }
  });

  test('shows what was last saved, what is missing and what must be read too fast', async () => {
    const saved = await saveCaptions([{ start: 1, end: 2.5, text: 'א'.repeat(40) }]);
    expect(saved.statusCode).toBe(200);
    expect(await cellOf('he')).toMatchObject({ cues: 1, tooFast: 1, edited: '2026-11-17T12:00:00.000Z' });
    expect((await cellOf('en'))?.edited).toBeUndefined();
    await saveCaptions([]);
    expect(await cellOf('he')).toMatchObject({ cues: 0, tooFast: 0 });
  });
});

describe('who may edit captions', () => {
  test('a translator writes her own language and no other', async () => {
    const translator = await asStaff('translator');
    const captions = [{ start: 1, end: 4, text: 'Да' }];
    expect((await saveCaptions(captions, translator, 'ru')).statusCode).toBe(200);
    // Fields that are not hers are refused one by one.
    expect((await saveCaptions(captions, translator, 'he')).statusCode).toBe(422);
    const { films } = await read<SubtitlesView>('/subtitles', translator);
    const cells = films.find((film) => film.key === key)?.cells;
    expect(cells?.filter(({ cues }) => cues === 1).map(({ locale }) => locale)).toEqual(['ru']);
  });

  test('learners and visitors may not even look', async () => {
    for (const client of [app, await asStaff('premium')])
      for (const path of [`/captions/${key}`, `/captions/${key}/peaks`, '/subtitles'])
        expect((await client.get(`/api/admin${path}`)).statusCode).toBe(client === app ? 401 : 403);
  });
});
