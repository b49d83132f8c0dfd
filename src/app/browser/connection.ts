import { keptMark } from '../offline/kept-mark.ts';

/** Heard by the page when a document that was kept has found the server again. */
export const foundEvent = 'tl-found';

/**
 * Since when there is no connection: the time (ISO 8601) of a document that comes from what the browser keeps, `lost` when
 * the connection went while the page was open, else undefined.
 */
export function readConnection(): string | undefined {
  return document.documentElement.getAttribute(keptMark) ?? (navigator.onLine ? undefined : 'lost');
}

/** Tells when the connection goes or comes back. */
export function subscribeToConnection(listener: () => void): () => void {
  const gone = new AbortController();
  for (const name of ['online', 'offline', foundEvent])
    addEventListener(name, listener, { signal: gone.signal });
  return () => gone.abort();
}
