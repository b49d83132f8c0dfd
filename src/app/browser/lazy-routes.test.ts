import { RouterContextProvider, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMatchedRoutes, prefetchPage } from './lazy-routes.ts';

const Course = () => null;
const loadCourse = vi.fn(() => Promise.resolve({ Component: Course }));
const loader = vi.fn<(args: { url: URL; params: object; context: unknown }) => Promise<null>>();
let routes: RouteObject[];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://lamed.test/'));
  loadCourse.mockClear();
  loader.mockReset().mockResolvedValue(null);
  const course = { id: 'course', path: 'courses/:courseSlug', lazy: loadCourse, loader };
  routes = [{ id: 'shell', path: '/', children: [course] }];
  return () => vi.unstubAllGlobals();
});

describe('prefetching a page', () => {
  const context = new RouterContextProvider();

  test('loads its code and runs its loader, with the whole address and the page’s context', async () => {
    await prefetchPage(routes, '/courses/patience?of=all', context);
    expect(loadCourse).toHaveBeenCalledTimes(1);
    const [args] = loader.mock.calls[0] ?? [];
    expect(args?.url.href).toBe('https://lamed.test/courses/patience?of=all');
    expect(args?.params).toEqual({ courseSlug: 'patience' });
    expect(args?.context).toBe(context);
  });

  test('fails if its data cannot be loaded, so that it is tried again', async () => {
    loader.mockRejectedValue(new Error('offline'));
    await expect(prefetchPage(routes, '/courses/patience', context)).rejects.toThrow('offline');
  });

  test('does nothing for an address without a page', async () => {
    await prefetchPage(routes, '/films/patience', context);
    expect([loadCourse, loader].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });
});

test('the routes of the first page have their components before React starts, and are not loaded again', async () => {
  const address = new URL('https://lamed.test/courses/patience');
  await loadMatchedRoutes(routes, address);
  await loadMatchedRoutes(routes, address);
  expect(routes[0]?.children?.[0]).toMatchObject({ Component: Course, lazy: undefined, loader });
  expect(loadCourse).toHaveBeenCalledTimes(1);
});
