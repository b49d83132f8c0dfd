import type { QueryClient } from '@tanstack/react-query';
import type { UserView } from '../../features/accounts/contract.ts';
import { viewerKey, viewerQuery } from '../../features/accounts/web/offered/viewer-query.ts';
import { forgetWatchingOf } from '../../features/learning/web/lesson/kept-watching.ts';
import type { PageApi } from '../../page/page-context.ts';
import type { Language } from './live-language.ts';
import { saySessionNews } from './session-news.ts';

/** How a page hears from and tells the other tabs of its browser who is signed in: an id, null for nobody. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface LiveSessionOptions {
  queries: QueryClient;
  api: PageApi;
  tabs: TabChannel;
  /** Loads and guards the present page anew. */
  revalidate(): Promise<void>;
  /** Leaves for the home page. */
  goHome(): Promise<void>;
  language(): Language;
}

export interface LiveSession {
  /** Something was refused with 401: asks once more who is signed in, and follows. */
  recheck(): Promise<void>;
  /** The account of the session could not be loaded: out, and home. */
  leave(): Promise<void>;
}

/**
 * Keeps a page true to who is signed in (decisions: 401). When that is somebody else than the page shows, or nobody any
 * more, nothing of the person before is kept, and the guards say what becomes of the page: a public one stays.
 */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const { queries, api, tabs, revalidate, goHome, language } = options;
  const viewerId = () => queries.getQueryData<UserView | null>(viewerKey)?.id ?? null;
  let known = viewerId();

  queries.getQueryCache().subscribe(() => {
    if (viewerId() === known) return;
    if (known !== null) forgetWatchingOf(known);
    known = viewerId();
    tabs.postMessage(known);
  });
  tabs.addEventListener('message', ({ data }) => {
    if (data !== known) void follow();
  });
  // A page that was just loaded knows best.
  tabs.postMessage(known);

  let following: Promise<boolean> | undefined;

  /** Several answers of 401 are one occasion to ask. Without a connection nothing is known: the next answer will tell. */
  function follow(): Promise<boolean> {
    following ??= followNow(known)
      .catch(() => false)
      .finally(() => (following = undefined));
    return following;
  }

  /** Answers whether somebody else is signed in than was before, or nobody. */
  async function followNow(before: string | null): Promise<boolean> {
    const viewer = await queries.query({ ...viewerQuery(api), staleTime: 0 });
    if ((viewer?.id ?? null) === before) return false;
    if (!viewer) saySessionNews('ended', language());
    await forget(revalidate);
    return true;
  }

  /** What is on the page stays until the next one is there, so that nothing on it fails for want of its data. */
  async function forget(move: () => Promise<void>): Promise<void> {
    const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== viewerKey[0];
    queries.removeQueries({ type: 'inactive', predicate: isPrivate });
    await move();
    queries.removeQueries({ type: 'inactive', predicate: isPrivate });
    await queries.invalidateQueries({ predicate: isPrivate });
  }

  return {
    async recheck() {
      if (known === null) return;
      if ((await follow()) && known === null) await api.accounts.signOut.call();
    },
    async leave() {
      if (known === null) return;
      queries.setQueryData(viewerKey, null);
      saySessionNews('lost', language());
      await forget(goHome);
      await api.accounts.signOut.call();
    },
  };
}
