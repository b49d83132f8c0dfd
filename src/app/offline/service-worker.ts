import { changesWhoIsHere, isUnchanging, keptKindOf, type KeepNews } from './kept.ts';
import { forgetOtherVersions, forgetPages, keepFor, keepPage } from './kept-pages.ts';
import { answerOffline, keepOfflinePage } from './offline-answer.ts';
import type { PushNote } from '#core/push-note.ts';
import { openNote, showNote } from './push-notes.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Opens the last lessons offline. Documents come from the network whenever there is one. It decides nothing itself: a page
 * says what to keep. Every kept page has all its own files, so a worker of any version serves pages of any version, and a
 * new one may take over at once.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  await forgetOtherVersions();
  // Starts the request while the worker itself is starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

let last: Promise<void> = Promise.resolve();

/** One after another, so that a page still being kept cannot put back what was deleted. */
function inTurn(work: () => Promise<void>): Promise<void> {
  // Without a connection or storage nothing is kept: the next page tries again.
  last = last.then(work).catch(() => undefined);
  return last;
}

self.addEventListener('message', (event) => {
  const { viewerId, locale, page } = event.data as KeepNews;
  event.waitUntil(
    inTurn(async () => {
      await keepFor(viewerId);
      if (!page) return;
      await keepOfflinePage(locale, page.files);
      if (keptKindOf(page.path)) await keepPage(page.path, page.files);
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (changesWhoIsHere(request.method, url.pathname)) event.waitUntil(inTurn(forgetPages));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (isUnchanging(url)) event.respondWith(findKept(request).then((kept) => kept ?? fetch(request)));
  else if (request.destination === 'image') event.respondWith(answerPicture(request));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNote(event.data.json() as PushNote));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNote(event.notification.data));
});

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    // Being offline is what all this is for.
    return answerOffline(url);
  }
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(request);
    if (kept) return kept;
    throw error;
  }
}

/** Failing storage must not keep anything from loading. */
function findKept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true }).catch(() => undefined);
}
