import { keptMark } from './kept-mark.ts';
import { keptKindOf, listFiles, type KeptKind } from './kept.ts';

/** The version of the format that pages are kept in: what an earlier worker kept in another one is deleted. */
const ours = 'lamed-1 ';
const pagePrefix = `${ours}page `;
const mostOfKind = 3;

const keptAtHeader = 'x-kept-at';
const titleHeader = 'x-title';

export interface KeptPage {
  path: string;
  kind: KeptKind;
  /** As HTML. */
  title: string;
  keptAt: string;
}

/** The document of a kept page. */
export async function findPage(path: string): Promise<Response | undefined> {
  if (!(await caches.has(pagePrefix + path))) return undefined;
  return (await caches.open(pagePrefix + path)).match(path, { ignoreVary: true });
}

/** The kept pages, newest first. */
export async function listPages(): Promise<KeptPage[]> {
  const found = await Promise.all((await listPaths()).map(describePage));
  return found
    .filter((page) => page !== undefined)
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
}

async function listPaths(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(pagePrefix)).map((name) => name.slice(pagePrefix.length));
}

async function describePage(path: string): Promise<KeptPage | undefined> {
  const kind = keptKindOf(path);
  const document = await findPage(path);
  if (!document || !kind) return undefined;
  const header = (name: string) => document.headers.get(name) ?? '';
  return { path, kind, title: decodeURIComponent(header(titleHeader)), keptAt: header(keptAtHeader) };
}

/**
 * Fetches a page and keeps it with everything it needs, in its own cache, so that it is shown with the files it was made
 * for however often the product has been deployed since. The oldest of its kind makes room.
 */
export async function keepPage(path: string, files: string[]): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  // Skips pages that are gone or refused, and redirects.
  if (!answer.ok || answer.redirected) return void (await caches.delete(pagePrefix + path));
  await store(pagePrefix + path, path, answer, files);
  const pages = await listPages();
  const known = new Set(pages.map((page) => page.path));
  const tooOld = (['course', 'lesson'] as const).flatMap((kind) =>
    pages.filter((page) => page.kind === kind).slice(mostOfKind),
  );
  const unfinished = (await listPaths()).filter((other) => !known.has(other));
  for (const gone of [...tooOld.map((page) => page.path), ...unfinished])
    await caches.delete(pagePrefix + gone);
}

/** Keeps a document under a path, files first, so that no kept document lacks any. */
export async function store(name: string, path: string, answer: Response, files: string[]): Promise<void> {
  const html = await answer.text();
  const keptAt = new Date().toISOString();
  const cache = await caches.open(name);
  const wanted = new Set([...listFiles(html), ...files]);
  await Promise.all(
    [...wanted].map(async (file) => {
      const found = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
      if (found.ok) await cache.put(file, found);
    }),
  );
  const headers = new Headers(answer.headers);
  // The body is no longer as it was sent.
  for (const header of ['content-encoding', 'content-length', 'etag', 'vary']) headers.delete(header);
  headers.set(keptAtHeader, keptAt);
  headers.set(titleHeader, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''));
  const marked = html.replace('<html', `<html ${keptMark}="${keptAt}"`);
  await cache.put(path, new Response(marked, { headers }));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname !== path && !wanted.has(pathname + search)) await cache.delete(url);
  }
}

/** Deletes every kept page: it may show its owner. */
export async function forgetPages(): Promise<void> {
  for (const path of await listPaths()) await caches.delete(pagePrefix + path);
}

const viewerCache = `${ours}viewer`;
const viewerPath = '/kept-for';

/** Sets the owner of kept pages; anyone else's are deleted first. */
export async function keepFor(viewerId: string | null): Promise<void> {
  const cache = await caches.open(viewerCache);
  const known = await (await cache.match(viewerPath))?.text();
  if (known === (viewerId ?? '')) return;
  await forgetPages();
  await cache.put(viewerPath, new Response(viewerId ?? ''));
}

/** Deletes what another version of the worker has kept. */
export async function forgetOtherVersions(): Promise<void> {
  for (const name of await caches.keys()) if (!name.startsWith(ours)) await caches.delete(name);
}

export const offlineCache = `${ours}offline`;
