import { locales, type Locale } from '#core/locale.ts';
import type { TrackKind } from '../policy.ts';

/** A track that can be heard, as a stream names it. */
export interface HeardTrack {
  id: string;
  lang: Locale;
  kind: TrackKind;
}

/** What a stream calls the sound of the film itself. */
export const ownSound = 'Original';

/** What a stream calls a track: shown by players that are not ours, and how ours knows it. */
export function nameTrack({ lang, kind }: Pick<HeardTrack, 'lang' | 'kind'>): string {
  const { name } = locales[lang];
  return kind === 'narration' ? name : `${name} (AD)`;
}

/** The folder of a track's files within its film's. */
export function trackFolder(id: string): string {
  return `audio/${id}`;
}

/** A stream's playlist with exactly these tracks to choose from, beside the sound of the film itself. */
export function withTracks(playlist: string, tracks: readonly HeardTrack[]): string {
  const lines = playlist
    .split('\n')
    .filter((line) => !line.startsWith('#EXT-X-MEDIA:TYPE=AUDIO'))
    .map((line) => line.replace(`,${group}`, ''));
  if (tracks.length === 0) return lines.join('\n');
  const media = [`${audio},NAME="${ownSound}",DEFAULT=YES,AUTOSELECT=YES`, ...tracks.map(describe)];
  const first = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  return lines
    .map((line) => (line.startsWith('#EXT-X-STREAM-INF:') ? `${line},${group}` : line))
    .toSpliced(first, 0, ...media)
    .join('\n');
}

function describe({ id, lang, kind }: HeardTrack): string {
  const described = kind === 'description' ? ',CHARACTERISTICS="public.accessibility.describes-video"' : '';
  const named = `NAME="${nameTrack({ lang, kind })}",LANGUAGE="${lang}",DEFAULT=NO,AUTOSELECT=YES${described}`;
  return `${audio},${named},URI="${trackFolder(id)}/index.m3u8"`;
}

const group = 'AUDIO="sound"';
const audio = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound"';
