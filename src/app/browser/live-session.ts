import type { QueryClient } from '@tanstack/react-query';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { forgetWatchingOf } from '#features/learning/films/web/stored-watching.ts';
import type { PageApi } from '#page/page-context.ts';
import { privateQueries } from '../private-queries.ts';
import { followChanges, type TabChannel } from './changing-session.ts';
import { onSessionDoubted } from './doubt-session.ts';
import type { Language } from './load-language.ts';
import { saySessionNews } from './session-news.ts';

/** On navigation, the session is checked again if the last check is this old. */
const seldomMilliseconds = 15_000;

/** How long a session that has ended is given to make way for the next. */
const settlingMilliseconds = 1000;

interface LiveSessionOptions {
  queries: QueryClient;
  api: PageApi;
  tabs: TabChannel;
  /** Reloads the current page's data and runs its guards again. */
  revalidate(): Promise<void>;
  /** Leaves for the home page. */
  goHome(): Promise<void>;
  /** Loads the page again as if it had just been opened: nothing that was typed or chosen on it stays. */
  startOver(): void;
  language(): Language;
  /** Switches to the language that this browser remembers, if the page shows another. */
  speakChosen(): Promise<void>;
  say?: typeof saySessionNews;
}

export interface LiveSession {
  /** A request got a 401: checks once more who is signed in, and follows. */
  recheck(): Promise<void>;
  /** Another page is shown, or this one's data was loaded again. */
  moved(): void;
  /** The account of the session could not be loaded: signs out and goes home. */
  leave(): Promise<void>;
}

/**
 * Keeps a page in step with its session (decisions: 401). When the user is no longer the one the page was made for,
 * nothing of hers is kept, and the guards decide what happens to the page: a public one stays.
 */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const {
    queries,
    api,
    tabs,
    revalidate,
    goHome,
    startOver,
    language,
    speakChosen,
    say = saySessionNews,
  } = options;
  const viewerId = () => queries.getQueryData<UserView | null>(viewerKey)?.id ?? null;
  let known = viewerId();

  queries.getQueryCache().subscribe(() => {
    if (viewerId() === known) return;
    if (known !== null) forgetWatchingOf(known);
    known = viewerId();
    tabs.postMessage(known);
    // Signing in may have changed the language; if its messages cannot be loaded, the current one stays.
    if (known !== null) speakChosen().catch(() => undefined);
  });
  tabs.addEventListener('message', ({ data }) => {
    if ((data !== null && typeof data !== 'string') || data === known) return;
    if (isChanging()) isDoubted = true;
    else void follow();
  });
  // A page that was just loaded is up to date.
  tabs.postMessage(known);

  let isDoubted = false;
  const isChanging = followChanges(queries, tabs, () => {
    const wasDoubted = isDoubted;
    isDoubted = false;
    if (wasDoubted) void (known === null ? follow() : recheck());
  });

  let following: Promise<boolean> | undefined;

  /** Coalesces concurrent 401s into one session check. Offline nothing is known: the next response will tell. */
  function follow(): Promise<boolean> {
    following ??= followNow(known)
      .catch(() => false)
      .finally(() => (following = undefined));
    return following;
  }

  /** Returns whether the person signed in has changed. */
  async function followNow(before: string | null): Promise<boolean> {
    const viewer = await queries.query({ ...viewerQuery(api), staleTime: 0 });
    if ((viewer?.id ?? null) === before) return false;
    // A form that one person has filled in must not be sent by the other.
    if (before !== null && viewer) {
      startOver();
      return true;
    }
    if (!viewer) say('ended', language());
    await forget(revalidate);
    return true;
  }

  /** The current page stays until the next one is there, so that nothing on it fails for lack of data. */
  async function forget(move: () => Promise<void>): Promise<void> {
    queries.removeQueries({ type: 'inactive', ...privateQueries });
    await move();
    queries.removeQueries({ type: 'inactive', ...privateQueries });
    await queries.invalidateQueries(privateQueries);
  }

  async function recheck(): Promise<void> {
    if (known === null) return;
    // A form that changes the session ends the one before: its own answer says who is here.
    if (isChanging()) {
      isDoubted = true;
      return;
    }
    if (!(await follow()) || known !== null) return;
    // Perhaps it has made way for another, whose cookie was still on its way: that one must not be ended.
    await new Promise((resolve) => setTimeout(resolve, settlingMilliseconds));
    await follow();
    if (viewerId() === null) await api.signIn.signOut.call();
  }

  /** A page from the cache gets no 401: that the session was ended elsewhere would only show at the next call. */
  function recheckNowAndThen(): void {
    const askedAt = queries.getQueryState(viewerKey)?.dataUpdatedAt ?? 0;
    if (document.visibilityState === 'visible' && Date.now() - askedAt > seldomMilliseconds) void recheck();
  }
  onSessionDoubted(() => void recheck());
  document.addEventListener('visibilitychange', recheckNowAndThen);

  return {
    recheck,
    moved: recheckNowAndThen,
    async leave() {
      if (known === null) return;
      queries.setQueryData(viewerKey, null);
      say('lost', language());
      await forget(goHome);
      await api.signIn.signOut.call();
    },
  };
}
