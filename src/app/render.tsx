import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { fontFiles } from '../ui/font-files.ts';
import type { RenderedPage, RenderInput } from './page-data.ts';
import { PageTree } from './page-tree.tsx';
import { createQueryClient } from './query-client.ts';
import { routes, type PageHandle } from './routes.ts';

const handler = createStaticHandler(routes);

/** A page whose data is there: rendering it needs nothing more. */
export interface LoadedPage {
  input: RenderInput;
  api: PageApi;
  queries: QueryClient;
  context: StaticHandlerContext;
}

/**
 * Runs the loaders (or the action of a form) of an address and renders its page to a whole HTML document without
 * assets. An error becomes the error page with its status; what it said inside never leaves the server.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const loaded = await loadPage(input);
  if (loaded instanceof Response) {
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  }
  const { queries, context } = loaded;
  const { locale, origin, now, messagesVersion } = input;
  const handles = context.matches.map((match) => match.route.handle as PageHandle | undefined);
  return {
    kind: 'page',
    status: context.statusCode,
    html: `<!DOCTYPE html>${renderLoaded(loaded)}`,
    data: {
      locale,
      origin,
      now: now.toISOString(),
      messagesVersion,
      queries: dehydrate(queries),
      actionData: context.actionData,
      errors: context.errors,
    },
    modules: handles.flatMap((handle) => handle?.module ?? []),
    fonts: fontFiles(locale),
  };
}

/** The first half: what the page shows, or where it redirects to. A form that the page does not have is a 405, on the page as it is. */
export async function loadPage(input: RenderInput): Promise<LoadedPage | Response> {
  const queries = createQueryClient({ isServer: true });
  const api = createTanstackQueryUtils(input.client);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { api, queries, locale: input.locale, origin: input.origin });
  const isUnasked = input.request.method === 'POST' && !hasAction(input.request);
  const request = isUnasked ? new Request(input.request.url) : input.request;
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;
  if (isUnasked && context.statusCode < 400) context.statusCode = 405;
  hideErrors(context, input.onError);
  return { input, api, queries, context };
}

/** The second half: the page as a string. */
export function renderLoaded({ input, api, queries, context }: LoadedPage): string {
  const { locale, origin, messages, now } = input;
  return renderToString(
    <PageTree
      api={api}
      queries={queries}
      locale={locale}
      origin={origin}
      messages={messages}
      timeZone="UTC"
      now={now}
      switchLocale={refuseSwitch}
    >
      <StaticRouterProvider
        router={createStaticRouter(matchedBranch(context), context)}
        context={context}
        hydrate={false}
      />
    </PageTree>,
  );
}

/** The static router converts every route it is given, so it is given the matched ones alone. */
function matchedBranch({ matches }: StaticHandlerContext): RouteObject[] {
  let branch: RouteObject[] = [];
  for (const { route } of matches.toReversed()) {
    branch = [route.index ? route : { ...route, children: branch }];
  }
  return branch;
}

function hasAction({ url }: Request): boolean {
  return matchRoutes(routes, new URL(url))?.at(-1)?.route.action !== undefined;
}

function hideErrors(context: StaticHandlerContext, onError: (error: unknown) => void): void {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && context.errors) {
      context.errors[id] = {
        status: error.status,
        statusText: '',
        data: error.data as unknown,
        internal: false,
      };
      continue;
    }
    onError(error);
    context.statusCode = 500;
    if (context.errors)
      context.errors[id] = { status: 500, statusText: '', data: { code: 'server_error' }, internal: false };
  }
}

function refuseSwitch(): Promise<void> {
  return Promise.reject(new Error('a language cannot be switched while rendering'));
}
