import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';

/** `{ crf: 22, an: true }` as a program takes it: `-crf 22 -an`. */
export function toArgs(options: Record<string, string | number | true>): string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`-${name}`] : [`-${name}`, String(value)],
  );
}

/** ffmpeg writes over what is there, and says only what is wrong. */
export const quietly = ['-hide_banner', '-y', '-v', 'error'] as const;

/** A program ended with an error; the end of what it said is the message. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

export interface Running {
  /** Ends the program. */
  signal?: AbortSignal | undefined;
  /** Hears each line that it writes to its standard output. */
  onLine?(line: string): void;
}

const keptOfErrors = 4000;

/**
 * Runs a program at the lowest priority, so that pages are answered first, and returns what it wrote to its error output.
 * It gets no input and, of the environment, only the path.
 */
export async function runTool(
  program: string,
  args: readonly string[],
  { signal, onLine }: Running = {},
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
    ...(signal && { signal }),
    killSignal: 'SIGKILL',
  });
  if (child.pid !== undefined) giveWay(child.pid);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [code, errors] = await Promise.all([
    ended,
    readEnd(child.stderr),
    readLines(child.stdout, onLine ?? (() => undefined)),
  ]);
  if (code !== 0) throw new ToolFailed(errors.slice(-keptOfErrors) || `ended with ${code}`);
  return errors;
}

/** It may have ended already, and then needs no priority. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

async function readEnd(stream: Readable): Promise<string> {
  let text = '';
  for await (const piece of stream.setEncoding('utf8'))
    text = (text + String(piece)).slice(-16 * keptOfErrors);
  return text;
}

async function readLines(stream: Readable, onLine: (line: string) => void): Promise<void> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.trim());
  }
}
