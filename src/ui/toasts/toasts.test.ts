import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('disappear after five seconds', () => {
    const toasts = createToasts();
    toasts.show({ text: 'Saved.' });
    vi.advanceTimersByTime(4999);
    expect(toasts.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.list()).toEqual([]);
  });

  test('stay while a user holds them, then run out their remaining time', () => {
    const toasts = createToasts();
    toasts.show({ text: 'Saved.' });
    vi.advanceTimersByTime(4000);
    toasts.hold();
    vi.advanceTimersByTime(60_000);
    expect(toasts.list()).toHaveLength(1);
    toasts.release();
    vi.advanceTimersByTime(999);
    expect(toasts.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.list()).toEqual([]);
  });

  test('shown while the list is held start their timer at the release', () => {
    const toasts = createToasts();
    toasts.show({ text: 'First.' });
    toasts.hold();
    toasts.show({ text: 'Second.', duration: 8000 });
    vi.advanceTimersByTime(60_000);
    expect(toasts.list()).toHaveLength(2);
    toasts.release();
    vi.advanceTimersByTime(5000);
    expect(toasts.list().map(({ text }) => text)).toEqual(['Second.']);
    vi.advanceTimersByTime(3000);
    expect(toasts.list()).toEqual([]);
  });

  test('run again after the last held one was dismissed', () => {
    const toasts = createToasts();
    const id = toasts.show({ text: 'First.' });
    toasts.hold();
    toasts.dismiss(id);
    toasts.show({ text: 'Second.' });
    vi.advanceTimersByTime(5000);
    expect(toasts.list()).toEqual([]);
  });

  test('are limited to twenty: the twenty-first pushes out the oldest', () => {
    const toasts = createToasts();
    for (let n = 1; n <= 21; n++) toasts.show({ text: `${n}` });
    expect(toasts.list()).toHaveLength(20);
    expect(toasts.list()[0]?.text).toBe('2');
    expect(toasts.list().at(-1)?.text).toBe('21');
  });

  test('are never shown twice: a repeated one restarts its timer', () => {
    const toasts = createToasts();
    toasts.show({ text: 'Saved.', tone: 'success' });
    toasts.show({ text: 'Saved.', tone: 'warning' });
    vi.advanceTimersByTime(4000);
    toasts.show({ text: 'Saved.', tone: 'success' });
    expect(toasts.list().map(({ tone }) => tone)).toEqual(['warning', 'success']);
    vi.advanceTimersByTime(4000);
    expect(toasts.list()).toHaveLength(1);
  });

  test('notify their listeners until they unsubscribe', () => {
    const toasts = createToasts();
    const listener = vi.fn<() => void>();
    const stop = toasts.subscribe(listener);
    const id = toasts.show({ text: 'Saved.' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toasts.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
