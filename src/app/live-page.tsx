import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { hydrate } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localeCookie, type Locale } from '../core/locale.ts';
import { takeLoginLink } from '../features/accounts/web/offered/login-links.ts';
import { pageContext, type PageApi } from '../page/page-context.ts';
import { createHttpApi } from './browser/http-api.ts';
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
const api: PageApi = createTanstackQueryUtils(
  createHttpApi(
    () => language.current().locale,
    () => void followSession().then((session) => session.leave()),
  ),
);
const queries = createBrowserQueries(() => void followSession().then((session) => session.recheck()));
hydrate(queries, data.queries);

// What is on the page now must be loaded before React takes over, or it would show nothing meanwhile.
await loadMatchedRoutes(routes, location);

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: emptyLoaderData(), actionData: data.actionData, errors: data.errors },
  getContext() {
    const context = new RouterContextProvider();
    context.set(pageContext, { api, queries, locale: language.current().locale, origin: data.origin });
    return context;
  },
});
installLinkNavigation({
  navigate: (href) => {
    // The service worker answers with what it has kept, which a router that asks for data knows nothing of.
    if (readConnection() !== undefined) location.assign(href);
    else if (!takeLoginLink(href)) void router.navigate(href);
  },
  prefetch: (href) =>
    prefetchPage(routes, href, { api, queries, locale: language.current().locale, origin: data.origin }),
});

if (rememberTimeZone()) {
  // What counts by days shows those of here as soon as the page is live.
  for (const queryKey of [api.rewards.key(), api.accounts.timeRestriction.key()])
    void queries.invalidateQueries({ queryKey });
}

/** Loaders answer through the query cache, so what the router keeps of them is empty; it only wants to see that they ran. */
function emptyLoaderData(): Record<string, null> {
  return Object.fromEntries((matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]));
}

let following: Promise<LiveSession> | undefined;

/** Follows who is signed in, from when the page is live; once for all. */
function followSession(): Promise<LiveSession> {
  following ??= import('./browser/live-session.ts').then(({ createLiveSession }) =>
    createLiveSession({
      queries,
      api,
      tabs: new BroadcastChannel('tl-session'),
      revalidate: () => router.revalidate(),
      goHome: () => router.navigate(href('start')),
      language: language.current,
    }),
  );
  return following;
}

/** Loads and speaks another language in place: loaders run anew, what is typed and what plays stays. */
async function switchLocale(locale: Locale): Promise<void> {
  const next = await loadLanguage(locale, data.messagesVersion);
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  language.set(next);
  await router.revalidate();
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

// In slices: a tap is answered in between.
startTransition(() => {
  hydrateRoot(document, <App />);
});
void followSession();
if (import.meta.env.PROD) setTimeout(() => void startKeeping(), idleMilliseconds);

/** What is for later comes when the page stands. */
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
