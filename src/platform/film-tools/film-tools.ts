import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** The programs that read and make films: ffmpeg and its ffprobe, from the system. */
export interface FilmTools {
  ffmpeg: string;
  ffprobe: string;
}

let found: Promise<FilmTools | undefined> | undefined;

/** Where they are; undefined on a system without them. Looked up once in the life of the process. */
export function findFilmTools(): Promise<FilmTools | undefined> {
  return (found ??= lookUp(process.env['PATH'] ?? ''));
}

/** Looks the programs up in the folders of a PATH. */
export async function lookUp(searched: string): Promise<FilmTools | undefined> {
  const folders = searched.split(path.delimiter).filter(Boolean);
  const [ffmpeg, ffprobe] = [await findProgram(folders, 'ffmpeg'), await findProgram(folders, 'ffprobe')];
  return ffmpeg !== undefined && ffprobe !== undefined ? { ffmpeg, ffprobe } : undefined;
}

async function findProgram(folders: string[], name: string): Promise<string | undefined> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const folder of folders) {
    const program = path.join(folder, name + suffix);
    if (await mayRun(program)) return program;
  }
  return undefined;
}

async function mayRun(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
