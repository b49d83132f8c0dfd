import type { Page } from 'playwright-core';

interface Move {
  path: string;
  /** Milliseconds since 1970, by the browser's own clock. */
  at: number;
}

interface Span {
  from: number;
  to: number;
}

const requestsSoFar = `performance.getEntriesByType('resource').map(({ startTime, responseEnd }) => ({
  from: performance.timeOrigin + startTime,
  to: performance.timeOrigin + responseEnd,
}))`;

/** In the page: when each address was there, and what it had asked for by the time that it was opened afresh, which hides it at once. */
const noteMoves = `
  window.moves = [];
  const now = () => performance.timeOrigin + performance.now();
  const note = () => window.moves.push({ path: location.pathname, at: now() });
  navigation.addEventListener('currententrychange', note);
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType !== 'reload') return;
    sessionStorage.setItem('left', JSON.stringify({ at: now(), requests: ${requestsSoFar} }));
  });
  note();`;

const readNotes = `({
  moves: window.moves,
  left: JSON.parse(sessionStorage.getItem('left')),
  requests: ${requestsSoFar},
})`;

interface Notes {
  moves: Move[];
  left: { at: number; requests: Span[] } | null;
  requests: Span[];
}

/** A second tab of the same browser, which notes when it moves on. */
export async function openTab(tab: Page): Promise<Page> {
  const other = await tab.context().newPage();
  await other.addInitScript({ content: noteMoves });
  return other;
}

interface Following {
  /** The path of the call that one tab makes. */
  call: RegExp;
  act: () => Promise<void>;
  /** The path to which the other tab follows. */
  to: string;
}

/**
 * How many milliseconds after the answer to one tab's call another tab of the browser has followed, without those in which it
 * waited for the server: on a busy machine they are any number. All moments are noted by the browser as they come, so that it does
 * not count when this process gets to look.
 */
export async function measureFollowing(tab: Page, other: Page, following: Following): Promise<number> {
  const { call, act, to } = following;
  const answered = tab.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && call.test(new URL(answer.url()).pathname),
  );
  await act();
  const answer = await answered;
  await answer.finished();
  const { startTime, responseEnd } = answer.request().timing();
  await other.waitForURL(({ pathname }) => pathname === to);
  const { moves, left, requests } = await other.evaluate<Notes>(readNotes);
  const answeredAt = startTime + responseEnd;
  const moved = moves.find(({ path, at }) => path === to && at >= startTime);
  const followed = left && left.at >= startTime ? left : moved && { at: moved.at, requests };
  if (!followed) throw new Error(`the other tab did not come to ${to}: ${JSON.stringify(moves)}`);
  return followed.at - answeredAt - covered(followed.requests, { from: answeredAt, to: followed.at });
}

/** How much of a span of time others cover, which may overlap. */
function covered(spans: readonly Span[], { from, to }: Span): number {
  let sum = 0;
  let reached = from;
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(span.to, to);
    sum += Math.max(0, end - Math.max(span.from, reached));
    reached = Math.max(reached, end);
  }
  return sum;
}
