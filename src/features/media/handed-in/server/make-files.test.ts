import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { getFilmTools, makeTestFilm, makeUpload } from '#features/media/testing.ts';
import { listMediaFacts } from '#features/media/server/media-facts.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { createClamd } from '#platform/virus-scan/clamd.ts';
import { startClamdTwin } from '#test/support/clamd-twin.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { HandedInView } from '../contract.ts';
import { findVariantKey, handedInFolder, handedInKinds } from '../policy.ts';
import { filmJob, quickJob } from './handed-in-jobs.ts';
import { dropHandedIn } from './handed-in.ts';
import { handedInLimitsSetting, readLimits } from './limits-setting.ts';
import { makeWaitingFiles } from './make-files.ts';
import { getOwnFile, receiveFile } from './own-files.ts';
import { removeDropped } from './remove-leftovers.ts';

const database = useDatabase();
const run = promisify(execFile);

let owner: TestUser;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db);
  owner = await makeUser(base);
  ctx = { ...base, actor: owner.actor };
  for (const job of [quickJob, filmJob]) ctx.jobs.define(job, async () => undefined);
});

async function add(bytes: Buffer, fileName = 'challah.png'): Promise<string> {
  const id = await makeUpload(ctx, bytes, { owner: owner.userId, purpose: 'handed-in', fileName });
  await receiveFile(ctx, id);
  return id;
}

async function make(bytes: Buffer, { name = 'challah.png', tools }: { name?: string; tools?: 'none' } = {}) {
  const id = await add(bytes, name);
  await makeWaitingFiles(ctx, handedInKinds, tools);
  return getOwnFile(ctx, id);
}

async function stored({ id, kind }: HandedInView, variant: string): Promise<Buffer> {
  return buffer(await ctx.files.read(findVariantKey(id, kind ?? 'text', variant) ?? ''));
}

/** What ffprobe says of a stored film or recording. */
async function look(file: HandedInView, variant: string, entries: string): Promise<string> {
  const { ffprobe } = await getFilmTools();
  const path = `${temporaryFolder()}/${variant}`;
  await writeFile(path, await stored(file, variant));
  const { stdout } = await run(ffprobe, ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', path]);
  return stdout.trim();
}

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c24a6a' } });
/** As a telephone makes it: lying on its side, with the place where it was taken. */
const photo = () =>
  paint(2400, 1200)
    .withExif({
      IFD0: { Make: 'Secret Phone', Artist: 'Secret Person' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 46/1 40/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '35/1 14/1 4/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG that says it is 50,000 pixels on each side, in a hundred bytes. */
async function makePixelFlood(): Promise<Buffer> {
  const png = await paint(1, 1).png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a picture that is handed in', () => {
  test('is drawn again upright in two sizes, and tells neither where nor by whom it was taken', async () => {
    const source = await photo();
    expect((await sharp(source).metadata()).exif?.includes('Secret Person')).toBe(true);
    const view = await make(source);
    expect(view).toMatchObject({ state: 'ready', kind: 'image', width: 800, height: 1600 });
    expect(view.variants).toEqual({
      small: `/media/handed-in/${view.id}/small`,
      large: `/media/handed-in/${view.id}/large`,
    });
    for (const variant of ['small', 'large']) {
      const file = await stored(view, variant);
      const facts = await sharp(file).metadata();
      expect(facts).toMatchObject({ format: 'webp', height: variant === 'large' ? 1600 : 400 });
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual(Array(4).fill(undefined));
      expect(/Secret|GPS|Exif/.test(file.toString('latin1'))).toBe(false);
    }
  });

  test('leaves nothing of the upload behind', async () => {
    const { id } = await make(await paint(40, 30).png().toBuffer());
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    expect(await ctx.uploads.countReceived(id)).toBeUndefined();
  });

  test('may be transparent, is never made larger, and of an animation its first frame is shown', async () => {
    const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const view = await make(clear);
    expect(view).toMatchObject({ width: 40, height: 30 });
    expect((await sharp(await stored(view, 'large')).metadata()).hasAlpha).toBe(true);
    const frames = [await paint(20, 10).png().toBuffer(), await paint(20, 10).negate().png().toBuffer()];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const moving = await make(gif, { name: 'wave.gif' });
    expect(moving).toMatchObject({ state: 'ready', width: 20, height: 10 });
    expect((await sharp(await stored(moving, 'large')).metadata()).pages).toBeUndefined();
  });

  test('that is also a page or an archive is only a picture in the end', async () => {
    const evil = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const view = await make(evil, { name: 'x.html' });
    expect(view.state).toBe('ready');
    expect(/script|PK/.test((await stored(view, 'large')).toString('latin1'))).toBe(false);
  });
});

describe('a hostile file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  const from = (text: string) => async () => Buffer.from(text, 'latin1');
  test.each([
    ['an SVG with a script', 'cake.png', from(svg), 'wrong_type'],
    ['an SVG behind a comment', 'cake.txt', from(`\n<!-- cake -->${svg}`), 'wrong_type'],
    ['a page', 'cake.jpg', from('<!doctype html><script>alert(1)</script>'), 'wrong_type'],
    ['a zip', 'cake.png', from('PK\u0003\u0004\u0014\u0000cake'), 'wrong_type'],
    ['a program', 'cake.png', from('\u007fELF\u0002\u0001\u0001\u0000'), 'wrong_type'],
    ['a PDF', 'cake.txt', from('%PDF-1.7\n'), 'wrong_type'],
    ['a playlist that names a file of the server', 'cake.mp4', from(playlist), 'wrong_type'],
    ['a list of films to join', 'cake.mp4', from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'wrong_type'],
    [
      'a film that is a playlist behind the first bytes of an mp4',
      'cake.mp4',
      from(`\0\0\0\u0018ftypmp42\n${playlist}`),
      'broken',
    ],
    ['an AVI that is a playlist', 'cake.avi', from(`RIFF\u0000\u0001\u0000\u0000AVI ${playlist}`), 'broken'],
    [
      'an mp3 that is a playlist',
      'cake.mp3',
      from(`ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000${playlist}`),
      'broken',
    ],
    ['a picture of 2,500,000,000 pixels', 'cake.png', makePixelFlood, 'too_many_pixels'],
    ['half a picture', 'cake.jpg', async () => (await photo()).subarray(0, 900), 'broken'],
    ['half a film', 'cake.mp4', async () => (await makeTestFilm()).subarray(0, 4000), 'broken'],
    ['text with control characters', 'cake.txt', from(`${'x'.repeat(5000)}\u0000\u001b[2J`), 'not_text'],
    [
      'text in an unknown encoding',
      'cake.txt',
      from(`${'x'.repeat(5000)}\u00f9\u00ec\u00e5\u00ed`),
      'not_text',
    ],
  ] as const)('such as %s is refused, and nothing of it stays', async (_, name, makeBytes, problem) => {
    const view = await make(await makeBytes(), { name });
    expect(view).toMatchObject({ state: 'refused', problem, variants: {} });
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    const [row] = await ctx.db.selectFrom('handed_in_files').select('byte_size').execute();
    expect(row?.byte_size).toBe(0);
  });

  test('takes little memory and time to be refused for its pixels', async () => {
    const flood = await makePixelFlood();
    const before = process.memoryUsage().rss;
    await make(flood);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('that ends every process is refused after a few of them', async () => {
    const id = await add(await photo());
    await ctx.db
      .updateTable('handed_in_files')
      .set({ status: 'checking', worker: 'gone', leased_until: new Date(0), tries: 4 })
      .execute();
    await makeWaitingFiles(ctx, handedInKinds);
    expect(await getOwnFile(ctx, id)).toMatchObject({ state: 'refused', problem: 'broken' });
  });
});

describe('a film that is handed in', { timeout: 120_000 }, () => {
  test('becomes an mp4 that starts at once, with its pictures, and tells nothing else', async () => {
    const { ffmpeg } = await getFilmTools();
    const folder = temporaryFolder();
    await writeFile(`${folder}/in.mp4`, await makeTestFilm({ seconds: 3, width: 1600, height: 900 }));
    const place = ['-metadata', 'location=+31.7780+035.2340/', '-metadata', 'artist=Secret Person'];
    await run(ffmpeg, ['-i', `${folder}/in.mp4`, '-c', 'copy', ...place, `${folder}/out.mov`]);
    const source = await readFile(`${folder}/out.mov`);
    expect(source.includes('Secret Person')).toBe(true);
    const view = await make(source, { name: 'dance.mov' });
    expect(view).toMatchObject({ state: 'ready', kind: 'film', width: 1280, height: 720 });
    expect(view.seconds).toBeCloseTo(3, 0);
    expect(await look(view, 'film', 'stream=codec_name')).toBe('h264\naac');
    const film = await stored(view, 'film');
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(/Secret|31\.778|Lavf/.test(film.toString('latin1'))).toBe(false);
    expect(await sharp(await stored(view, 'small')).metadata()).toMatchObject({ format: 'webp', width: 400 });
  });

  test('may be an AVI, and a film without a picture is sound', async () => {
    const { ffmpeg } = await getFilmTools();
    const folder = temporaryFolder();
    await writeFile(`${folder}/in.mp4`, await makeTestFilm());
    await run(ffmpeg, ['-i', `${folder}/in.mp4`, '-c:v', 'mpeg4', '-c:a', 'mp3', `${folder}/out.avi`]);
    expect(await make(await readFile(`${folder}/out.avi`))).toMatchObject({ state: 'ready', kind: 'film' });
    const song = await make(await makeTestFilm({ container: 'm4a' }), { name: 'song.mp4' });
    expect(song).toMatchObject({ state: 'ready', kind: 'sound' });
    expect(await look(song, 'sound', 'stream=codec_name')).toBe('aac');
  });

  test('may be no longer than the site allows, and is refused where it cannot be made', async () => {
    const film = await makeTestFilm({ seconds: 2 });
    await changeSetting(ctx, handedInLimitsSetting, { ...(await readLimits(ctx)), filmSeconds: 60 });
    const { ffmpeg } = await getFilmTools();
    const long = `${temporaryFolder()}/long.mp3`;
    await run(ffmpeg, ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=61', '-b:a', '32k', long]);
    expect(await make(await readFile(long))).toMatchObject({ state: 'refused', problem: 'too_long' });
    expect(await make(film, { tools: 'none' })).toMatchObject({ problem: 'no_films_here' });
  });
});

describe('text that is handed in', () => {
  test('is kept as plain text in UTF-8, also what a Windows program calls Unicode', async () => {
    const story = 'אפינו חלה\r\n"=1+1", <b>really</b>';
    for (const bytes of [Buffer.from(story), Buffer.from(`\ufeff${story}`, 'utf16le')]) {
      const view = await make(bytes, { name: 'story.csv' });
      expect(view).toMatchObject({ state: 'ready', kind: 'text' });
      expect((await stored(view, 'text')).toString('utf8')).toBe(story);
      expect((await ctx.files.stat(`${handedInFolder(view.id)}/text.txt`))?.contentType).toBe(
        'text/plain; charset=utf-8',
      );
    }
  });
});

describe('a virus scanner', () => {
  test('sees a file before anything else reads it, and what it finds is refused', async () => {
    const twin = await startClamdTwin();
    ctx.virusScanner = createClamd(twin.address);
    const clean = Buffer.from('a harmless story');
    expect((await make(clean)).state).toBe('ready');
    expect(await make(Buffer.from('EICAR, a signature for tests'))).toMatchObject({
      state: 'refused',
      problem: 'infected',
    });
    expect(twin.seen[0]?.equals(clean)).toBe(true);
    await twin.stop();
  });

  test('that is away keeps a file in quarantine, and it is tried again however long that lasts', async () => {
    ctx.virusScanner = createClamd('tcp://127.0.0.1:1');
    const id = await add(Buffer.from('a harmless story'));
    for (let tries = 0; tries < 6; tries += 1) {
      await makeWaitingFiles(ctx, handedInKinds);
      expect(await getOwnFile(ctx, id)).toMatchObject({ state: 'checking', variants: {} });
      expect(await listMediaFacts(ctx)).toContainEqual(
        expect.objectContaining({ id: 'media.unscanned', count: 1 }),
      );
      await ctx.db
        .updateTable('handed_in_files')
        .set({ not_before: new Date(0) })
        .execute();
    }
    const twin = await startClamdTwin();
    ctx.virusScanner = createClamd(twin.address);
    await makeWaitingFiles(ctx, handedInKinds);
    expect((await getOwnFile(ctx, id)).state).toBe('ready');
    await twin.stop();
  });
});

describe('the work on a file', () => {
  const until = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  test('that another process has begun is left to it, and taken over once that process has ended', async () => {
    const id = await add(await photo());
    const lease = (end: Date) =>
      ctx.db
        .updateTable('handed_in_files')
        .set({ status: 'checking', worker: 'another', leased_until: end })
        .execute();
    await lease(until(1));
    await makeWaitingFiles(ctx, handedInKinds);
    expect((await getOwnFile(ctx, id)).state).toBe('checking');
    await lease(until(-1));
    await makeWaitingFiles(ctx, handedInKinds);
    expect((await getOwnFile(ctx, id)).state).toBe('ready');
  });

  test('stops for a file that is dropped meanwhile, and leaves nothing of it', async () => {
    const id = await add(await photo());
    const { put } = ctx.files;
    ctx.files.put = async (key, body, type) => {
      ctx.files.put = put;
      await inTransaction(ctx, (transaction) => dropHandedIn(transaction, [id]));
      await put(key, body, type);
    };
    await makeWaitingFiles(ctx, handedInKinds);
    await removeDropped(ctx);
    expect(await ctx.files.stat(`${handedInFolder(id)}/large.webp`)).toBeUndefined();
    expect(await ctx.db.selectFrom('handed_in_files').selectAll().execute()).toEqual([]);
  });

  test('that fails for a reason of ours is tried again', async () => {
    const id = await add(await photo());
    const { put } = ctx.files;
    ctx.files.put = async () => {
      throw new Error('the bucket is away');
    };
    await makeWaitingFiles(ctx, handedInKinds);
    expect((await getOwnFile(ctx, id)).state).toBe('checking');
    ctx.files.put = put;
    await ctx.db
      .updateTable('handed_in_files')
      .set({ not_before: new Date(0) })
      .execute();
    await makeWaitingFiles(ctx, handedInKinds);
    expect((await getOwnFile(ctx, id)).state).toBe('ready');
  });
});
