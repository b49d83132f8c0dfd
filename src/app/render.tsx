import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { findRefusal, type PageRefusal } from '../page/find-refusal.ts';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { isInDocument } from '../page/page-parts.tsx';
import { RenderPartContext } from '#ui/layout/cached-part.tsx';
import { fontFiles } from '#ui/styles/font-files.ts';
import type { RenderedPage, RenderInput } from './page-data.ts';
import { createPartCache } from './part-cache.tsx';
import { PageTree } from './page-tree.tsx';
import { createQueryClient } from './query-client.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { routes, toRouteError, type PageHandle } from './routes.ts';

/** The browser loads some lists of pages on demand; the server has all pages. */
const handler = createStaticHandler(
  routes.map(
    (shell) =>
      ({ ...shell, children: [...adminRoutes, ...memberRoutes, ...(shell.children ?? [])] }) as RouteObject,
  ),
);

/** What the error page shows for an unexpected fault. */
const ourFault: PageRefusal = { status: 500, code: 'server_error', message: '', issues: {} };

/** About as much as the busiest pages of all languages share. */
const partsIn = createPartCache({ mostCharacters: 4_000_000 });

/** A page whose data is loaded: rendering it needs nothing more. */
export interface LoadedPage {
  input: RenderInput;
  api: PageApi;
  queries: QueryClient;
  context: StaticHandlerContext;
}

/**
 * Runs the loaders (or a form's action) of an address and renders its page to a whole HTML document without assets. An
 * error, even one while rendering, becomes the error page with its status; its details never leave the server.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const loaded = await loadPage(input);
  if (loaded instanceof Response) {
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  }
  try {
    return describeRendered(loaded, renderLoaded(loaded));
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) input.onError(error);
    const refused = refuse(loaded, refusal ?? ourFault);
    return describeRendered(refused, renderLoaded(refused));
  }
}

function describeRendered({ input, queries, context }: LoadedPage, html: string): RenderedPage {
  const { locale, origin, now, timeZone, messagesVersion } = input;
  const { loaderData, actionData, errors } = context;
  const pages = context.matches.map(({ route }) => route.handle as PageHandle | undefined);
  const retryAfterSeconds = findWait(context);
  return {
    kind: 'page',
    status: context.statusCode,
    html: `<!DOCTYPE html>${html}`,
    data: {
      locale,
      origin,
      now: now.toISOString(),
      timeZone,
      messagesVersion,
      queries: dehydrate(queries),
      routes: { loaderData, actionData, errors },
    },
    modules: pages.flatMap((page) => {
      if (!page) return [];
      const parts = page.parts.filter((part) => isInDocument(part, queries));
      return [page, ...parts].map(({ module }) => `src/features/${module}`);
    }),
    fonts: fontFiles(locale),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  };
}

/** The longest wait that a refused loader or form asks for; 0 if none does. */
function findWait({ loaderHeaders, actionHeaders }: StaticHandlerContext): number {
  const headers = [...Object.values(loaderHeaders), ...Object.values(actionHeaders)];
  return Math.max(0, ...headers.map((each) => Number(each.get('retry-after'))));
}

/** The first half: what the page shows, or where it redirects. A request that was refused before runs no loader. */
export async function loadPage(input: RenderInput): Promise<LoadedPage | Response> {
  const { request, refusal } = input;
  const queries = createQueryClient({ isServer: true });
  if (input.isVisitor) queries.setQueryData(viewerKey, null);
  const api = createTanstackQueryUtils(input.client);
  const { locale, origin } = input;
  const requestContext = new RouterContextProvider(
    new Map([[pageContext, { api, queries, locale, origin }]]),
  );
  const context = await (refusal
    ? handler.query(new Request(request.url), { filterMatchesToLoad: () => false })
    : handler.query(request, { requestContext }));
  if (context instanceof Response) return context;
  const loaded = { input, api, queries, context };
  if (refusal) return refuse(loaded, refusal);
  const [error] = Object.values(context.errors ?? {}) as unknown[];
  if (error === undefined) return loaded;
  if (!isRouteErrorResponse(error)) {
    input.onError(error);
    return refuse(loaded, ourFault);
  }
  // To React Router, the status of a form comes before that of its page.
  context.statusCode = error.status;
  return loaded;
}

/** The error page in place of a page. */
function refuse(loaded: LoadedPage, refusal: PageRefusal): LoadedPage {
  const { data, init } = toRouteError(refusal);
  const { status } = refusal;
  const [shell] = loaded.context.matches;
  if (!shell) throw new Error('an address without a route');
  const context: StaticHandlerContext = {
    ...loaded.context,
    matches: [shell],
    loaderData: {},
    actionData: null,
    errors: { [shell.route.id]: { status, statusText: '', data, internal: false } },
    statusCode: status,
    loaderHeaders: { [shell.route.id]: new Headers(init?.headers) },
    actionHeaders: {},
  };
  return { ...loaded, context };
}

/** The second half: the page as a string. */
export function renderLoaded({ input, api, queries, context }: LoadedPage): string {
  const { locale, origin, messages, now, timeZone } = input;
  return renderToString(
    <PageTree
      page={{ api, locale, origin, timeZone, switchLocale: refuseSwitch }}
      queries={queries}
      messages={messages}
      now={now}
    >
      <RenderPartContext value={partsIn(locale, messages)}>
        <StaticRouterProvider
          // The matched routes are in the context; the router would convert all others for each page.
          router={createStaticRouter([], context)}
          context={context}
          hydrate={false}
        />
      </RenderPartContext>
    </PageTree>,
  );
}

function refuseSwitch(): Promise<void> {
  return Promise.reject(new Error('a language cannot be switched while rendering'));
}
