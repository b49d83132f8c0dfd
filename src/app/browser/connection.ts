import { keptMark } from '../offline/kept-mark.ts';

/** Fired on the page when a kept document has found the server again. */
export const foundEvent = 'tl-found';

/**
 * Since when there is no connection: the time (ISO 8601) of a document from the browser's cache, `lost` when the
 * connection dropped while the page was open, else undefined.
 */
export function readConnection(): string | undefined {
  return document.documentElement.getAttribute(keptMark) ?? (navigator.onLine ? undefined : 'lost');
}

/** Reports when the connection drops or comes back. */
export function subscribeToConnection(listener: () => void): () => void {
  const gone = new AbortController();
  for (const name of ['online', 'offline', foundEvent])
    addEventListener(name, listener, { signal: gone.signal });
  return () => gone.abort();
}
