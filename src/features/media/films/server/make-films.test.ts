import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { getFilmTools, makeTestFilm, makeUpload } from '#features/media/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { FilmView } from '../contract.ts';
import { addFilm, getFilm, removeFilm, retryFilm } from './films.ts';
import { makeWaitingFilms } from './make-films.ts';

const database = useDatabase();
const run = promisify(execFile);

let film: Buffer;
let editor: TestUser;
let ctx: TestCtx;

beforeAll(async () => {
  film = await makeTestFilm({ seconds: 9, width: 854, height: 480 });
});

beforeEach(async () => {
  const base = makeCtx(database.db);
  editor = await makeUser(base, { admin: true });
  ctx = { ...base, actor: editor.actor };
  ctx.jobs.define('media.films', async () => undefined);
});

async function add(bytes: Buffer, fileName = 'film.mp4'): Promise<FilmView> {
  const uploadId = await makeUpload(ctx, bytes, { owner: editor.userId, fileName });
  return addFilm(ctx, { uploadId, title: 'Patience' });
}

async function make(bytes: Buffer, tools?: 'none'): Promise<FilmView> {
  const { id } = await add(bytes);
  await makeWaitingFilms(ctx, tools);
  return getFilm(ctx, id);
}

const readFile = async (key: string) => text(await ctx.files.read(key));

/** What ffprobe says of one of a film's files. */
async function look(key: string, entries: string): Promise<string> {
  const { ffprobe } = await getFilmTools();
  const path = `${temporaryFolder()}/${key.split('/').at(-1)}`;
  await writeFile(path, await ctx.files.read(key));
  const { stdout } = await run(ffprobe, ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', path]);
  return stdout.trim();
}

/** In LUFS, which every film is brought to -16 of. */
async function measureLoudness(key: string): Promise<number> {
  const { ffmpeg } = await getFilmTools();
  const path = `${temporaryFolder()}/film.mp4`;
  await writeFile(path, await ctx.files.read(key));
  const { stderr } = await run(ffmpeg, ['-i', path, '-af', 'ebur128', '-f', 'null', '-']);
  return Number(/-?[\d.]+/.exec(stderr.match(/I:\s+(-?[\d.]+) LUFS/g)?.at(-1) ?? '')?.[0]);
}

describe('a film that was uploaded', { timeout: 120_000 }, () => {
  test('is made into a stream in every size up to its own, an mp4 and a poster; nothing of the upload stays', async () => {
    const { id, ...made } = await make(film);
    expect(made).toMatchObject({ status: 'ready', percent: 100, width: 854, height: 480, streams: true });
    expect(made.duration).toBeCloseTo(9, 0);
    const master = await readFile(`house/media/${id}/master.m3u8`);
    expect(master.match(/RESOLUTION=\S+?,/g)).toEqual(['RESOLUTION=428x240,', 'RESOLUTION=854x480,']);
    for (const file of ['film.mp4', 'poster.jpg'])
      expect((await ctx.files.stat(`house/media/${id}/${file}`))?.size).toBeGreaterThan(1000);
    expect(await look(`house/media/${id}/film.mp4`, 'stream=codec_name')).toBe('h264\naac');
    expect(await look(`house/media/${id}/poster.jpg`, 'stream=width,height')).toBe('854,480');
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);

    // A player can change between sizes at any segment: all have keyframes at the same times.
    const segmentsOf = async (height: number) =>
      (await readFile(`house/media/${id}/${height}/index.m3u8`)).match(/#EXTINF:[\d.]+/g);
    expect(await segmentsOf(240)).toEqual(await segmentsOf(480));
    expect(await segmentsOf(240)).toHaveLength(3);
    expect(Math.abs((await measureLoudness(`house/media/${id}/film.mp4`)) + 16)).toBeLessThan(1.5);
  });

  test('needs no sound, and keeps its own size if that is small', async () => {
    const { id, ...made } = await make(await makeTestFilm({ width: 178, height: 100, sound: false }));
    expect(made).toMatchObject({ status: 'ready', width: 178, height: 100 });
    expect(await look(`house/media/${id}/film.mp4`, 'stream=codec_name')).toBe('h264');
  });
});

describe('a file that is no film', { timeout: 120_000 }, () => {
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  test.each([
    ['a page', '<html><script>alert(1)</script></html>', 'not_a_film'],
    ['nothing but zeros', '\0'.repeat(5000), 'not_a_film'],
    ['a playlist that names a file of the server', playlist, 'not_a_film'],
    ['a list of files to join', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'not_a_film'],
    ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'not_a_film'],
  ] as const)('such as %s is refused, and why is said', async (_, content, problem) => {
    expect(await make(Buffer.from(content))).toMatchObject({ status: 'failed', problem });
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toHaveLength(1);
  });

  test('such as a recording without a picture is told apart from a broken one', async () => {
    expect(await make(await makeTestFilm({ container: 'm4a' }))).toMatchObject({ problem: 'no_picture' });
    expect(await make(film.subarray(0, film.length / 2))).toMatchObject({ status: 'failed' });
  });

  test('stays alone with its failure: the next film is made', async () => {
    const broken = await add(Buffer.from('nothing'));
    const good = await add(await makeTestFilm());
    await makeWaitingFilms(ctx, 'none');
    expect((await getFilm(ctx, broken.id)).status).toBe('failed');
    expect((await getFilm(ctx, good.id)).status).toBe('ready');
  });

  test('can be tried again, or removed with what was uploaded', async () => {
    const { id } = await make(Buffer.from('nothing'));
    expect(await retryFilm(ctx, id)).toMatchObject({ status: 'waiting', percent: 0 });
    await expect(retryFilm(ctx, id)).rejects.toMatchObject({ code: 'film_not_failed' });
    await makeWaitingFilms(ctx);
    await removeFilm(ctx, id);
    await expect(getFilm(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });
});

describe('a server without ffmpeg', () => {
  test('serves an mp4 as it was uploaded', async () => {
    const { id, ...made } = await make(film, 'none');
    expect(made).toMatchObject({ status: 'ready', width: 854, height: 480, streams: false });
    expect(made.duration).toBeCloseTo(9, 0);
    expect((await ctx.files.stat(`house/media/${id}/film.mp4`))?.size).toBe(film.length);
    expect(await ctx.files.stat(`house/media/${id}/poster.jpg`)).toBeDefined();
  });

  test('says that it takes nothing else', async () => {
    for (const bytes of [await makeTestFilm({ container: 'mkv' }), Buffer.from('nothing'), Buffer.alloc(9)])
      expect(await make(bytes, 'none')).toMatchObject({ status: 'failed', problem: 'only_mp4' });
  });
});

describe('work on a film', () => {
  test('that another process has begun is left to it, and taken over once that process has ended', async () => {
    const { id } = await add(await makeTestFilm());
    const leased = { status: 'working', worker: 'another' } as const;
    const until = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const lease = (end: Date) =>
      ctx.db
        .updateTable('media_films')
        .set({ ...leased, leased_until: end })
        .execute();
    await lease(until(1));
    await makeWaitingFilms(ctx, 'none');
    expect((await getFilm(ctx, id)).status).toBe('working');
    await lease(until(-1));
    await makeWaitingFilms(ctx, 'none');
    expect((await getFilm(ctx, id)).status).toBe('ready');
  });

  test('cannot begin before the upload is whole, and only once', async () => {
    const bytes = await makeTestFilm();
    const uploadId = await makeUpload(ctx, bytes, { owner: editor.userId });
    await ctx.db
      .updateTable('uploads')
      .set({ byte_size: bytes.length + 1 })
      .execute();
    await expect(addFilm(ctx, { uploadId, title: 'Half' })).rejects.toMatchObject({
      code: 'upload_unfinished',
    });
    await ctx.db.updateTable('uploads').set({ byte_size: bytes.length, taken_at: null }).execute();
    await addFilm(ctx, { uploadId, title: 'Whole' });
    await expect(addFilm(ctx, { uploadId, title: 'Twice' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is removed neither while it goes on nor while a course shows the film', async () => {
    const { id } = await add(await makeTestFilm());
    await ctx.db.updateTable('media_films').set({ status: 'working' }).execute();
    await expect(removeFilm(ctx, id)).rejects.toMatchObject({ code: 'film_not_ready' });
  });
});
