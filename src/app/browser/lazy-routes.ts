import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { isInDocument } from '#page/page-parts.tsx';
import { loadPart, type PageHandle } from '../routes.ts';

/** Loads the component of every route that matches an address, so that it can be shown at once. */
export async function loadMatchedRoutes(routes: RouteObject[], address: Location | URL): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Loads the parts that are in the document of a page, so that they are still there once the page is live. */
export async function loadMatchedParts(
  routes: RouteObject[],
  address: Location | URL,
  queries: QueryClient,
): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  const parts = matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.parts ?? []);
  await Promise.all(parts.filter((part) => isInDocument(part, queries)).map(loadPart));
}

/** Preloads a page's code and data; its loader fills the query cache. */
export async function prefetchPage(
  routes: RouteObject[],
  href: string,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const url = new URL(href, location.origin);
  const leaf = matchRoutes(routes, url)?.at(-1);
  if (!leaf) return;
  const { lazy, loader, path = '' } = leaf.route;
  const args = { request: new Request(url), url, params: leaf.params, context, pattern: path };
  await Promise.all([typeof lazy === 'function' && lazy(), typeof loader === 'function' && loader(args)]);
}
