import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { probe, type Probed } from '#platform/film-tools/probe.ts';
import { quietly, runTool, toArgs, ToolFailed } from '#platform/film-tools/run-tool.ts';
import { takePoster } from '#features/media/films/server/encode-film.ts';
import { maxPixels } from '#features/media/films/policy.ts';
import type { FileWork, MadeFile } from './made-file.ts';
import { drawImage } from './make-image.ts';
import { RefusedFile } from './refused-file.ts';
import type { Format } from './sniff.ts';

/** Large enough for a living room, small enough for a telephone. */
const longestSide = 1280;
const posterAtSecond = 1;

const pictureDecoders = 'h264,hevc,libdav1d,av1,vp9,mpeg4,msmpeg4v2,msmpeg4,mpeg2video,mpeg1video,h263,mjpeg';
const soundDecoders =
  'aac,aac_latm,alac,ac3,mp3float,mp3,mp2float,mp2,amrnb,amrwb,opus,adpcm_ima_qt,adpcm_ms';
const plainSoundDecoders = 'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_f32le,pcm_u8,pcm_mulaw,pcm_alaw';
const decoders = [pictureDecoders, soundDecoders, plainSoundDecoders].join(',');

/**
 * How ffmpeg may read a file of a stranger: as the one container that its first bytes announce, from itself alone, with decoders of
 * cameras and telephones. A playlist is read as nothing at all.
 */
function strictInput(format: Format): readonly string[] {
  const containers = ['-format_whitelist', format, '-protocol_whitelist', 'file'];
  return [...containers, '-codec_whitelist', decoders];
}

/** Neither where nor with what it was taken. */
const bare = {
  map_metadata: -1,
  map_chapters: -1,
  fflags: '+bitexact',
  'flags:v': '+bitexact',
  'flags:a': '+bitexact',
};
const soundCoding = { 'c:a': 'aac', 'b:a': '128k', ac: 2, ar: 48_000 };

/** A film as mp4 with its picture, or sound as m4a: a file without a moving picture is sound. */
export async function makeFilm(work: FileWork, format: Format): Promise<MadeFile> {
  const { tools, source, longestSeconds } = work;
  if (!tools) throw new RefusedFile('no_films_here');
  const input = strictInput(format);
  const probed = await probe(tools, source, input);
  if (!probed) throw new RefusedFile('broken');
  if (probed.duration > longestSeconds) throw new RefusedFile('too_long');
  try {
    if (!probed.picture) return await encodeSound(work, tools.ffmpeg, input);
    return await encodeFilm({ ...work, tools }, { ...probed, picture: probed.picture }, input);
  } catch (error) {
    if (!(error instanceof ToolFailed) || work.signal.aborted) throw error;
    throw error.message.includes('No space left on device') ? error : new RefusedFile('broken');
  }
}

async function encodeFilm(
  { tools, source, folder, longestSeconds, signal }: FileWork & { tools: NonNullable<FileWork['tools']> },
  { picture, hasSound }: Probed & { picture: { width: number; height: number } },
  input: readonly string[],
): Promise<MadeFile> {
  if (picture.width * picture.height > maxPixels) throw new RefusedFile('too_many_pixels');
  const { width, height } = fitFilm(picture);
  const film = path.join(folder, 'film.mp4');
  const coding = toArgs({
    t: longestSeconds,
    vf: `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`,
    fpsmax: 30,
    'c:v': 'libx264',
    preset: 'veryfast',
    'profile:v': 'high',
    crf: 24,
    maxrate: '2500k',
    bufsize: '5000k',
    ...(hasSound && soundCoding),
    ...bare,
    threads: 2,
    movflags: '+faststart',
    f: 'mp4',
  });
  const tracks = ['-map', '0:v:0', ...(hasSound ? ['-map', '0:a:0'] : ['-an']), '-sn', '-dn'];
  await runTool(tools.ffmpeg, [...quietly, ...input, '-i', source, ...tracks, ...coding, film], { signal });
  const made = await probe(tools, film);
  if (!made) throw new RefusedFile('broken');
  const at = Math.min(posterAtSecond, made.duration / 2);
  const { large, small } = await drawImage(await readFile(await takePoster(tools, { film, folder, at })));
  return { kind: 'film', variants: { film, large, small }, width, height, seconds: made.duration };
}

async function encodeSound(
  { tools, source, folder, longestSeconds, signal }: FileWork,
  ffmpeg: string,
  input: readonly string[],
): Promise<MadeFile> {
  const sound = path.join(folder, 'sound.m4a');
  const coding = toArgs({ t: longestSeconds, ...soundCoding, ...bare, movflags: '+faststart', f: 'ipod' });
  const tracks = ['-map', '0:a:0', '-vn', '-sn', '-dn'];
  await runTool(ffmpeg, [...quietly, ...input, '-i', source, ...tracks, ...coding, sound], { signal });
  const made = tools && (await probe(tools, sound));
  if (!made) throw new RefusedFile('broken');
  return { kind: 'sound', variants: { sound }, seconds: made.duration };
}

/** The largest size with even sides that is no larger than the film and fits. */
function fitFilm({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
