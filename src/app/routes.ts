import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { findActRefusal, findRefusal, type PageRefusal } from '../page/find-refusal.ts';
import { pageContext } from '../page/page-context.ts';
import type { PageArgs, PageRoute } from '../page/page-route.ts';
import { viewerKey, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { unknownPage } from '../page/unknown-page.ts';
import { addresses } from '../urls.ts';
import { signInPage, turnAway } from './page-guards.ts';
import { pageFeatures } from './page-features.ts';
import type { PageHandle } from './page-handle.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

const pageModules = import.meta.glob<{ default: React.ComponentType }>([
  '../features/*/web/**/*-page.tsx',
  '../features/*/*/web/**/*-page.tsx',
]);

/** The product's pages as React Router's routes: one shell, an error page, every page loaded on demand. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    loader: (args) =>
      answerRefusals(args, async ({ page }) => {
        await page.queries.ensureQueryData(viewerQuery(page.api));
        return null;
      }),
    shouldRevalidate: () => false,
    children: [
      ...pageFeatures.flatMap(({ routes }) => routes.flatMap(toRouteObjects)),
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
        // A signed-in user may still sign in again.
        const rules = route.access === 'visitor' ? {} : route;
        return answerRefusals(args, async (pageArgs) => {
          const away = await turnAway(rules, pageArgs);
          return away ?? withStatus(await act({ ...pageArgs, form }));
        });
      },
    }),
  }));
}

async function answerRefusals(
  args: LoaderFunctionArgs,
  work: (args: PageArgs) => Promise<unknown>,
  hasForgotten = false,
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
      const known = queries.getQueryData(viewerKey);
      // Her session may have ended: it is checked once more, and if it has, this becomes a visitor's page.
      if (!known || !(await queries.query({ ...viewerQuery(api), staleTime: 0 }))) {
        if (hasForgotten) throw redirect(signInPage(url));
        await forgetPerson(queries);
        return answerRefusals(args, work, true);
      }
    }
    throw toRouteError(refusal);
  }
}

/** Data loaded for the person before would promise a visitor things she may not see. */
async function forgetPerson(queries: QueryClient): Promise<void> {
  const isHers = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== viewerKey[0];
  queries.removeQueries({ type: 'inactive', predicate: isHers });
  // The page being left still shows these.
  await queries.refetchQueries({ type: 'active', predicate: isHers });
}

/** A refused form shows the page again, with the status of the refusal. */
function withStatus(answer: unknown): unknown {
  const status = findActRefusal(answer)?.status;
  return status === undefined ? answer : data(answer, { status });
}

/** What the error page reads; to React Router it is a response with a status. */
export function toRouteError({ status, code, message, retryAfterSeconds }: PageRefusal) {
  return data({ code, message, retryAfterSeconds }, { status });
}

function refuseUnknown(): never {
  throw unknownPage();
}
