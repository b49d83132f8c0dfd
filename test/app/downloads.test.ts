import { beforeEach, expect, test } from 'vitest';
import { makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const file = { lang: null, bytes: 51_200, pages: null, access: 'public' } as const;

beforeEach(async () => {
  for (const id of ['honey', 'salt'])
    await makeCourse(app.ctx, {
      id,
      resources: [
        { ...file, file: 'poster.svg', kind: 'poster', format: 'svg' },
        { ...file, file: 'music.mp3', kind: 'music', format: 'mp3' },
      ],
    });
});

async function foldedCourses(path: string) {
  const page = (await app.get(path)).body;
  return Array.from(
    page.matchAll(/<details([^>]*)>(?:(?!<details).)*?href="([^"]*poster[^"]*)"/gs),
    ([, attributes = '', href]) => ({
      href,
      isOpen: attributes.includes('open=""'),
    }),
  );
}

test('all downloads are collapsed by course; those of one kind are open', async () => {
  const all = await foldedCourses('/downloads');
  expect(all).toHaveLength(2);
  expect(all.every(({ isOpen }) => !isOpen)).toBe(true);
  const posters = await foldedCourses('/downloads?kind=poster');
  expect(posters.map(({ href }) => href)).toEqual(all.map(({ href }) => href));
  expect(posters.every(({ isOpen }) => isOpen)).toBe(true);
});
