import { describe, expect, test } from 'vitest';
import type { Span } from './played-spans.ts';
import { createWatchTracker, type WatchTracker } from './watch-tracker.ts';

function play(tracker: WatchTracker, from: number, to: number, step = 0.25): void {
  for (let at = from; at <= to; at += step) tracker.tick(at);
}

describe('the watch tracker', () => {
  test('counts what was played, once', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 10);
    expect(tracker.takeReport().watched).toEqual([[0, 10]]);
    expect(tracker.playedSeconds()).toBe(10);
  });

  test('does not count a jump forward', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 4);
    tracker.breakOff();
    play(tracker, 6, 8);
    expect(tracker.takeReport().watched).toEqual([
      [0, 4],
      [6, 8],
    ]);
  });

  test('does not count a jump without a seek event', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 4);
    play(tracker, 40, 44);
    play(tracker, 20, 22);
    expect(tracker.unsent()).toEqual([
      [0, 4],
      [20, 22],
      [40, 44],
    ]);
  });

  test('counts double speed in a hidden tab, where ticks come once a second', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 20, 2);
    expect(tracker.playedSeconds()).toBe(20);
  });

  test('counts what was seen twice only once', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 10);
    tracker.breakOff();
    play(tracker, 5, 12);
    expect(tracker.unsent()).toEqual([[0, 12]]);
  });

  test('continues without a gap after a report was taken', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 10);
    const first = tracker.takeReport();
    play(tracker, 10.25, 12);
    tracker.acknowledge(first, 10);
    expect(tracker.unsent()).toEqual([[10, 12]]);
    expect(tracker.playedSeconds()).toBe(12);
  });

  test('sends the spans of a lost report with the next one', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 10);
    tracker.giveBack(tracker.takeReport());
    tracker.breakOff();
    play(tracker, 20, 25);
    expect(tracker.takeReport().watched).toEqual([
      [0, 10],
      [20, 25],
    ]);
  });

  test('includes reports in flight in the report sent on leaving, whose answer alone counts then', () => {
    const tracker = createWatchTracker();
    play(tracker, 0, 10);
    const first = tracker.takeReport();
    play(tracker, 10.25, 13);
    const leaving = tracker.takeReport();
    expect(leaving.watched).toEqual([[0, 13]]);
    tracker.acknowledge(first, 10);
    expect(tracker.unsent()).toEqual([[0, 13]]);
    tracker.acknowledge(leaving, 13);
    expect(tracker.unsent()).toEqual([]);
  });

  test('starts with what an earlier visit could not send', () => {
    const tracker = createWatchTracker([[0, 30]]);
    play(tracker, 30, 32);
    expect(tracker.takeReport().watched).toEqual([[0, 32]]);
  });

  test('resends what the server had to cut, until it has all of it', () => {
    const tracker = createWatchTracker([[0, 60]]);
    tracker.acknowledge(tracker.takeReport(), 15);
    expect(tracker.unsent()).toEqual([[0, 60]]);
    tracker.acknowledge(tracker.takeReport(), 50);
    tracker.acknowledge(tracker.takeReport(), 59.9);
    expect(tracker.unsent()).toEqual([]);
  });

  test('gives up on what the server keeps refusing', () => {
    const tracker = createWatchTracker([[0, 60]], 15);
    for (let tries = 0; tries < 5; tries += 1) tracker.acknowledge(tracker.takeReport(), 15);
    expect(tracker.unsent()).toEqual([]);
  });

  test('trusts a server that counts more, from another device', () => {
    const tracker = createWatchTracker([], 40);
    play(tracker, 0, 10);
    tracker.acknowledge(tracker.takeReport(), 50);
    expect(tracker.unsent()).toEqual([]);
  });

  test('never puts more spans into a report than the API accepts', () => {
    const kept = Array.from({ length: 130 }, (_, index): Span => [index * 2, index * 2 + 1]);
    const tracker = createWatchTracker(kept);
    const first = tracker.takeReport();
    expect(first.watched).toHaveLength(100);
    tracker.acknowledge(first, 100);
    expect(tracker.takeReport().watched).toHaveLength(30);
  });
});
