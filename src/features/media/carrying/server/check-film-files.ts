import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasArrived } from '#platform/files/carried-files.ts';
import { maxFilmBytes, maxPixels, maxSeconds } from '#features/media/films/policy.ts';
import { filmFolder } from '#features/media/films/server/film-files.ts';
import { readMp4 } from '#features/media/films/server/read-mp4.ts';
import type { CarriedFilm } from './carried-media.ts';
import { listFilmFiles } from './list-film-files.ts';

/** What each packet of a transport stream begins with, and how long it is. */
const packetStart = 0x47;
const packetBytes = 188;

/** The files of a film that a folder lacks, that were damaged on their way, or that are not what a film is made of. */
export async function findUnusableFiles(film: CarriedFilm, folder: string): Promise<string[]> {
  const carried = new Map(film.files.map((file) => [file.key, file]));
  const needed = await listFilmFiles(film, (key) => readText(join(folder, key)));
  const unusable: string[] = [];
  for (const key of new Set([...needed, ...carried.keys()])) {
    const file = carried.get(key);
    const isUsable =
      file !== undefined &&
      needed.includes(key) &&
      (await hasArrived(folder, file)) &&
      (await isOfItsKind(film, key, join(folder, key)));
    if (!isUsable) unusable.push(key);
  }
  return unusable;
}

/** By its content, never by its name. */
async function isOfItsKind(film: CarriedFilm, key: string, path: string): Promise<boolean> {
  const name = key.slice(filmFolder(film.id).length + 1);
  if (name === 'film.mp4') return isTheFilm(film, path);
  if (name === 'poster.jpg') return isJpeg(path);
  if (name.endsWith('.m3u8')) return (await readText(path)).startsWith('#EXTM3U');
  return name.endsWith('.ts') && isTransportStream(path);
}

async function isTheFilm(film: CarriedFilm, path: string): Promise<boolean> {
  const facts = await readMp4(path);
  const bytes = film.files.find(({ key }) => key === `${filmFolder(film.id)}/film.mp4`)?.bytes ?? 0;
  return (
    facts !== undefined &&
    bytes <= maxFilmBytes &&
    facts.duration <= maxSeconds &&
    Math.abs(facts.duration - film.duration) < 2 &&
    facts.width === film.width &&
    facts.height === film.height &&
    film.width * film.height <= maxPixels
  );
}

async function isJpeg(path: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    return (await sharp(path, { limitInputPixels: maxPixels }).metadata()).format === 'jpeg';
  } catch (error) {
    // What the decoder cannot read is not a picture.
    if (error instanceof Error) return false;
    throw error;
  }
}

async function isTransportStream(path: string): Promise<boolean> {
  await using file = await open(path);
  const start = Buffer.alloc(packetBytes + 1);
  const { bytesRead } = await file.read(start, 0, start.length, 0);
  return start[0] === packetStart && (bytesRead <= packetBytes || start[packetBytes] === packetStart);
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}
