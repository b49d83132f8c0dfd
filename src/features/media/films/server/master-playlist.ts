import { glob, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rendition } from '../policy.ts';

/** H.264 High at level 4.1, and AAC-LC: what `encode-film.ts` asks for. */
const videoCodec = 'avc1.640029';
const soundCodec = 'mp4a.40.2';

/** Writes the playlist that names the stream of each height, smallest first. */
export async function writeMasterPlaylist(
  folder: string,
  renditions: readonly Rendition[],
  hasSound: boolean,
): Promise<void> {
  const codecs = hasSound ? `${videoCodec},${soundCodec}` : videoCodec;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { width, height, kilobits } of renditions) {
    const peak = Math.max(await measurePeak(path.join(folder, String(height))), kilobits * 10);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${height}/index.m3u8`,
    );
  }
  await writeFile(path.join(folder, 'master.m3u8'), `${lines.join('\n')}\n`);
}

/** The most bits a second of any segment: a player that can load this much never waits. Segments last four seconds, the last one less. */
async function measurePeak(folder: string): Promise<number> {
  let most = 0;
  for await (const segment of glob('*.ts', { cwd: folder }))
    most = Math.max(most, (await stat(path.join(folder, segment))).size);
  return Math.ceil((most * 8) / 4);
}
