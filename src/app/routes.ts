import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { findRefusal } from '../page/find-refusal.ts';
import { pageContext } from '../page/page-context.ts';
import type { PageArgs, PageRoute } from '../page/page-route.ts';
import { viewerKey, viewerQuery } from '../features/accounts/web/offered/viewer-query.ts';
import { unknownPage } from '../page/unknown-page.ts';
import { addresses } from '../urls.ts';
import { signInPage, turnAway } from './page-guards.ts';
import { pageRoutes } from './page-routes.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

const pageModules = import.meta.glob<{ default: React.ComponentType }>('../features/*/web/**/*-page.tsx');

/** What the shell asks of the page inside it. */
export interface PageHandle {
  header: 'full' | 'minimal';
  /** Whether no prompt comes by itself. */
  undisturbed: boolean;
  /** Whether the header has its second row. */
  watching: boolean;
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
  const handle: PageHandle = {
    header: route.header ?? 'full',
    undisturbed: route.undisturbed ?? false,
    watching: route.watching ?? false,
    module: `src/features/${route.module}`,
  };
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
      action: async (args: LoaderFunctionArgs) => {
        const form = await args.request.formData();
        // Who is signed in already may sign in anew.
        const rules = route.access === 'visitor' ? {} : route;
        return answerRefusals(
          args,
          async (pageArgs) => (await turnAway(rules, pageArgs)) ?? act({ ...pageArgs, form }),
        );
      },
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
    if (refusal.status === 401) {
      const { api, queries } = args.context.get(pageContext);
      if (!queries.getQueryData(viewerKey)) throw redirect(signInPage(url));
      // Her session may have ended: she is asked for once more, and if she is gone, this is a visitor's page.
      if (!(await queries.query({ ...viewerQuery(api), staleTime: 0 }))) return answerRefusals(args, work);
    }
    throw data({ code: refusal.code, message: refusal.message }, { status: refusal.status });
  }
}

function refuseUnknown(): never {
  throw unknownPage();
}
