import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStream } from './open-stream.ts';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  say(event: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const last = () => FakeSource.opened.at(-1) ?? new FakeSource();

test('a refused stream is opened again, later each time, and that it was lost is said once', () => {
  const [heard, lost] = [vi.fn(), vi.fn()];
  openStream('/stream', new AbortController().signal, { heard, lost });
  const pauses = Array.from({ length: 9 }, () => {
    const count = FakeSource.opened.length;
    last().fail(2);
    let seconds = 0;
    while (FakeSource.opened.length === count) {
      vi.advanceTimersByTime(500);
      seconds += 0.5;
    }
    return seconds;
  });
  expect(pauses[0]).toBeLessThanOrEqual(3);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(225);
  expect(pauses.at(-1)).toBeLessThanOrEqual(376);
  expect(lost).toHaveBeenCalledOnce();
  last().say({ what: 'opened' });
  expect(heard).toHaveBeenCalledWith({ what: 'opened' });
  last().fail(2);
  expect(lost).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  expect(FakeSource.opened).toHaveLength(11);
});

test('a lost connection that the browser reopens itself is not opened twice, and none once it has ended', () => {
  const ended = new AbortController();
  openStream('/stream', ended.signal, { heard: vi.fn(), lost: vi.fn() });
  last().fail(0);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
  last().fail(2);
  ended.abort();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
  expect(last().readyState).toBe(2);
});
