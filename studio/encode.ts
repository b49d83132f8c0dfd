import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { convert, feed, ffmpeg, RAW } from './ffmpeg.ts';
import { FRAME, type FilmFacts } from './film.ts';
import type { Darkroom } from './darkroom.ts';
import { mixdown } from './sound/mixdown.ts';
import { wav } from './sound/wav.ts';

/** No film is larger than this, so that it also loads over a mobile connection. */
const MOST_BYTES = 2_500_000;

/** A film's target size per second (the result is a twentieth larger), and the bits per second of its sound. */
const SIZES = {
  full: {
    bytesPerSecond: 22_500,
    audio: 56_000,
    mix: 'anull',
    x264: 'keyint=144',
    preset: 'slow',
  },
  small: {
    bytesPerSecond: 14_000,
    audio: 36_000,
    // Identical channels cost as little as one; at so low a bit rate peaks grow, which the limiter leaves room for.
    mix: 'pan=stereo|c0=0.5*c0+0.5*c1|c1=0.5*c0+0.5*c1,alimiter=limit=0.6:level=false',
    // Few bits go where the eye rests, to the still backgrounds, and scenes last long.
    preset: 'veryslow',
    x264: 'keyint=720:qcomp=0.72:b-adapt=2:rc-lookahead=60:aq-strength=0.5',
  },
} as const;
const LOUDNESS = -18;
const LOSSLESS = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-qp',
  '8',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-vf',
  'scale=out_color_matrix=bt709',
];

/**
 * Renders every picture of the film into one visually lossless file, to encode from as often as needed. Each darkroom draws
 * its share in parallel, as a browser draws on one processor only.
 */
export async function shoot(rooms: [Darkroom, ...Darkroom[]], folder: string): Promise<string> {
  const { facts, seconds } = rooms[0];
  const shown = facts.small ? 2 : 1;
  const times = Array.from(
    { length: Math.round((seconds * FRAME.rate) / shown) },
    (_, i) => (i * shown) / FRAME.rate,
  );
  const share = Math.ceil(times.length / rooms.length);
  const parts = await Promise.all(
    rooms.map(async (room, i) => {
      const part = join(folder, `pictures-${i}.mkv`);
      const run = ffmpeg([...RAW, ...LOSSLESS, part]);
      await room.develop(times.slice(i * share, (i + 1) * share), async (frame) => {
        for (let again = 0; again < shown; again++) await feed(run, frame);
      });
      run.input.end();
      await run.done;
      return part;
    }),
  );
  const [list, file] = [join(folder, 'pictures.txt'), join(folder, 'pictures.mkv')];
  await writeFile(list, parts.map((part) => `file '${part}'\n`).join(''));
  await convert(['-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', file]);
  return file;
}

/** The film's sound at an even loudness, as a WAV file. */
export async function record(facts: FilmFacts, seconds: number, folder: string): Promise<string> {
  const [rough, even] = [join(folder, 'rough.wav'), join(folder, 'even.wav')];
  await writeFile(rough, wav(mixdown(facts, seconds)));
  const measured = /I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(
    (await convert(['-i', rough, '-af', 'ebur128', '-f', 'null', '-'])).split('Summary').at(-1) ?? '',
  );
  const gain = LOUDNESS - Number(measured?.[1] ?? LOUDNESS);
  await convert([
    '-i',
    rough,
    '-af',
    `volume=${gain.toFixed(2)}dB,alimiter=limit=0.7:level=false`,
    '-ar',
    '44100',
    even,
  ]);
  return even;
}

/**
 * Encodes pictures and sound into the final film, in two passes: the first measures what each scene needs, so that the
 * second is as good as the size allows. `source` names what it was made from. Returns the size in bytes.
 */
export async function encode(
  pictures: string,
  sound: string,
  seconds: number,
  file: string,
  source: string,
  size: keyof typeof SIZES,
  wanted: number = SIZES[size].bytesPerSecond * seconds,
): Promise<number> {
  const { audio, mix, x264, preset } = SIZES[size];
  const video = Math.floor((wanted * 8) / seconds - audio - 2000);
  const log = `${pictures}.pass`;
  const h264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', preset, '-tune', 'animation'];
  const rate = [
    '-b:v',
    String(video),
    '-maxrate',
    String(video * 4),
    '-bufsize',
    String(video * 8),
    '-x264-params',
    x264,
  ];
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const picture = [...h264, ...rate, ...colour, '-pix_fmt', 'yuv420p', '-passlogfile', log];
  await convert(['-i', pictures, ...picture, '-pass', '1', '-an', '-f', 'null', '-']);
  await convert([
    '-i',
    pictures,
    '-i',
    sound,
    ...picture,
    '-pass',
    '2',
    '-af',
    mix,
    '-c:a',
    'aac',
    '-b:a',
    String(audio),
    '-ac',
    '2',
    '-shortest',
    '-map_metadata',
    '-1',
    '-metadata',
    `comment=source:${source}`,
    '-fflags',
    '+bitexact',
    '-movflags',
    '+faststart',
    file,
  ]);
  const { size: bytes } = await stat(file);
  if (bytes > MOST_BYTES) throw new Error(`The film is ${bytes} bytes; calm its pictures.`);
  return bytes;
}

/** One frame as a JPEG of at most 90 kB. */
export async function still(pictures: string, at: number, file: string): Promise<void> {
  for (const quality of [3, 4, 6, 8, 11]) {
    await convert([
      '-ss',
      at.toFixed(3),
      '-i',
      pictures,
      '-frames:v',
      '1',
      '-q:v',
      String(quality),
      '-map_metadata',
      '-1',
      file,
    ]);
    if ((await stat(file)).size <= 90_000) return;
  }
}
