import { expect, test } from 'vitest';
import { readFilm } from './policy-film.ts';

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?h=abc123&dnt=1&autoplay=1'],
  ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
  [
    'https://www.youtube.com/watch?v=abcdefghijk&t=3',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  ],
])('%s is shown in a frame of its host', (link, frame) => {
  expect(readFilm(link)?.frame).toBe(frame);
});

test.each([
  ['https://www.youtube.com/@lamed', 'youtube'],
  ['https://vimeo.com/showcase/tree', 'vimeo'],
  ['https://films.example/roof.mp4', 'file'],
  ['https://films.example/roof.MP4?part=1', 'file'],
])('%s is a link, and opens at its own place', (link, host) => {
  expect(readFilm(link)).toMatchObject({ host, frame: undefined });
});

test.each([
  'http://vimeo.com/76979871',
  'https://vimeo.com/',
  'https://youtu.be',
  'https://youtube.com/watch?v=abcdefghijk',
  'https://vimeo.com.evil.example/1',
  'https://user:word@vimeo.com/1',
  'https://films.example/roof.mov',
  'https://127.0.0.1/roof.mp4',
  'https://[::1]/roof.mp4',
  'https://localhost/roof.mp4',
  'javascript:alert(1)//.mp4',
  'roof.mp4',
  '',
])('%s is no film', (link) => {
  expect(readFilm(link)).toBeUndefined();
});

test('nothing that a link says gets out of the address of its frame', () => {
  expect(readFilm('https://youtu.be/abc"onload=x')?.frame).toBeUndefined();
  expect(readFilm('https://www.youtube.com/watch?v=../../evilab')?.frame).toBeUndefined();
});
