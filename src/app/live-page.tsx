import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { hydrate } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { yearSeconds } from '../core/durations.ts';
import { isLocale, localeCookie, type Locale } from '../core/locale.ts';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { takeLink } from '#page/links-in-place.ts';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { byOwnClock } from './browser/by-own-clock.ts';
import { readCookie, writeCookie } from './browser/browser-cookies.ts';
import { createHttpApi } from './browser/http-api.ts';
import { tellDestination } from './browser/chunk-reload.ts';
import { installLinkNavigation } from './browser/link-navigation.ts';
import { loadLanguage, type Language } from './browser/load-language.ts';
import { readConnection } from './browser/connection.ts';
import { createBrowserQueries } from './browser/browser-queries.ts';
import { rememberTimeZone } from './browser/remember-time-zone.ts';
import { loadMatchedParts, loadMatchedRoutes, prefetchPage } from './browser/lazy-routes.ts';
import { isOfMembers } from './browser/member-paths.ts';
import { administrationPath, href } from '../urls.ts';
import type { LiveSession } from './browser/live-session.ts';
import type * as Administration from './admin/enter-administration.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { PageTree } from './page-tree.tsx';
import { routes, shellId } from './routes.ts';

const idleMilliseconds = 2_000;

const loadMembers = () => import('./member-routes.ts');

/** Whether a path leads to what only staff load. */
const isOfAdministration = (path: string) => `${path}/`.startsWith(`${administrationPath}/`);

/**
 * Brings the page to life. A function and no awaiting at the top of the module: the administration's files import from this
 * one's, and would wait for it while it waits for them.
 */
export async function goLive(): Promise<void> {
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData;

  /** The current language: requests and loaders read it when they start. */
  let language = await loadLanguage(data.locale, data.messagesVersion);
  let administration: typeof Administration | undefined;
  /** Shows the page in another language; does nothing until the page is live. */
  let showLanguage: (next: Language) => void = () => undefined;

  const queries = createBrowserQueries(() => void followSession().then((session) => session.recheck()));
  const http = createHttpApi({
    locale: () => language.locale,
    viewerId() {
      const viewer = queries.getQueryData<UserView | null>(viewerKey);
      return viewer && viewer.id;
    },
    onSessionLost: () => void followSession().then((session) => session.leave()),
  });
  const api: PageApi = createTanstackQueryUtils(http.client);
  hydrate(queries, byOwnClock(data.queries));

  /** Loads what the administration has in addition, once: its pages, its part of the contract, its messages. */
  async function enterAdministration(): Promise<RouteObject[]> {
    administration ??= await (await import('./admin/door.ts')).loadAdministration();
    const { adminRoutes, extendContract, loadAdminMessages } = administration;
    extendContract();
    language = await loadAdminMessages(language, data.messagesVersion);
    showLanguage(language);
    return adminRoutes;
  }

  let hasMemberRoutes = false;

  /** The routes that a path needs in addition to those there are. */
  async function findMoreRoutes(path: string): Promise<RouteObject[]> {
    if (isOfAdministration(path)) return administration ? [] : enterAdministration();
    if (!isOfMembers(path) || hasMemberRoutes) return [];
    const { memberRoutes } = await loadMembers();
    hasMemberRoutes = true;
    return memberRoutes;
  }

  const [shell] = routes;
  shell?.children?.unshift(...(await findMoreRoutes(location.pathname)));

  // The current page's code must be loaded before React takes over, or the page would go blank until it is.
  await Promise.all([loadMatchedRoutes(routes, location), loadMatchedParts(routes, location, queries)]);

  /** What loaders work with, in the current language. */
  function getContext(): RouterContextProvider {
    const { locale } = language;
    return new RouterContextProvider(new Map([[pageContext, { api, queries, locale, origin: data.origin }]]));
  }

  const router = createBrowserRouter(routes, {
    hydrationData: data.routes,
    getContext,
    async patchRoutesOnNavigation({ path, patch }) {
      patch(shellId, await findMoreRoutes(path));
    },
  });
  tellDestination(() => {
    const { location: destination } = router.state.navigation;
    return destination && createPath(destination);
  });
  installLinkNavigation({
    navigate: (href) => {
      // The service worker answers with its cache, which a router that fetches data knows nothing about.
      if (readConnection() !== undefined) location.assign(href);
      else if (!takeLink(href)) void router.navigate(href);
    },
    async prefetch(href) {
      const isMembers = isOfMembers(new URL(href, location.origin).pathname);
      const known = isMembers ? [...(await loadMembers()).memberRoutes, ...routes] : routes;
      await prefetchPage(known, href, getContext());
    },
  });

  if (rememberTimeZone()) {
    // Whatever depends on days or on a country shows those of the local zone as soon as the page is live.
    const byPlace = [
      api.rewards.key(),
      api.families.timeRestriction.key(),
      api.curriculum.key(),
      api.currencies.offered.key(),
      api.plans.offers.key(),
    ];
    for (const queryKey of byPlace) void queries.invalidateQueries({ queryKey });
  }

  /** Calls the listener whenever a page is there, and whenever its data was loaded again. */
  function onMoved(listener: () => void): void {
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') listener();
    });
  }

  let following: Promise<LiveSession> | undefined;

  /** Follows who is signed in, from the moment the page is live; called once. */
  function followSession(): Promise<LiveSession> {
    following ??= import('./browser/live-session.ts').then(({ createLiveSession }) =>
      createLiveSession({
        queries,
        api,
        tabs: new BroadcastChannel('tl-session'),
        revalidate: () => router.revalidate(),
        goHome: () => router.navigate(href('start')),
        startOver() {
          document.body.hidden = true;
          location.reload();
        },
        language: () => language,
        async speakChosen() {
          // The language that was chosen in this browser, or that sign-in has suggested.
          const chosen = readCookie(localeCookie);
          if (isLocale(chosen) && chosen !== language.locale) await switchLocale(chosen);
        },
      }),
    );
    return following;
  }

  /** Loads and switches to another language in place: loaders run again; what is typed and what plays stays. */
  async function switchLocale(locale: Locale): Promise<void> {
    const next = await loadLanguage(locale, data.messagesVersion);
    language = (await administration?.loadAdminMessages(next, data.messagesVersion)) ?? next;
    writeCookie(localeCookie, locale, yearSeconds);
    showLanguage(language);
    await router.revalidate();
  }

  function App() {
    const [spoken, setSpoken] = useState(language);
    useEffect(() => {
      showLanguage = (next) => startTransition(() => setSpoken(next));
      // It may have changed since the page was loaded.
      showLanguage(language);
    }, []);
    return (
      <PageTree
        page={{ api, locale: spoken.locale, origin: data.origin, timeZone: data.timeZone, switchLocale }}
        queries={queries}
        messages={spoken.messages}
        now={new Date(data.now)}
      >
        <RouterProvider router={router} />
      </PageTree>
    );
  }

  // In slices, so that a tap is handled in between.
  startTransition(() => {
    hydrateRoot(document, <App />);
  });
  void followSession();
  // Someone may move on before the code that follows the session is there.
  onMoved(() => void followSession().then((session) => session.moved()));
  setTimeout(() => void loadRest(), idleMilliseconds);

  /** Loads the rest once the page is live, so that neither the first call nor a page kept offline lacks it. */
  async function loadRest(): Promise<void> {
    // Without a connection the next call tries again.
    await http.load().catch(() => undefined);
    if (!import.meta.env.PROD) return;
    const { keepOffline } = await import('./browser/keep-offline.ts');
    await keepOffline({
      queries,
      locale: () => language.locale,
      onShown: onMoved,
    });
  }
}
