import { expect, test } from 'vitest';
import { withTracks, type HeardTrack } from './track-playlist.ts';

const plain = [
  '#EXTM3U',
  '#EXT-X-VERSION:3',
  '#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=320x240,CODECS="avc1.640029,mp4a.40.2"',
  '240/index.m3u8',
  '',
].join('\n');
const hebrew: HeardTrack = { id: 'track-a', lang: 'he', kind: 'narration' };
const described: HeardTrack = { id: 'track-b', lang: 'en', kind: 'description' };

test('a stream names the sound of the film first, then each track, and every picture has all of them', () => {
  const lines = withTracks(plain, [hebrew, described]).split('\n');
  expect(
    lines.filter((line) => line.startsWith('#EXT-X-MEDIA')).map((line) => /NAME="([^"]+)"/.exec(line)?.[1]),
  ).toEqual(['Original', 'עברית', 'English (AD)']);
  expect(lines[2]).not.toContain('URI=');
  expect(lines.find((line) => line.startsWith('#EXT-X-STREAM-INF'))).toMatch(/,AUDIO="sound"$/);
});

test('written again with other tracks it says only those, and with none it is as it was', () => {
  const both = withTracks(plain, [hebrew, described]);
  expect(withTracks(both, [hebrew])).toBe(withTracks(plain, [hebrew]));
  expect(withTracks(both, [])).toBe(plain);
});
