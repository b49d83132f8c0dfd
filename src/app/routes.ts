import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { findRefusal, type PageRefusal } from '../page/find-refusal.ts';
import { pageContext } from '../page/page-context.ts';
import {
  isInDocument,
  PagePartsContext,
  type PagePart,
  type PartModule,
  type PartsByPlace,
} from '../page/page-parts.tsx';
import type { FeaturePages } from '../page/feature-pages.ts';
import type { PageActionArgs, PageArgs, PageRoute } from '../page/page-route.ts';
import { mayMissContent, missingContentQuery } from '#features/learning/offered/missing-content-query.ts';
import { todayQuery } from '#features/sponsorships/offered/today-query.ts';
import { viewerKey, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { unknownPage } from '../page/unknown-page.ts';
import { addresses } from '../urls.ts';
import { signInPage, turnAway } from './page-guards.ts';
import { pageFeatures } from './page-features.ts';
import { privateQueries } from './private-queries.ts';
import { comeForSome } from '../page/come-for-some.tsx';
import { comeLater } from '../page/come-later.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';

/** The file of a page: its component, and what fills the query cache, where its route has no `load` of its own. */
export interface PageModule {
  default: ComponentType;
  load?(args: PageArgs): Promise<Response | void>;
}

/** Files of pages by their path, each loaded on demand. */
export type PageModules = Record<string, () => Promise<PageModule>>;

// The administration's have a list of their own, which no visitor loads, and so have those of `member-routes.ts`.
const pageModules: PageModules = import.meta.glob<PageModule>([
  '../features/*/web/**/*-page.tsx',
  '../features/*/*/web/**/*-page.tsx',
  '!../features/**/web/admin/**',
  '!../features/{campaigns,classes,currencies,curriculum,donations,families,gifts,guardians,invoices,licenses,notifications,plans,presenting,referrals,sandbox,scholarships,search,settings,sign-in,sign-up,sponsorships,teaching,together}/**',
]);

/** The route that surrounds every page. */
export const shellId = 'shell';

const partModules = import.meta.glob<PartModule>([
  '../features/*/web/**/*-part.tsx',
  '../features/*/*/web/**/*-part.tsx',
]);

/** The product's pages as React Router's routes: one shell, an error page, every page loaded on demand. */
export const routes: RouteObject[] = [
  {
    id: shellId,
    path: '/',
    Component: Shell,
    errorElement: createElement(ErrorPage),
    HydrateFallback: () => null,
    loader: (args) =>
      answerRefusals(args, async ({ page }) => {
        const [viewer] = await Promise.all([
          page.queries.ensureQueryData(viewerQuery(page.api)),
          page.queries.ensureQueryData(todayQuery(page.api)),
        ]);
        if (mayMissContent(viewer)) await page.queries.ensureQueryData(missingContentQuery(page));
        return null;
      }),
    shouldRevalidate: () => false,
    children: [
      ...toPageRoutes(pageFeatures, pageModules),
      { id: 'unknown', path: '*', loader: refuseUnknown, action: refuseUnknown, Component: () => null },
    ],
  },
];

/** The pages of some features, each with what all features show on it. */
export function toPageRoutes(
  features: readonly Pick<FeaturePages, 'routes'>[],
  modules: PageModules,
): RouteObject[] {
  return features.flatMap(({ routes }) =>
    routes.flatMap((route) =>
      toRouteObjects(
        route,
        (address) => addresses[address],
        (file) => modules[`../features/${file}`],
        pageFeatures.flatMap(({ parts = [] }) => parts.filter(({ on }) => on === route.id)),
      ),
    ),
  );
}

/** Any page: one of the site, or of the administration. */
interface AnyRoute<A extends string> extends Omit<PageRoute, 'addresses'> {
  addresses: A[];
}

/** What the route of a page knows of it. */
export interface PageHandle<A extends string = string> extends AnyRoute<A> {
  /** What features above it show on it. */
  parts: readonly PagePart[];
}

/** A page as React Router's routes, one for each of its addresses. */
export function toRouteObjects<A extends string>(
  route: AnyRoute<A>,
  pathOf: (address: A) => string,
  findModule: (file: string) => PageModules[string] | undefined,
  parts: readonly PagePart[] = [],
): RouteObject[] {
  const { act } = route;
  const loadModule = () => {
    const load = findModule(route.module);
    if (!load) throw new Error(`no page module ${route.module}`);
    return load();
  };
  return route.addresses.map((address, index) => ({
    id: index === 0 ? route.id : `${route.id}-${index}`,
    path: pathOf(address),
    handle: { ...route, parts } satisfies PageHandle<A>,
    lazy: async () => {
      const [page, shown] = await Promise.all([loadModule(), loadParts(parts)]);
      if (parts.length === 0) return { Component: page.default };
      return {
        Component: () => createElement(PagePartsContext, { value: shown }, createElement(page.default)),
      };
    },
    loader: (args) =>
      answerRefusals(args, async (pageArgs) => {
        const { load = (await loadModule()).load } = route;
        const answer = (await turnAway(route, pageArgs)) ?? (await load?.(pageArgs));
        if (answer) return answer;
        const shown = parts.filter((part) => isInDocument(part, pageArgs.page.queries));
        await Promise.all(shown.map(async (part) => (await loadPart(part)).load?.(pageArgs)));
        return null;
      }),
    action: async (args) => {
      // A form that the page does not have: it is shown as it is.
      if (!act) return data(null, { status: 405 });
      const form = await args.request.formData();
      // A signed-in user may still sign in again.
      const rules = route.access === 'visitor' ? {} : route;
      return answerRefusals(args, async (pageArgs) => {
        const answer =
          (await turnAway(rules, pageArgs)) ??
          (await actOnParts(parts, { ...pageArgs, form })) ??
          (await act({ ...pageArgs, form }));
        if (answer instanceof Response || !answer.refusal) return answer;
        return data(answer, toInit(answer.refusal));
      });
    },
  }));
}

const loadedParts = new Map<string, PartModule>();

export async function loadPart({ module }: Pick<PagePart, 'module'>): Promise<PartModule> {
  const load = partModules[`../features/${module}`];
  if (!load) throw new Error(`no part ${module}`);
  const loaded = await load();
  loadedParts.set(module, loaded);
  return loaded;
}

async function loadParts(parts: readonly PagePart[]): Promise<PartsByPlace> {
  const shown: Record<string, FunctionComponent<object>[]> = {};
  for (const part of parts) (shown[part.place] ??= []).push(await toComponent(part));
  return shown;
}

async function toComponent(part: PagePart): Promise<FunctionComponent<object>> {
  const { later, isFor, module } = part;
  const load = () => loadPart(part);
  if (later) return comeLater(load);
  if (isFor) return comeForSome({ isFor, load, findLoaded: () => loadedParts.get(module) });
  return (await load()).default;
}

/** The answer of the part whose form it is. */
async function actOnParts(parts: readonly PagePart[], args: PageActionArgs) {
  for (const { act } of parts) {
    const answer = await act?.(args);
    if (answer) return answer;
  }
  return undefined;
}

async function answerRefusals(
  args: LoaderFunctionArgs,
  work: (args: PageArgs) => Promise<unknown>,
  hasForgotten = false,
): Promise<unknown> {
  const { url, context } = args;
  // A segment that an address may leave out does not occur.
  const params = args.params as PageArgs['params'];
  try {
    return await work({ page: context.get(pageContext), params, url });
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) throw error;
    if (refusal.status === 401) {
      const { api, queries } = context.get(pageContext);
      const known = queries.getQueryData(viewerKey);
      // Her session may have ended: it is checked once more, and if it has, this becomes a visitor's page.
      if (!known || !(await queries.query({ ...viewerQuery(api), staleTime: 0 }))) {
        if (hasForgotten) throw redirect(signInPage(url));
        // Data loaded for the person before would promise a visitor things she may not see.
        queries.removeQueries({ type: 'inactive', ...privateQueries });
        // The page being left still shows these.
        await queries.refetchQueries({ type: 'active', ...privateQueries });
        return answerRefusals(args, work, true);
      }
    }
    throw toRouteError(refusal);
  }
}

/** What the error page reads; to React Router it is a response with a status. */
export function toRouteError(refusal: PageRefusal) {
  const { code, message } = refusal;
  return data({ code, message }, toInit(refusal));
}

function toInit({ status, retryAfterSeconds: seconds }: PageRefusal): ResponseInit {
  return { status, ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }) };
}

function refuseUnknown(): never {
  throw unknownPage();
}
