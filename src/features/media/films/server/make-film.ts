import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { FilmTools } from '#platform/film-tools/film-tools.ts';
import { probe } from '#platform/film-tools/probe.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { maxPixels, maxSeconds } from '../policy.ts';
import { encodeFilm, type FilmWork } from './encode-film.ts';
import { UnusableFilm } from './film-problems.ts';
import { readMp4 } from './read-mp4.ts';

/** Shown before a film plays that no picture could be taken from. */
const plainPoster = path.join(projectFolder, 'public/share.jpg');

export interface MadeFilm {
  duration: number;
  width: number;
  height: number;
  streams: boolean;
}

/** Makes a film of an uploaded file, in a folder; refuses one that nothing can be made of. */
export async function makeFilm(
  work: Omit<FilmWork, 'tools' | 'probed'> & { tools: FilmTools | undefined },
): Promise<MadeFilm> {
  const { tools, source } = work;
  if (!tools) return takeAsItIs(work);
  work.onProgress('checking', 0);
  const probed = await probe(tools, source);
  if (!probed) throw new UnusableFilm('not_a_film');
  const { picture, duration } = probed;
  if (!picture) throw new UnusableFilm('no_picture');
  if (duration > maxSeconds) throw new UnusableFilm('too_long');
  if (picture.width * picture.height > maxPixels) throw new UnusableFilm('too_large_picture');
  const made = await encodeFilm({ ...work, tools, probed: { ...probed, picture } });
  return { ...made, streams: true };
}

/** Without ffmpeg: an mp4 is served as it was uploaded, anything else not at all. */
async function takeAsItIs({ source, folder }: Pick<FilmWork, 'source' | 'folder'>): Promise<MadeFilm> {
  const facts = await readMp4(source);
  if (!facts) throw new UnusableFilm('only_mp4');
  if (facts.duration > maxSeconds) throw new UnusableFilm('too_long');
  await copyFile(source, path.join(folder, 'film.mp4'));
  await copyFile(plainPoster, path.join(folder, 'poster.jpg'));
  return { duration: facts.duration, width: facts.width, height: facts.height, streams: false };
}
