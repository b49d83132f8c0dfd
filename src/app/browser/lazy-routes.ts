import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';

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
