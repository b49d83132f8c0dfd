import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findFilmTools, type FilmTools } from '#platform/film-tools/film-tools.ts';
import { safeInput } from '#platform/film-tools/probe.ts';
import { quietly, runTool, toArgs, ToolFailed } from '#platform/film-tools/run-tool.ts';

/** How many moments of a second have a level: enough to see where a word begins. */
const peaksPerSecond = 25;
/** Samples a second: few, since only how loud they are is looked at. */
const sampleRate = 4000;
const samplesPerPeak = sampleRate / peaksPerSecond;

/**
 * How loud a stored film is, a byte for each moment; measured once, so that no browser has to decode the
 * film. A film without sound is silent throughout. Refuses on a server without ffmpeg.
 */
export async function readPeaks(ctx: Ctx, key: string): Promise<{ perSecond: number; levels: Buffer }> {
  const file = await ctx.files.stat(key);
  if (!file) throw new NotFound();
  const kept = await ctx.db
    .selectFrom('media_peaks')
    .select('levels')
    .where('key', '=', key)
    .where('byte_size', '=', file.size)
    .executeTakeFirst();
  if (kept) return { perSecond: peaksPerSecond, levels: kept.levels };
  const tools = await findFilmTools();
  if (!tools) throw new Conflict('no_film_tools', 'media.refusal.noFilmTools');
  const levels = await measureFile(ctx, tools, key);
  const row = { key, byte_size: file.size, levels };
  await ctx.db
    .insertInto('media_peaks')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return { perSecond: peaksPerSecond, levels };
}

async function measureFile({ files, uploads }: Ctx, tools: FilmTools, key: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(uploads.workFolder, 'peaks-'));
  try {
    const film = path.join(folder, 'film');
    await pipeline(await files.read(key), createWriteStream(film));
    return await measurePeaks(tools, film);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The loudest sample of each moment of a file, from 0 to 255. */
export async function measurePeaks(tools: FilmTools, film: string): Promise<Buffer> {
  const samples = `${film}.raw`;
  const sound = toArgs({ map: '0:a:0', vn: true, ac: 1, ar: sampleRate, f: 's16le' });
  try {
    await runTool(tools.ffmpeg, [...quietly, ...safeInput, '-i', film, ...sound, samples]);
  } catch (error) {
    if (error instanceof ToolFailed && error.message.includes('matches no streams')) return Buffer.alloc(0);
    throw error;
  }
  const levels: number[] = [];
  let loudest = 0;
  let counted = 0;
  // A chunk of a file never ends in the middle of a sample: its size is even.
  for await (const chunk of createReadStream(samples) as AsyncIterable<Buffer>) {
    for (let at = 0; at + 1 < chunk.length; at += 2) {
      loudest = Math.max(loudest, Math.abs(chunk.readInt16LE(at)));
      counted += 1;
      if (counted < samplesPerPeak) continue;
      levels.push(Math.min(255, Math.round(loudest / 128)));
      loudest = 0;
      counted = 0;
    }
  }
  return Buffer.from(levels);
}
