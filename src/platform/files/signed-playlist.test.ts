import { expect, test } from 'vitest';
import { signMediaHref } from './signed-url.ts';
import { signPlaylist } from './signed-playlist.ts';

const playlist = {
  key: 'courses/patience/film/main.m3u8',
  secret: 'a secret of at least thirty-two characters',
  expiresAt: new Date('2026-11-10T18:00:00Z'),
};
const signed = (key: string) => signMediaHref({ ...playlist, key });

test('every segment of a streamed film opens as long as the playlist does', () => {
  const text = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,URI="audio/he.m3u8",NAME="עברית"',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXTINF:6.0,',
    '720p/part-1.m4s\r',
    '#EXTINF:6.0,',
    '/media/courses/shared/part-2.m4s',
    '',
  ].join('\n');
  expect(signPlaylist(text, playlist).split('\n')).toEqual([
    '#EXTM3U',
    `#EXT-X-MEDIA:TYPE=AUDIO,URI="${signed('courses/patience/film/audio/he.m3u8')}",NAME="עברית"`,
    `#EXT-X-MAP:URI="${signed('courses/patience/film/init.mp4')}"`,
    '#EXTINF:6.0,',
    `${signed('courses/patience/film/720p/part-1.m4s')}\r`,
    '#EXTINF:6.0,',
    signed('courses/shared/part-2.m4s'),
    '',
  ]);
});

test.each([
  'https://elsewhere.example/part.ts',
  '//elsewhere.example/part.ts',
  '../../../../secret.ts',
  'http://[',
  'page.html',
])('%s is not signed', (uri) => {
  expect(signPlaylist(uri, playlist)).toBe(uri);
});
