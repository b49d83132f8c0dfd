import { readConnection } from './connection.ts';

const reloadedAtKey = 'tl-reloaded-at';
/** Spec §9: a page-reload guard uses a 10 s window. */
const guardMilliseconds = 10_000;

/**
 * A chunk that does not load means a new version was deployed: reload the app once; a second failure within the
 * guard's window is shown as an error instead of reloading for ever.
 */
export function installChunkReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing is gained, and a page that was kept would be left.
    if (readConnection() !== undefined) return;
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < guardMilliseconds) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    location.reload();
  });
}
