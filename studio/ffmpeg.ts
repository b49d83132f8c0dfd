import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

import { FRAME } from './film.ts';

export interface Run {
  input: Writable;
  /** What the program printed to stderr; rejects when it failed. */
  done: Promise<string>;
}

/** Starts ffmpeg with its input open for writing. */
export function ffmpeg(args: string[]): Run {
  const child = spawn('ffmpeg', ['-hide_banner', '-y', '-nostats', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const done = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`ffmpeg: ${said.slice(-900)}`)),
    );
  });
  return { input: child.stdin, done };
}

/** Runs ffmpeg without input to its end. */
export async function convert(args: string[]): Promise<string> {
  const run = ffmpeg(args);
  run.input.end();
  return await run.done;
}

/** ffmpeg's input options for frames from the darkroom. */
export const RAW = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${FRAME.width}x${FRAME.height}`,
  '-r',
  String(FRAME.rate),
  '-i',
  '-',
];

/** Writes one frame and waits until there is room for the next. */
export async function feed(run: Run, frame: Buffer): Promise<void> {
  if (!run.input.write(frame)) await Promise.race([once(run.input, 'drain'), run.done]);
}

export async function probe(file: string, entry: string): Promise<string> {
  const child = spawn('ffprobe', ['-v', 'error', '-show_entries', entry, '-of', 'default=nw=1:nk=1', file]);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  return said.trim();
}
