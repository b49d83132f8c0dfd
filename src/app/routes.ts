import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { findRefusal } from '../page/find-refusal.ts';
import { pageContext } from '../page/page-context.ts';
import type { PageArgs, PageRoute } from '../page/page-route.ts';
import { viewerQuery } from '../features/accounts/web/offered/viewer-query.ts';
import { unknownPage } from '../page/unknown-page.ts';
import { addresses, href } from '../urls.ts';
import { turnAway } from './page-guards.ts';
import { pageRoutes } from './page-routes.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

const pageModules = import.meta.glob<{ default: React.ComponentType }>('../features/*/web/**/*-page.tsx');

/** What the shell asks of the page inside it. */
export interface PageHandle {
  header: 'full' | 'minimal';
  /** The page's file as the build's manifest names it, for preloading. */
  module: string;
}

/** The product's pages as React Router's routes: one shell, an error page, every page loaded when it is needed. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    loader: ({ context }) => {
      const page = context.get(pageContext);
      return page.queries.ensureQueryData(viewerQuery(page.api)).then(() => null);
    },
    shouldRevalidate: () => false,
    children: [
      ...pageRoutes.flatMap(toRouteObjects),
      { id: 'unknown', path: '*', loader: refuseUnknown, Component: () => null },
    ],
  },
];

function toRouteObjects(route: PageRoute): RouteObject[] {
  const { load, act } = route;
  const handle: PageHandle = { header: route.header ?? 'full', module: `src/features/${route.module}` };
  return route.addresses.map((address, index) => ({
    id: index === 0 ? route.id : `${route.id}-${index}`,
    path: addresses[address],
    handle,
    lazy: async () => {
      const load = pageModules[`../features/${route.module}`];
      if (!load) throw new Error(`no page module ${route.module}`);
      return { Component: (await load()).default };
    },
    loader: (args) =>
      answerRefusals(
        args,
        async (pageArgs) => (await turnAway(route, pageArgs)) ?? (await load?.(pageArgs)) ?? null,
      ),
    ...(act && {
      action: (args: LoaderFunctionArgs) =>
        answerRefusals(args, async (pageArgs) => act({ ...pageArgs, form: await args.request.formData() })),
    }),
  }));
}

async function answerRefusals(
  args: LoaderFunctionArgs,
  work: (args: PageArgs) => Promise<unknown>,
): Promise<unknown> {
  const url = new URL(args.request.url);
  try {
    const params = Object.fromEntries(
      Object.entries(args.params).map(([name, value]) => [name, value ?? '']),
    );
    return await work({ page: args.context.get(pageContext), params, url });
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) throw error;
    if (refusal.status === 401)
      throw redirect(href('login', undefined, { onSuccess: url.pathname + url.search }));
    throw data({ code: refusal.code, message: refusal.message }, { status: refusal.status });
  }
}

function refuseUnknown(): never {
  throw unknownPage();
}
