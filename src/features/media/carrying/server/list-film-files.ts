import path from 'node:path';
import { filmFolder } from '#features/media/films/server/film-files.ts';

interface Film {
  id: string;
  streams: boolean;
}

/** The text of a playlist by its key; empty if there is none. */
type ReadPlaylist = (key: string) => Promise<string>;

/**
 * The keys of all files of a film: the mp4, the poster, and what its playlists name. A playlist comes after what it names: stored
 * in this order, nobody ever sees an incomplete film.
 */
export async function listFilmFiles({ id, streams }: Film, read: ReadPlaylist): Promise<string[]> {
  const folder = filmFolder(id);
  const found: Found = { folder, keys: new Set(), begun: new Set(), read };
  for (const file of ['film.mp4', 'poster.jpg']) found.keys.add(`${folder}/${file}`);
  if (streams) await addPlaylist(`${folder}/master.m3u8`, found);
  return [...found.keys];
}

interface Found {
  folder: string;
  keys: Set<string>;
  /** The playlists that are being read or have been: one that named itself would never end. */
  begun: Set<string>;
  read: ReadPlaylist;
}

async function addPlaylist(playlist: string, found: Found): Promise<void> {
  const { folder, keys, begun, read } = found;
  if (begun.has(playlist)) return;
  begun.add(playlist);
  for (const address of listAddresses(await read(playlist))) {
    const key = path.posix.join(path.posix.dirname(playlist), address);
    if (!key.startsWith(`${folder}/`)) continue;
    if (key.endsWith('.m3u8')) await addPlaylist(key, found);
    else keys.add(key);
  }
  keys.add(playlist);
}

function listAddresses(playlist: string): string[] {
  return playlist
    .split('\n')
    .map((line) => (line.startsWith('#') ? /\bURI="([^"]*)"/.exec(line)?.[1] : line.trim()) ?? '')
    .filter(Boolean);
}
