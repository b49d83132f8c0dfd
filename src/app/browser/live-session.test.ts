import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import type { PageApi } from '#page/page-context.ts';
import { createQueryClient } from '../query-client.ts';
import { doubtSession } from './doubt-session.ts';
import { createLiveSession } from './live-session.ts';

const dana = { id: 'dana' } as UserView;
const noam = { id: 'noam' } as UserView;
const signedOut = new ORPCError('UNAUTHORIZED');

const storage = new Map<string, string>();
let page: EventTarget & { visibilityState: string };
const currentUser = vi.fn<() => Promise<UserView>>();
const signOut = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  storage.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  currentUser.mockReset().mockResolvedValue(dana);
  signOut.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that was loaded for this viewer and has one answer of hers in its cache. */
function openPage(viewer: UserView | null) {
  const queries = createQueryClient({ isServer: false });
  queries.setQueryData(viewerKey, viewer);
  queries.setQueryData(['rewards'], 'hers');
  const channel = new EventTarget();
  const posted = vi.fn<(id: unknown) => void>();
  const said: string[] = [];
  const revalidate = vi.fn(() => Promise.resolve());
  const goHome = vi.fn(() => Promise.resolve());
  const startOver = vi.fn<() => void>();
  const speakChosen = vi.fn(() => Promise.resolve());
  const session = createLiveSession({
    queries,
    api: {
      people: { currentUser: { call: currentUser } },
      signIn: { signOut: { call: signOut } },
    } as unknown as PageApi,
    tabs: Object.assign(channel, { postMessage: posted }),
    revalidate,
    goHome,
    startOver,
    language: () => ({ locale: 'en', messages: {} }),
    speakChosen,
    say: (news) => said.push(news),
  });
  return {
    ...session,
    queries,
    posted,
    said,
    revalidate,
    goHome,
    startOver,
    speakChosen,
    /** Another tab tells whether it is changing that. */
    hearNews: (data: object) => channel.dispatchEvent(new MessageEvent('message', { data })),
    /** Another tab tells who is signed in there. */
    async hear(id: string | null) {
      channel.dispatchEvent(new MessageEvent('message', { data: id }));
      await vi.advanceTimersByTimeAsync(0);
    },
    viewer: () => queries.getQueryData<UserView | null>(viewerKey),
    hers: () => queries.getQueryData(['rewards']),
  };
}

describe('what another tab tells', () => {
  test('is followed: a user who has signed in there is the viewer here, and nothing of before stays', async () => {
    const here = openPage(null);
    await here.hear('dana');
    expect(here.viewer()).toEqual(dana);
    expect(here.hers()).toBeUndefined();
    expect(here.revalidate).toHaveBeenCalledTimes(1);
    expect(here.said).toEqual([]);
  });

  test('is followed: a user who has signed out there is told so here', async () => {
    currentUser.mockRejectedValue(signedOut);
    const here = openPage(dana);
    await here.hear(null);
    expect(here.viewer()).toBeNull();
    expect(here.hers()).toBeUndefined();
    expect(here.revalidate).toHaveBeenCalledTimes(1);
    expect(here.said).toEqual(['ended']);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('opens the page afresh where another person has taken over: what the one had typed is not the other’s', async () => {
    currentUser.mockResolvedValue(noam);
    const here = openPage(dana);
    await here.hear('noam');
    expect(here.startOver).toHaveBeenCalledTimes(1);
    expect(here.revalidate).not.toHaveBeenCalled();
  });

  test('is followed only once it is settled, also by a visitor', async () => {
    const here = openPage(null);
    here.hearNews({ isChanging: true });
    await here.hear('dana');
    expect(currentUser).not.toHaveBeenCalled();
    here.hearNews({ isChanging: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(here.viewer()).toEqual(dana);
    expect(here.revalidate).toHaveBeenCalledTimes(1);
  });

  test('changes nothing if the same user is signed in there', async () => {
    const here = openPage(dana);
    await here.hear('dana');
    expect(currentUser).not.toHaveBeenCalled();
    expect(here.hers()).toBe('hers');
  });

  test('changes nothing without a connection', async () => {
    currentUser.mockRejectedValue(new ORPCError('FORBIDDEN'));
    const here = openPage(dana);
    await here.hear(null);
    expect(here.viewer()).toEqual(dana);
    expect(here.hers()).toBe('hers');
    expect(here.revalidate).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  test('hear who is signed in here, at once and after each change', () => {
    const here = openPage(null);
    here.queries.setQueryData(viewerKey, dana);
    here.queries.setQueryData(viewerKey, { ...dana, fullName: 'Dana' });
    here.queries.setQueryData(viewerKey, null);
    expect(here.posted.mock.calls).toEqual([[null], ['dana'], [null]]);
  });
});

describe('a change of the viewer', () => {
  test('to a user takes up her language; if that cannot be loaded the page stays as it is', () => {
    const here = openPage(null);
    here.speakChosen.mockRejectedValueOnce(new Error('no messages'));
    here.queries.setQueryData(viewerKey, dana);
    expect(here.speakChosen).toHaveBeenCalledTimes(1);
    here.queries.setQueryData(viewerKey, null);
    expect(here.speakChosen).toHaveBeenCalledTimes(1);
  });

  test('removes the seconds of film that this browser kept for the one before, and only hers', () => {
    const kept = ['dana', 'noam', null].map((viewerId) => ({
      itemId: 'film',
      viewerId,
      position: 1,
      watched: [],
    }));
    storage.set('tl-positions', JSON.stringify(kept));
    openPage(dana).queries.setQueryData(viewerKey, noam);
    expect(JSON.parse(storage.get('tl-positions') ?? '')).toEqual(kept.slice(1));
  });
});

describe('a 401', () => {
  test('signs out here too if the session has ended', async () => {
    currentUser.mockRejectedValue(signedOut);
    const here = openPage(dana);
    const rechecked = here.recheck();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.viewer()).toBeNull();
    expect(here.said).toEqual(['ended']);
    await vi.advanceTimersByTimeAsync(1000);
    await rechecked;
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('ends no session that has taken its place, whose cookie came a moment later', async () => {
    currentUser.mockRejectedValueOnce(signedOut).mockResolvedValue(noam);
    const here = openPage(dana);
    const rechecked = here.recheck();
    await vi.advanceTimersByTimeAsync(1000);
    await rechecked;
    expect(here.viewer()).toEqual(noam);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('waits while another tab changes who is signed in, and then follows', async () => {
    const here = openPage(dana);
    here.hearNews({ isChanging: true });
    doubtSession();
    await vi.advanceTimersByTimeAsync(500);
    expect(currentUser).not.toHaveBeenCalled();
    currentUser.mockResolvedValue(noam);
    await here.hear('noam');
    here.hearNews({ isChanging: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(here.viewer()).toEqual(noam);
    expect([here.said, signOut.mock.calls]).toEqual([[], []]);
    expect(currentUser).toHaveBeenCalledTimes(1);
    expect(here.startOver).toHaveBeenCalledTimes(1);
  });

  test('is looked into after all where that tab was closed meanwhile', async () => {
    currentUser.mockRejectedValue(signedOut);
    const here = openPage(dana);
    here.hearNews({ isChanging: true });
    doubtSession();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(here.viewer()).toEqual(dana);
    await vi.advanceTimersByTimeAsync(2000);
    expect(here.viewer()).toBeNull();
  });

  test('of a form that changes the session reaches the other tabs', async () => {
    const here = openPage(dana);
    const { promise, resolve } = Promise.withResolvers<void>();
    const mutation = here.queries
      .getMutationCache()
      .build(here.queries, { meta: { aboutSession: true }, mutationFn: () => promise });
    const sent = mutation.execute(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.posted).toHaveBeenLastCalledWith({ isChanging: true });
    resolve();
    await sent;
    expect(here.posted).toHaveBeenLastCalledWith({ isChanging: false });
  });

  test('is not waited for where the session is doubted: a stream of hers was lost', async () => {
    currentUser.mockRejectedValue(signedOut);
    const here = openPage(dana);
    doubtSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.viewer()).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('loads the page again for the one who is signed in by now', async () => {
    currentUser.mockResolvedValue(noam);
    const here = openPage(dana);
    await here.recheck();
    expect(here.viewer()).toEqual(noam);
    expect(here.startOver).toHaveBeenCalledTimes(1);
    expect(here.revalidate).not.toHaveBeenCalled();
    expect(here.said).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('changes nothing if the session is alive after all', async () => {
    const here = openPage(dana);
    await here.recheck();
    expect(here.hers()).toBe('hers');
    expect(here.revalidate).not.toHaveBeenCalled();
  });

  test('among others at the same time makes one check', async () => {
    const here = openPage(dana);
    await Promise.all([here.recheck(), here.recheck(), here.recheck()]);
    expect(currentUser).toHaveBeenCalledTimes(1);
    await here.recheck();
    expect(currentUser).toHaveBeenCalledTimes(2);
  });

  test('of a visitor makes none', async () => {
    await openPage(null).recheck();
    expect(currentUser).not.toHaveBeenCalled();
  });
});

describe('an account that could not be loaded', () => {
  test('is signed out, told so and sent home', async () => {
    const here = openPage(dana);
    await here.leave();
    expect(here.viewer()).toBeNull();
    expect(here.hers()).toBeUndefined();
    expect(here.goHome).toHaveBeenCalledTimes(1);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(here.said).toEqual(['lost']);
    await here.leave();
    expect(here.goHome).toHaveBeenCalledTimes(1);
  });
});

describe('the session is checked again', () => {
  const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

  test('on a navigation, if the last check is over 15 seconds old', async () => {
    const here = openPage(dana);
    await seconds(15);
    here.moved();
    expect(currentUser).not.toHaveBeenCalled();
    await seconds(1);
    here.moved();
    expect(currentUser).toHaveBeenCalledTimes(1);
    await seconds(1);
    here.moved();
    expect(currentUser).toHaveBeenCalledTimes(1);
  });

  test('when the page is seen again, but not when it is hidden', async () => {
    openPage(dana);
    await seconds(16);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(currentUser).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(currentUser).toHaveBeenCalledTimes(1);
  });
});
