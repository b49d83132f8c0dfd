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
