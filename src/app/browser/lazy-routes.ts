import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { pageContext, type PageContext } from '#page/page-context.ts';

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
export async function prefetchPage(routes: RouteObject[], href: string, page: PageContext): Promise<void> {
  const url = new URL(href, location.origin);
  const leaf = (matchRoutes(routes, url) ?? []).at(-1);
  if (!leaf) return;
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const { lazy, loader } = leaf.route;
  const args = {
    request: new Request(url),
    url,
    params: leaf.params,
    context,
    pattern: leaf.route.path ?? '',
  };
  await Promise.all([
    typeof lazy === 'function' ? lazy() : undefined,
    typeof loader === 'function' ? loader(args as never, undefined as never) : undefined,
  ]);
}
