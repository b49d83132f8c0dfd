import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDarkroom } from '#studio/darkroom.ts';
import { record } from '#studio/encode.ts';
import { convert } from '#studio/ffmpeg.ts';

/** Seconds; at 64 kbit/s each is 8 kB. */
const longest = 25;

/** Writes a film's music, without its sounds, as an MP3 that fades out. */
export async function makeMusic(film: string, title: string, file: string): Promise<void> {
  const room = await openDarkroom(film);
  const temporary = await mkdtemp(join(tmpdir(), 'music-'));
  try {
    const length = Math.min(room.seconds, longest);
    const wav = await record({ ...room.facts, sounds: [] }, room.seconds, temporary);
    const fade = `afade=t=out:st=${length - 3}:d=3`;
    const tags = ['-map_metadata', '-1', '-metadata', `title=${title}`, '-metadata', 'artist=Lamed'];
    const sound = ['-t', String(length), '-af', fade, '-ac', '2', '-c:a', 'libmp3lame', '-b:a', '64k'];
    await convert(['-i', wav, ...sound, ...tags, '-fflags', '+bitexact', file]);
  } finally {
    await room.close();
    await rm(temporary, { recursive: true });
  }
}
