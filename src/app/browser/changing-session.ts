import type { QueryClient } from '@tanstack/react-query';

/** How the browser's tabs tell each other who is signed in: a user's id, or null for a visitor; and while that changes. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** A tab that is closed while it changes the session never says that it is done. */
const longestMilliseconds = 15_000;

interface ChangeNews {
  isChanging: boolean;
}

/**
 * While a form of a tab changes who is signed in, the session before it has ended and the next one's cookie is still on its
 * way: for that moment the browser looks signed out, in every tab. The tabs tell each other.
 */
export function followChanges(queries: QueryClient, tabs: TabChannel, over: () => void): () => boolean {
  let told = false;
  let elsewhereUntil = 0;
  const isChangingHere = () =>
    queries.isMutating({ predicate: ({ meta }) => meta?.['aboutSession'] === true }) > 0;
  queries.getMutationCache().subscribe(() => {
    if (isChangingHere() === told) return;
    told = !told;
    tabs.postMessage({ isChanging: told } satisfies ChangeNews);
  });
  tabs.addEventListener('message', ({ data }) => {
    if (!isNews(data)) return;
    const wasChanging = elsewhereUntil > 0;
    elsewhereUntil = data.isChanging ? Date.now() + longestMilliseconds : 0;
    if (data.isChanging) setTimeout(() => Date.now() >= elsewhereUntil && over(), longestMilliseconds);
    else if (wasChanging) over();
  });
  return () => isChangingHere() || Date.now() < elsewhereUntil;
}

function isNews(data: unknown): data is ChangeNews {
  return typeof data === 'object' && data !== null && 'isChanging' in data;
}
