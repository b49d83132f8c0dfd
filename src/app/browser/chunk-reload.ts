import { readConnection } from './connection.ts';

const reloadedAtKey = 'tl-reloaded-at';
/** Spec §9: a page-reload guard uses a 10 s window. */
const guardMilliseconds = 10_000;

let findDestination = (): string | undefined => undefined;

/** Records where the page is heading, if anywhere. */
export function tellDestination(find: () => string | undefined): void {
  findDestination = find;
}

/**
 * A chunk that fails to load means that a new version was deployed: the app reloads once, at the clicked address. A second
 * failure within the guard's window shows an error instead of reloading forever.
 */
export function installChunkReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a reload gains nothing and would leave a page that was kept.
    if (readConnection() !== undefined) return;
    if (Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < guardMilliseconds) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    const destination = findDestination();
    if (destination === undefined) location.reload();
    else location.assign(destination);
  });
}
