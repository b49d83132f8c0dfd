import { describe, expect, test } from 'vitest';
import type { PageArgs } from '#page/page-route.ts';
import { learningRoutes } from './routes.ts';

async function goTo(id: string, path: string, params: PageArgs['params'] = {}) {
  const route = learningRoutes.find((route) => route.id === id);
  const url = new URL(path, 'https://lamed.example');
  const answer = await route?.load?.({ page: {} as PageArgs['page'], params, url });
  return answer instanceof Response ? answer.headers.get('location') : undefined;
}

describe('course URLs that redirect', () => {
  test('the bare one redirects home', async () => expect(await goTo('courses', '/courses')).toBe('/home'));

  test('a category requested by name redirects to its page', async () =>
    expect(await goTo('courses', '/courses?category=Middos')).toBe(
      '/courses/category/character-development-middos',
    ));

  test('an unknown name redirects home', async () => {
    expect(await goTo('courses', '/courses?category=Cooking')).toBe('/home');
    expect(await goTo('courses', '/courses?category=constructor')).toBe('/home');
  });

  test('no category, or all, redirects to all courses', async () => {
    expect(await goTo('categories', '/courses/category')).toBe('/home#courses');
    expect(await goTo('category', '/courses/category/all', { categorySlug: 'all' })).toBe('/home#courses');
  });
});
