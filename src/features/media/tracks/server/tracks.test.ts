import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFilm, removeFilm } from '#features/media/films/server/films.ts';
import { makeWaitingFilms } from '#features/media/films/server/make-films.ts';
import { getFilmTools, makeReadyFilm, makeTestFilm, makeUpload } from '#features/media/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { typeOfKey } from '#platform/files/file-key.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { TrackView } from '../contract.ts';
import { makeWaitingTracks } from './make-tracks.ts';
import { listReadyTracks } from './ready-tracks.ts';
import { addTrack, listTracks, removeTrack } from './tracks.ts';

const database = useDatabase();
const run = promisify(execFile);

let film: Buffer;
let voice: Buffer;
let editor: TestUser;
let ctx: TestCtx;

beforeAll(async () => {
  film = await makeTestFilm({ seconds: 6 });
  voice = await makeTestFilm({ seconds: 3, container: 'm4a' });
});

beforeEach(async () => {
  const base = makeCtx(database.db);
  editor = await makeUser(base, { admin: true });
  ctx = { ...base, actor: editor.actor };
  for (const job of ['media.films', 'media.tracks']) ctx.jobs.define(job, async () => undefined);
});

/** The film of all tests: making it takes longer than what they are about. */
let made: { id: string; files: Map<string, Buffer> } | undefined;

async function makeFilm(): Promise<string> {
  if (made) {
    await makeReadyFilm(ctx, made.id, { duration: 6, width: 320, height: 240 });
    for (const [key, body] of made.files) await ctx.files.put(key, body, typeOfKey(key));
    return made.id;
  }
  const uploadId = await makeUpload(ctx, film, { owner: editor.userId });
  const { id } = await addFilm(ctx, { uploadId, title: 'Patience' });
  const stored = [vi.spyOn(ctx.files, 'put'), vi.spyOn(ctx.files, 'putFile')];
  await makeWaitingFilms(ctx);
  const keys = stored.flatMap(({ mock }) => mock.calls.map(([key]) => key));
  const files = new Map<string, Buffer>();
  for (const key of keys) files.set(key, await buffer(await ctx.files.read(key)));
  made = { id, files };
  return id;
}

type Spoken = Pick<TrackView, 'lang' | 'kind'>;
const hebrew: Spoken = { lang: 'he', kind: 'narration' };
const described: Spoken = { lang: 'en', kind: 'description' };

async function add(id: string, bytes: Buffer, spoken = hebrew): Promise<TrackView> {
  const uploadId = await makeUpload(ctx, bytes, { owner: editor.userId, purpose: 'audio' });
  return addTrack(ctx, { id, uploadId, ...spoken });
}

const readMaster = async (id: string) => text(await ctx.files.read(`house/media/${id}/master.m3u8`));
const stateOf = async (id: string) =>
  (await listTracks(ctx, id)).items.map(({ lang, kind, status, problem }) =>
    [lang, kind, status, problem].filter(Boolean).join(' '),
  );

async function probeStart(key: string, stream: 'a' | 'v'): Promise<number> {
  const path = `${temporaryFolder()}/segment.ts`;
  await writeFile(path, await ctx.files.read(key));
  const { ffprobe } = await getFilmTools();
  const of = ['-select_streams', `${stream}:0`, '-show_entries', 'stream=start_time', '-of', 'csv=p=0'];
  return Number.parseFloat((await run(ffprobe, ['-v', 'error', ...of, path])).stdout);
}

describe('a recording for a film', { timeout: 120_000 }, () => {
  test('becomes a track of its stream, as long as the film and beginning with its picture', async () => {
    const id = await makeFilm();
    const { id: track } = await add(id, voice);
    await makeWaitingTracks(ctx);
    expect(await stateOf(id)).toEqual(['he narration ready']);
    const master = await readMaster(id);
    expect(master).toContain(
      `NAME="עברית",LANGUAGE="he",DEFAULT=NO,AUTOSELECT=YES,URI="audio/${track}/index.m3u8"`,
    );
    expect(master).toMatch(/#EXT-X-STREAM-INF:.*,AUDIO="sound"\n240\/index\.m3u8/);
    const folder = `house/media/${id}/audio/${track}`;
    const playlist = await text(await ctx.files.read(`${folder}/index.m3u8`));
    const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
      (sum, [, part]) => sum + Number(part),
      0,
    );
    expect(seconds).toBeCloseTo(6, 0);
    const picture = await probeStart(`house/media/${id}/240/0000.ts`, 'v');
    expect(Math.abs((await probeStart(`${folder}/0000.ts`, 'a')) - picture)).toBeLessThan(0.04);
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  test('is offered to learners at once, and no longer once it is removed', async () => {
    const id = await makeFilm();
    const before = await readMaster(id);
    const { id: track } = await add(id, voice, described);
    await add(id, voice);
    expect(await listReadyTracks(ctx, `house/media/${id}`)).toEqual([]);
    await makeWaitingTracks(ctx);
    const { items } = await listTracks(ctx, id);
    expect(items.map(({ kind }) => kind)).toEqual(['narration', 'description']);
    expect(await readMaster(id)).toContain('CHARACTERISTICS="public.accessibility.describes-video"');
    for (const { id: trackId } of items) await removeTrack(ctx, { id, trackId });
    expect(await readMaster(id)).toBe(before);
    expect(await ctx.files.stat(`house/media/${id}/audio/${track}/index.m3u8`)).toBeUndefined();
  });

  test('is one of its kind in its language, until it is removed', async () => {
    const id = await makeFilm();
    const { id: trackId } = await add(id, voice);
    await expect(add(id, voice)).rejects.toMatchObject({ code: 'track_exists' });
    await removeTrack(ctx, { id, trackId });
    await expect(removeTrack(ctx, { id, trackId })).rejects.toMatchObject({ code: 'not_found' });
    await add(id, voice);
    await makeWaitingTracks(ctx);
    expect(await stateOf(id)).toEqual(['he narration ready']);
  });

  test('that is no sound or longer than the film is refused, and why is said', async () => {
    const id = await makeFilm();
    await add(id, Buffer.from('<html>no sound</html>'));
    await add(id, await makeTestFilm({ seconds: 9, container: 'm4a' }), described);
    await makeWaitingTracks(ctx);
    expect(await stateOf(id)).toEqual([
      'he narration failed not_sound',
      'en description failed longer_than_film',
    ]);
    expect(await readMaster(id)).not.toContain('EXT-X-MEDIA');
  });

  test('of a film that is removed goes with it, and what was uploaded too', async () => {
    const id = await makeFilm();
    await add(id, voice);
    await removeFilm(ctx, id);
    expect(await ctx.db.selectFrom('media_tracks').selectAll().execute()).toEqual([]);
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });
});

test('a film without a stream takes no recording: nobody could choose it', async () => {
  await makeReadyFilm(ctx, 'film-bcdfghjkmn');
  await ctx.db.updateTable('media_films').set({ streams: false }).execute();
  await expect(add('film-bcdfghjkmn', voice)).rejects.toMatchObject({ code: 'film_without_stream' });
});

test('a track whose worker has ended is made by another', { timeout: 60_000 }, async () => {
  const id = await makeFilm();
  await add(id, voice);
  await ctx.db
    .updateTable('media_tracks')
    .set({ status: 'working', worker: 'gone', leased_until: new Date(Date.now() - 60_000) })
    .execute();
  await makeWaitingTracks(ctx);
  expect(await stateOf(id)).toEqual(['he narration ready']);
});
