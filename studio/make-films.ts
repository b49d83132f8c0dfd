import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';

import { captionFaults } from './captions.ts';
import { openDarkroom } from './darkroom.ts';
import { encode, record, shoot, still } from './encode.ts';
import { convert, feed, ffmpeg, probe, RAW } from './ffmpeg.ts';
import { FRAME, LANGUAGES } from './film.ts';

const ROOT = join(import.meta.dirname, '..');
const FILMS = join(import.meta.dirname, 'films');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A sheet of small pictures of the whole film instead of the film. */
    sheet: { type: 'boolean' },
    /** Single pictures at these seconds (comma separated), full size. */
    frames: { type: 'string' },
    /** The sound alone. */
    sound: { type: 'boolean' },
    /** From and to second for --sheet. */
    from: { type: 'string' },
    to: { type: 'string' },
  },
});

const names =
  positionals.length > 0 ? positionals : (await readdir(FILMS)).map((file) => file.replace(/\.ts$/, ''));
let failed = false;
for (const name of names) {
  const source = createHash('sha256')
    .update(await readFile(join(FILMS, `${name}.ts`)))
    .digest('hex')
    .slice(0, 16);
  const previewing = values.sheet || values.frames || values.sound;
  const room = await openDarkroom(name);
  const media = join(ROOT, 'content/courses', room.facts.course, 'media', name);
  const temporary = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    if (previewing) {
      await preview(temporary);
      continue;
    }
    if (
      positionals.length > 0 ||
      !(await probe(join(media, 'film.mp4'), 'format_tags=comment')).includes(source)
    ) {
      await make(temporary);
    }
    await checkCaptions();
  } finally {
    await room.close();
    if (!previewing) await rm(temporary, { recursive: true });
  }

  async function preview(folder: string): Promise<void> {
    if (values.sound) console.log(await record(room.facts, room.seconds, folder));
    if (values.frames) {
      const times = values.frames.split(',').map(Number);
      const run = ffmpeg([...RAW, join(folder, 'frame-%02d.png')]);
      await room.develop(times, (frame) => feed(run, frame));
      run.input.end();
      await run.done;
      console.log(`${folder}: frame-01.png … in the order of --frames`);
    }
    if (values.sheet) {
      const [from, to] = [Number(values.from ?? 0), Number(values.to ?? room.seconds)];
      const times = Array.from({ length: 24 }, (_, i) => from + ((i + 0.5) / 24) * (to - from));
      const sheet = join(folder, 'sheet.png');
      const run = ffmpeg([...RAW, '-vf', 'scale=480:-1,tile=4x6:padding=6', '-frames:v', '1', sheet]);
      await room.develop(times, (frame) => feed(run, frame));
      run.input.end();
      await run.done;
      console.log(`${sheet} (${room.seconds} s; pictures at ${times.map((t) => t.toFixed(1)).join(' ')})`);
    }
  }

  async function make(folder: string): Promise<void> {
    const begun = performance.now();
    const second = await openDarkroom(name);
    let pictures: string;
    try {
      pictures = await shoot([room, second], folder);
    } finally {
      await second.close();
    }
    const shot = performance.now();
    const sound = await record(room.facts, room.seconds, folder);
    await mkdir(join(media, 'captions'), { recursive: true });
    const file = join(media, 'film.mp4');
    const kind = room.facts.small ? 'small' : 'full';
    const size = await encode(pictures, sound, room.seconds, file, source, kind, room.facts.bytes);
    await still(pictures, room.facts.poster, join(media, 'poster.jpg'));
    const duration = Math.round(Number(await probe(file, 'format=duration')) * 10) / 10;
    const { width, height } = FRAME;
    await writeFile(
      join(media, 'film.yaml'),
      stringify({ duration, width, height, chapters: room.facts.chapters }, { lineWidth: 110 }),
    );
    const loud = /I:\s+(-?[\d.]+) LUFS[\s\S]*Peak:\s+(-?[\d.]+) dBFS/.exec(
      (await convert(['-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'])).split('Summary').at(-1) ??
        '',
    );
    const spent = [shot - begun, performance.now() - shot].map((ms) => `${(ms / 1000).toFixed(0)} s`);
    console.log(
      `${name}: ${duration} s, ${(size / 1e6).toFixed(2)} MB, ${loud?.[1]} LUFS, peak ${loud?.[2]} dBFS (drawn in ${spent[0]}, sound and encoding ${spent[1]})`,
    );
  }

  async function checkCaptions(): Promise<void> {
    for (const language of LANGUAGES) {
      const file = join(media, 'captions', `${language}.vtt`);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      const faults = text === undefined ? ['is missing'] : captionFaults(text, room.seconds, language);
      for (const fault of faults) console.error(`${name}: captions/${language}.vtt ${fault}`);
      failed ||= faults.length > 0;
    }
  }
}
if (failed) process.exitCode = 1;
