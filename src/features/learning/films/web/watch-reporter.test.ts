import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProgressAnswer, ProgressReport } from '#features/learning/progress/contract.ts';
import { createWatchReporter } from './watch-reporter.ts';
import { createWatchTracker } from './watch-tracker.ts';

function setUp(input: { position?: number; visitor?: boolean } = {}) {
  const sent: (ProgressReport & { onLeaving: boolean })[] = [];
  const kept: { position: number; watched: unknown }[] = [];
  const network = { isDown: false };
  let watchedSeconds = 0;
  const send = (report: ProgressReport, onLeaving: boolean): Promise<ProgressAnswer> => {
    if (network.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push({ ...report, onLeaving });
    watchedSeconds += report.watched.reduce((sum, [from, to]) => sum + to - from, 0);
    return Promise.resolve({ position: report.position, watchedSeconds, completed: false });
  };
  const reporter = createWatchReporter({
    itemId: 'a-film',
    tracker: createWatchTracker(),
    position: input.position ?? 0,
    send: input.visitor ? undefined : send,
    keep: (watching) => kept.push(watching),
    onAnswer: () => undefined,
  });
  const play = async (from: number, to: number) => {
    reporter.play();
    for (let at = from; at <= to; at += 0.5) {
      reporter.tick(at);
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  return { reporter, sent, kept, network, play };
}

describe('the watch reporter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends an empty report at the first play, so that the server knows when it started', async () => {
    const { reporter, sent } = setUp({ position: 72 });
    reporter.play();
    reporter.play();
    expect(sent).toEqual([{ itemId: 'a-film', position: 72, watched: [], onLeaving: false }]);
  });

  test('reports nothing for a film that is not played', async () => {
    const { reporter, sent } = setUp();
    await vi.advanceTimersByTimeAsync(60_000);
    reporter.stop();
    expect(sent).toEqual([]);
  });

  test('reports every ten seconds of play', async () => {
    const { play, sent } = setUp();
    await play(0, 25);
    expect(sent.map(({ watched }) => watched)).toEqual([[], [[0, 9.5]], [[9.5, 19.5]]]);
  });

  test('reports once where a person who is seeking has settled', async () => {
    const { reporter, play, sent } = setUp();
    await play(0, 2);
    for (const at of [30, 35, 40]) reporter.rest(at);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(1)).toEqual([{ itemId: 'a-film', position: 40, watched: [[0, 2]], onLeaving: false }]);
  });

  test('keeps what failed to arrive and sends it with the next report', async () => {
    const { play, network, sent, kept } = setUp();
    network.isDown = true;
    await play(0, 12);
    expect(kept.at(-1)).toMatchObject({ watched: [[0, 9.5]] });
    network.isDown = false;
    await play(12.5, 22);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.watched).toEqual([[0, 19.5]]);
    expect(kept.at(-1)).toMatchObject({ watched: [] });
  });

  test('sends the rest at once when the page is left', async () => {
    const { play, reporter, sent } = setUp();
    await play(0, 4);
    reporter.leave();
    expect(sent.at(-1)).toMatchObject({ watched: [[0, 4]], position: 4, onLeaving: true });
  });

  test('keeps a visitor’s position and seconds only in the browser', async () => {
    const { play, reporter, sent, kept } = setUp({ visitor: true });
    await play(0, 4);
    reporter.stop();
    expect(sent).toEqual([]);
    expect(kept.at(-1)).toEqual({ itemId: 'a-film', position: 4, watched: [[0, 4]] });
  });
});
