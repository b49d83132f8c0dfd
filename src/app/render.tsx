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
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { findActRefusal, findRefusal, readSeconds, type PageRefusal } from '../page/find-refusal.ts';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { RenderPartContext } from '#ui/layout/cached-part.tsx';
import { fontFiles } from '#ui/styles/font-files.ts';
import type { RenderedPage, RenderInput } from './page-data.ts';
import { createPartCache } from './part-cache.tsx';
import { PageTree } from './page-tree.tsx';
import { createQueryClient } from './query-client.ts';
import type { PageHandle } from './page-handle.ts';
import { routes, toRouteError } from './routes.ts';
import { ErrorPage } from './shell/error-page.tsx';

const handler = createStaticHandler(routes);

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
  const loaded = await (input.refusal ? refusePage(input, input.refusal) : loadPage(input));
  if (loaded instanceof Response) {
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  }
  try {
    return describeRendered(loaded, renderLoaded(loaded));
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) input.onError(error);
    const refused = await refusePage(input, refusal ?? ourFault, loaded.queries);
    return describeRendered(refused, renderLoaded(refused));
  }
}

function describeRendered({ input, queries, context }: LoadedPage, html: string): RenderedPage {
  const { locale, origin, now, messagesVersion } = input;
  const handles = context.matches.map((match) => match.route.handle as PageHandle | undefined);
  const retryAfterSeconds = findWait(context);
  return {
    kind: 'page',
    status: context.statusCode,
    html: `<!DOCTYPE html>${html}`,
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
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** The error page of an address, without an API call, so that it works even if the API is what fails. */
async function refusePage(
  input: RenderInput,
  refusal: PageRefusal,
  queries = createQueryClient({ isServer: true }),
): Promise<LoadedPage> {
  const refuser = createStaticHandler([
    {
      id: 'shell',
      path: '*',
      Component: () => null,
      ErrorBoundary: ErrorPage,
      loader: () => {
        throw toRouteError(refusal);
      },
    },
  ]);
  const context = await refuser.query(new Request(input.request.url));
  if (context instanceof Response) throw new Error('the error page cannot redirect');
  hideErrors(context, input.onError);
  return { input, api: createTanstackQueryUtils(input.client), queries, context };
}

/** The longest wait named by an error of the page or the refusal of its form. */
function findWait({ errors, actionData }: StaticHandlerContext): number | undefined {
  const ofErrors = Object.values(errors ?? {}).map((error) =>
    isRouteErrorResponse(error) ? readSeconds(error.data) : undefined,
  );
  const ofForms = Object.values(actionData ?? {}).map((answer) => findActRefusal(answer)?.retryAfterSeconds);
  const waits = [...ofErrors, ...ofForms].filter((seconds) => seconds !== undefined);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** The first half: what the page shows, or where it redirects. A form that the page does not have is a 405, on the page as it is. */
export async function loadPage(input: RenderInput): Promise<LoadedPage | Response> {
  const queries = createQueryClient({ isServer: true });
  if (input.isVisitor) queries.setQueryData(viewerKey, null);
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
      <RenderPartContext value={partsIn(locale, messages)}>
        <StaticRouterProvider
          router={createStaticRouter(matchedBranch(context), context)}
          context={context}
          hydrate={false}
        />
      </RenderPartContext>
    </PageTree>,
  );
}

/** The static router converts every route it is given, so it gets only the matched ones. */
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
