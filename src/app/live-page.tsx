import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { hydrate } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isLocale, localeCookie, type Locale } from '../core/locale.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { takeLoginLink } from '#features/sign-in/offered/login-links.ts';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { createHttpApi } from './browser/http-api.ts';
import { tellDestination } from './browser/chunk-reload.ts';
import { installLinkNavigation } from './browser/link-navigation.ts';
import { createLiveLanguage, loadLanguage, type Language } from './browser/live-language.ts';
import { readConnection } from './browser/connection.ts';
import { createBrowserQueries } from './browser/browser-queries.ts';
import { rememberTimeZone } from './browser/remember-time-zone.ts';
import { loadMatchedRoutes, prefetchPage } from './browser/lazy-routes.ts';
import { href } from '../urls.ts';
import type { LiveSession } from './browser/live-session.ts';
import { pageDataId, type PageData } from './page-data.ts';
import { PageTree } from './page-tree.tsx';
import { routes } from './routes.ts';

const idleMilliseconds = 2_000;

const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData;

const language = createLiveLanguage(await loadLanguage(data.locale, data.messagesVersion));
const queries = createBrowserQueries(() => void followSession().then((session) => session.recheck()));
const api: PageApi = createTanstackQueryUtils(
  createHttpApi({
    locale: () => language.current().locale,
    isVisitor: () => queries.getQueryData(viewerKey) === null,
    onSessionLost: () => void followSession().then((session) => session.leave()),
  }),
);
hydrate(queries, data.queries);

// The current page's code must be loaded before React takes over, or the page would go blank until it is.
await loadMatchedRoutes(routes, location);

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: emptyLoaderData(), actionData: data.actionData, errors: data.errors },
  getContext() {
    const context = new RouterContextProvider();
    context.set(pageContext, { api, queries, locale: language.current().locale, origin: data.origin });
    return context;
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
    else if (!takeLoginLink(href)) void router.navigate(href);
  },
  prefetch: (href) =>
    prefetchPage(routes, href, { api, queries, locale: language.current().locale, origin: data.origin }),
});

if (rememberTimeZone()) {
  // Whatever depends on days shows those of the local zone as soon as the page is live.
  for (const queryKey of [api.rewards.key(), api.families.timeRestriction.key(), api.curriculum.key()])
    void queries.invalidateQueries({ queryKey });
}

/** Loaders answer through the query cache, so the router's own data is empty; it only checks that they ran. */
function emptyLoaderData(): Record<string, null> {
  return Object.fromEntries((matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]));
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
      language: language.current,
      async speakChosen() {
        const chosen = readLocaleCookie();
        if (chosen && chosen !== language.current().locale) await switchLocale(chosen);
      },
      onMoved: (listener) =>
        router.subscribe(({ navigation }) => {
          if (navigation.state === 'idle') listener();
        }),
    }),
  );
  return following;
}

/** Loads and switches to another language in place: loaders run again; what is typed and what plays stays. */
async function switchLocale(locale: Locale): Promise<void> {
  const next = await loadLanguage(locale, data.messagesVersion);
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  language.set(next);
  await router.revalidate();
}

/** The language that was chosen in this browser, or that sign-in has suggested. */
function readLocaleCookie(): Locale | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  return isLocale(value) ? value : undefined;
}

function App() {
  const [spoken, setSpoken] = useState<Language>(language.current);
  useEffect(() => {
    const stop = language.subscribe(() => startTransition(() => setSpoken(language.current())));
    return () => void stop();
  }, []);
  return (
    <PageTree
      api={api}
      queries={queries}
      locale={spoken.locale}
      origin={data.origin}
      messages={spoken.messages}
      timeZone="UTC"
      now={new Date(data.now)}
      switchLocale={switchLocale}
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
if (import.meta.env.PROD) setTimeout(() => void startKeeping(), idleMilliseconds);

/** Loads the rest once the page is live. */
async function startKeeping(): Promise<void> {
  const { keepOffline } = await import('./browser/keep-offline.ts');
  await keepOffline({
    queries,
    locale: () => language.current().locale,
    onShown(listener) {
      router.subscribe(({ navigation }) => navigation.state === 'idle' && listener());
      language.subscribe(listener);
    },
  });
}
