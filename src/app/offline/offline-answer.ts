import { href } from '#urls.ts';
import type { Locale } from '#core/locale.ts';
import { findPage, listPages, offlineCache, store, type KeptPage } from './kept-pages.ts';
import { fillOffline } from './offline-document.ts';

const offlinePath = href('offline');
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Where the installed app opens: offline, it continues with the last lesson. */
const starts = new Set([href('start'), href('home')]);

/** What a page's address answers offline: the kept page, else the offline page with a list of kept ones. */
export async function answerOffline({ pathname }: URL): Promise<Response> {
  const kept = await findPage(pathname);
  if (kept) return kept;
  const pages = await listPages();
  const last = pages.find(({ kind }) => kind === 'lesson');
  if (last && starts.has(pathname)) return Response.redirect(last.path, 302);
  return (await showOfflinePage(pages)) ?? Response.error();
}

async function showOfflinePage(pages: KeptPage[]): Promise<Response | undefined> {
  const page = await (await caches.open(offlineCache)).match(offlinePath);
  return page && new Response(fillOffline(await page.text(), pages), { headers: page.headers });
}

/** Keeps the offline page in the current language, fetched again once a day; `files` as a page has loaded them. */
export async function keepOfflinePage(locale: Locale, files: string[]): Promise<void> {
  const known = await (await caches.open(offlineCache)).match(offlinePath);
  const isSpoken = known?.headers.get('content-language') === locale;
  const age = Date.now() - Date.parse(known?.headers.get('x-kept-at') ?? '');
  if (isSpoken && age < dayMilliseconds) return;
  const answer = await fetch(offlinePath);
  // It has no scripts, and its styles load its font.
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  if (answer.ok) await store(offlineCache, offlinePath, answer, fonts);
}
