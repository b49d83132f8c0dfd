import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#core/locale.ts';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import type { KeepNews } from '../offline/kept.ts';
import { registerWorker } from '#page/register-worker.ts';
import { loadOfflineNotice } from '../shell/load-offline-notice.ts';
import { readConnection } from './connection.ts';
import { findServer } from './find-server.ts';

interface KeepOfflineOptions {
  queries: QueryClient;
  locale(): Locale;
  /** Fires when another page or another language is shown. */
  onShown(listener: () => void): void;
}

/** A page that someone only passes through need not be kept. */
const stayMilliseconds = 2_000;

/** Registers the service worker and sends it who is here and which page to keep. Without workers nothing changes. */
export async function keepOffline({ queries, locale, onShown }: KeepOfflineOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  findServer();
  try {
    await loadOfflineNotice();
    await registerWorker();
  } catch {
    // Some private windows refuse workers, and a server may not answer during a deployment.
    return;
  }
  const viewerId = () => queries.getQueryData<UserView | null>(viewerKey)?.id ?? null;
  const tell = (news: KeepNews) =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(news));

  let timer: number | undefined;
  const tellSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (readConnection() !== undefined) return;
      const path = location.pathname;
      const files = listLoadedFiles();
      tell({ viewerId: viewerId(), locale: locale(), page: { path, files } });
    }, stayMilliseconds);
  };
  let told = viewerId();
  tell({ viewerId: told, locale: locale() });
  queries.getQueryCache().subscribe(() => {
    if (viewerId() === told) return;
    told = viewerId();
    tell({ viewerId: told, locale: locale() });
    tellSoon();
  });
  onShown(tellSoon);
  tellSoon();
}

/** Scripts that a page loads on demand are not in its document. */
function listLoadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = urls.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}
