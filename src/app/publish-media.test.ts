import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createMemoryFiles } from '../platform/files/memory-files.ts';
import { publishMedia } from './publish-media.ts';

test('films are published once, and again when they have changed', async () => {
  const courses = temporaryFolder();
  const film = join(courses, 'anger/media/a-film');
  mkdirSync(film, { recursive: true });
  writeFileSync(join(film, 'film.mp4'), 'first');
  writeFileSync(join(film, 'film.yaml'), 'duration: 1');
  const files = createMemoryFiles();
  expect(await publishMedia(courses, files)).toBe(1);
  expect(await publishMedia(courses, files)).toBe(0);
  writeFileSync(join(film, 'film.mp4'), 'second one');
  expect(await publishMedia(courses, files)).toBe(1);
  expect(await files.stat('anger/media/a-film/film.mp4')).toMatchObject({
    size: 10,
    contentType: 'video/mp4',
  });
});
