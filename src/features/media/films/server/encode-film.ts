import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FilmTools } from '#platform/film-tools/film-tools.ts';
import { probe, safeInput, type Probed } from '#platform/film-tools/probe.ts';
import { quietly, runTool, toArgs } from '#platform/film-tools/run-tool.ts';
import type { FilmStep } from '../contract.ts';
import { listRenditions, posterWidth, type Rendition } from '../policy.ts';
import { normalizeSound } from './normalize-sound.ts';
import { writeMasterPlaylist } from './master-playlist.ts';

/** Between two and three keyframes' worth of a player's buffer, and few enough requests. */
const segmentSeconds = 4;

/** What a step of the work is called, and the share of the whole that is done. */
export type OnProgress = (step: FilmStep, share: number) => void;

export interface FilmWork {
  tools: FilmTools;
  /** The uploaded file, and what was read of it. */
  source: string;
  probed: Probed & { picture: { width: number; height: number } };
  /** An empty folder, for what is made. */
  folder: string;
  posterAt: number;
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** Makes what a player needs in the folder: `film.mp4`, `poster.jpg`, and a stream in `master.m3u8` and a folder for each height. */
export async function encodeFilm(
  work: FilmWork,
): Promise<{ duration: number; width: number; height: number }> {
  const sound = await normalizeSound(work);
  const renditions = listRenditions(work.probed.picture);
  const total = renditions.reduce((sum, { height }) => sum + height ** 2, 0);
  let done = 0;
  for (const rendition of renditions) {
    const share = rendition.height ** 2 / total;
    await encodeRendition(work, rendition, sound, (part) =>
      work.onProgress('picture', 0.1 + 0.85 * (done + share * part)),
    );
    await cutIntoSegments(work, rendition);
    done += share;
  }
  await writeMasterPlaylist(work.folder, renditions, sound !== undefined);
  const largest = renditions.at(-1);
  if (!largest) throw new Error('a film has at least one height');
  await moveIndexToFront(work, largest);
  work.onProgress('poster', 0.95);
  const film = path.join(work.folder, 'film.mp4');
  const { duration } = (await probe(work.tools, film)) ?? work.probed;
  await takePoster(work.tools, { film, folder: work.folder, at: Math.min(work.posterAt, duration - 0.1) });
  return { duration, width: largest.width, height: largest.height };
}

/** Keyframes every few seconds at the same times in each height, so that a player can change between them at any segment. */
async function encodeRendition(
  { tools, source, probed, folder, signal }: FilmWork,
  { width, height, kilobits }: Rendition,
  sound: string | undefined,
  onShare: (share: number) => void,
): Promise<void> {
  const input = [...safeInput, '-i', source, ...(sound ? ['-i', sound] : [])];
  const picture = toArgs({
    vf: `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`,
    'c:v': 'libx264',
    preset: 'veryfast',
    'profile:v': 'high',
    level: '4.1',
    crf: 22,
    maxrate: `${kilobits}k`,
    bufsize: `${kilobits * 2}k`,
    sc_threshold: 0,
    force_key_frames: `expr:gte(t,n_forced*${segmentSeconds})`,
    map_metadata: -1,
    map_chapters: -1,
    threads: 2,
  });
  const tracks = sound ? ['-map', '0:v:0', '-map', '1:a:0', '-c:a', 'copy'] : ['-map', '0:v:0', '-an'];
  const args = [...quietly, '-nostats', '-progress', 'pipe:1', ...input, ...tracks, ...picture];
  const onLine = (line: string) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds !== undefined) onShare(Math.min(1, Number(microseconds) / 1e6 / probed.duration));
  };
  await runTool(tools.ffmpeg, [...args, '-f', 'mp4', encodedIn(folder, height)], { signal, onLine });
}

async function cutIntoSegments({ tools, folder, signal }: FilmWork, { height }: Rendition): Promise<void> {
  const into = path.join(folder, String(height));
  await mkdir(into, { recursive: true });
  const cut = toArgs({
    c: 'copy',
    f: 'hls',
    hls_time: segmentSeconds,
    hls_playlist_type: 'vod',
    hls_segment_filename: path.join(into, '%04d.ts'),
  });
  const args = [...quietly, '-i', encodedIn(folder, height), ...cut, path.join(into, 'index.m3u8')];
  await runTool(tools.ffmpeg, args, { signal });
}

/** The whole film in its largest height, playable before all of it has arrived. */
async function moveIndexToFront({ tools, folder, signal }: FilmWork, { height }: Rendition): Promise<void> {
  const from = encodedIn(folder, height);
  const args = [...quietly, '-i', from, ...toArgs({ c: 'copy', movflags: '+faststart' })];
  await runTool(tools.ffmpeg, [...args, path.join(folder, 'film.mp4')], { signal });
}

interface PosterOf {
  film: string;
  folder: string;
  /** In seconds. */
  at: number;
}

/** One picture of a film, for before it plays. */
export async function takePoster(tools: FilmTools, { film, folder, at }: PosterOf): Promise<string> {
  const poster = path.join(folder, 'poster.jpg');
  const scale = `scale='min(${posterWidth},iw)':-2`;
  const args = [...quietly, '-ss', String(Math.max(0, at)), '-i', film];
  const picture = toArgs({ 'frames:v': 1, vf: scale, 'q:v': 4 });
  await runTool(tools.ffmpeg, [...args, ...picture, poster]);
  return poster;
}

/** Not stored: the dot keeps it out. */
function encodedIn(folder: string, height: number): string {
  return path.join(folder, `.${height}.mp4`);
}
