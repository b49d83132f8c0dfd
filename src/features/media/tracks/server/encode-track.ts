import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Files } from '#platform/files/files.ts';
import type { FilmTools } from '#platform/film-tools/film-tools.ts';
import { probe, readStart } from '#platform/film-tools/probe.ts';
import { quietly, runTool, toArgs } from '#platform/film-tools/run-tool.ts';
import { normalizeSound } from '#features/media/films/server/normalize-sound.ts';
import type { TrackProblem } from '../contract.ts';

/** No track can be made of this file; `problem` says why. */
export class UnusableTrack extends Error {
  override readonly name = 'UnusableTrack';
  readonly problem: TrackProblem;
  constructor(problem: TrackProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface TrackWork {
  tools: FilmTools;
  files: Files;
  /** The uploaded file. */
  source: string;
  /** An empty folder, for what is made. */
  folder: string;
  film: { folder: string; duration: number };
  signal: AbortSignal;
}

/** A recording may end a little after its film. */
const overhang = 2;
/** Where ffmpeg begins to count in a transport stream. */
const usualStart = 1.4;

/** Makes a stream of a recording, as loud as films are and exactly as long as its film: `out/index.m3u8` in the folder. */
export async function encodeTrack(work: TrackWork): Promise<string> {
  const { tools, source, folder, film, signal } = work;
  const probed = await probe(tools, source);
  if (!probed?.hasSound) throw new UnusableTrack('not_sound');
  if (probed.duration > film.duration + overhang) throw new UnusableTrack('longer_than_film');
  const sound = await normalizeSound({
    tools,
    source,
    probed,
    folder,
    signal,
    fitTo: film.duration,
    onProgress: () => undefined,
  });
  if (sound === undefined) throw new UnusableTrack('not_sound');
  const out = path.join(folder, 'out');
  await mkdir(out);
  const cut = toArgs({
    c: 'copy',
    f: 'hls',
    hls_time: 4,
    hls_playlist_type: 'vod',
    // The picture begins later in its stream, by what its frames wait for one another.
    output_ts_offset: ((await findPictureStart(work)) - usualStart).toFixed(6),
    hls_segment_filename: path.join(out, '%04d.ts'),
  });
  await runTool(tools.ffmpeg, [...quietly, '-i', sound, ...cut, path.join(out, 'index.m3u8')], { signal });
  return out;
}

/** When the picture of a film's stream begins, in the seconds of the stream. */
async function findPictureStart({ tools, files, folder, film }: TrackWork): Promise<number> {
  const master = await text(await files.read(`${film.folder}/master.m3u8`));
  const variant = master.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const segment = path.join(folder, 'first.ts');
  const key = `${film.folder}/${path.posix.dirname(variant)}/0000.ts`;
  await pipeline(await files.read(key), createWriteStream(segment));
  return (await readStart(tools, segment)) ?? usualStart;
}
