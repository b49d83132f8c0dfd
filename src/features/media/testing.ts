import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import type { Insertable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { findFilmTools, type FilmTools } from '#platform/film-tools/film-tools.ts';
import { runTool } from '#platform/film-tools/run-tool.ts';
import { typeOfKey } from '#platform/files/file-key.ts';
import type { HandedInKind } from './handed-in/policy.ts';
import { filmFolder } from './films/server/film-files.ts';
import { findPictureKey } from './pictures/policy.ts';

/** The programs for films, which `npm test` installs. */
export async function getFilmTools(): Promise<FilmTools> {
  const tools = await findFilmTools();
  if (!tools) throw new Error('This test needs ffmpeg and ffprobe.');
  return tools;
}

export interface TestFilm {
  seconds?: number;
  width?: number;
  height?: number;
  /** A tone; without one the film is silent and has no sound at all. */
  sound?: boolean;
  /** `mp4` unless told otherwise. */
  container?: 'mp4' | 'webm' | 'mkv' | 'm4a';
}

/** The bytes of a small film of a test card. */
export async function makeTestFilm(film: TestFilm = {}): Promise<Buffer> {
  const { seconds = 2, width = 320, height = 240, sound = true, container = 'mp4' } = film;
  const { ffmpeg } = await getFilmTools();
  const folder = await mkdtemp(path.join(tmpdir(), 'lamed-test-film-'));
  try {
    const out = path.join(folder, `film.${container}`);
    const picture = ['-f', 'lavfi', '-i', `testsrc=size=${width}x${height}:rate=12:duration=${seconds}`];
    const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-shortest'];
    const inputs = [...(container === 'm4a' ? [] : picture), ...(sound ? tone : [])];
    const codec =
      container === 'webm' || container === 'm4a' ? [] : ['-c:v', 'libx264', '-preset', 'ultrafast'];
    await runTool(ffmpeg, ['-hide_banner', '-y', '-v', 'error', ...inputs, ...codec, out]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface TestUpload {
  owner: UserId;
  purpose?: string;
  fileName?: string;
}

/** A finished upload that nothing is made of yet; returns its id. */
export async function makeUpload(
  ctx: Pick<Ctx, 'db' | 'clock' | 'uploads'>,
  bytes: Buffer,
  { owner, purpose = 'film', fileName = 'film.mp4' }: TestUpload,
): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  await ctx.db
    .insertInto('uploads')
    .values({
      id,
      purpose,
      owner_id: owner,
      file_name: fileName,
      byte_size: bytes.length,
      created_at: ctx.clock.now(),
    })
    .execute();
  const { tus } = ctx.uploads;
  await tus.create(new Upload({ id, size: bytes.length, offset: 0 }));
  await tus.write(Readable.from([bytes]), id, 0);
  return id;
}

/** A picture that staff has uploaded, without its files. */
export async function makeUploadedPicture(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  file: string,
): Promise<void> {
  const row = { file, title: 'A tent', width: 9, height: 9, created_at: clock.now() };
  await db.insertInto('media_pictures').values(row).execute();
}

/** The same with its file, as it was made of an upload. */
export async function storeUploadedPicture(
  ctx: Pick<Ctx, 'db' | 'clock' | 'files'>,
  file: string,
  { width, height } = { width: 900, height: 600 },
): Promise<void> {
  await makeUploadedPicture(ctx, file);
  await ctx.files.put(findPictureKey(file) ?? '', await drawPicture(width, height, 'webp'), 'image/webp');
}

async function drawPicture(width: number, height: number, format: 'webp' | 'jpeg'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const blank = { width, height, channels: 3, background: '#c24a6a' } as const;
  return sharp({ create: blank }).toFormat(format).toBuffer();
}

let smallFilm: Promise<Buffer> | undefined;

/** A film that is ready to be shown, with the files of a stream of one height. */
export async function storeReadyFilm(ctx: Pick<Ctx, 'db' | 'clock' | 'files'>, id: string): Promise<void> {
  const size = { width: 320, height: 240 };
  await makeReadyFilm(ctx, id, { duration: 2, ...size });
  const put = async (file: string, content: string | Buffer) => {
    const key = `${filmFolder(id)}/${file}`;
    await ctx.files.put(key, Buffer.from(content), typeOfKey(key));
  };
  await put('film.mp4', await (smallFilm ??= makeTestFilm({ seconds: 2, ...size })));
  await put('poster.jpg', await drawPicture(320, 240, 'jpeg'));
  await put('master.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x240\n240/index.m3u8\n');
  await put('240/index.m3u8', '#EXTM3U\n#EXTINF:1,\n0000.ts\n#EXTINF:1,\n0001.ts\n#EXT-X-ENDLIST\n');
  for (const segment of ['0000', '0001']) await put(`240/${segment}.ts`, Buffer.alloc(188 * 3, 'G'));
}

/** A film that is ready to be shown, 42 seconds long unless columns say otherwise, without its files. */
export async function makeReadyFilm(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  columns: Partial<Insertable<Tables['media_films']>> = {},
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('media_films')
    .values({
      id,
      title: 'Guests',
      file_name: 'guests.mp4',
      status: 'ready',
      duration: 42,
      width: 1280,
      height: 720,
      streams: true,
      created_at: now,
      changed_at: now,
      ...columns,
    })
    .execute();
}

/** A file that its owner has uploaded to hand in, and that is ready; without what is stored of it. Returns its id. */
export async function makeReadyFile(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  owner: UserId,
  { kind = 'image', name = 'challah.jpg' }: { kind?: HandedInKind; name?: string } = {},
): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  const now = clock.now();
  await db
    .insertInto('handed_in_files')
    .values({
      id,
      owner_id: owner,
      upload_id: null,
      file_name: name,
      status: 'ready',
      kind,
      byte_size: 1000,
      ...(kind !== 'text' && kind !== 'sound' && { width: 1600, height: 1200 }),
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

/** A file that waits to be checked and made; returns its id. */
export async function makeWaitingFile(
  ctx: Pick<Ctx, 'db' | 'clock' | 'uploads'>,
  bytes: Buffer,
  owner: UserId,
  kind: HandedInKind = 'image',
): Promise<string> {
  const id = await makeUpload(ctx, bytes, { owner, purpose: 'handed-in', fileName: 'challah.jpg' });
  const now = ctx.clock.now();
  await ctx.db.updateTable('uploads').set({ taken_at: now }).where('id', '=', id).execute();
  await ctx.db
    .insertInto('handed_in_files')
    .values({
      id,
      owner_id: owner,
      upload_id: id,
      file_name: 'challah.jpg',
      status: 'waiting',
      kind,
      byte_size: bytes.length,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

/** Puts a picture into the library without its file. */
export async function listPicture({ db, clock }: Pick<Ctx, 'db' | 'clock'>, file: string): Promise<void> {
  await db
    .insertInto('media_pictures')
    .values({ file, title: 'Cup', width: 9, height: 9, made_by: null, created_at: clock.now() })
    .execute();
}
