import type { Clock } from '../clock.ts';
import type { LimitRule, Limits, Taken } from './limits.ts';

interface Window {
  taken: number;
  endsAt: number;
}

/**
 * Limits of this process alone, exact where there is only one. Keeps at most `capacity` keys and drops the oldest window
 * first, so that a flood of made-up keys cannot fill the memory.
 */
export function createMemoryLimits(clock: Clock, capacity = 50_000): Limits {
  // In the order in which they began; a map takes memory only for what is in it.
  const windows = new Map<string, Window>();

  function openWindow(key: string, endsAt: number): Window {
    const opened = { taken: 0, endsAt };
    windows.delete(key);
    windows.set(key, opened);
    const [oldest] = windows.size > capacity ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return opened;
  }

  function take(key: string, rule: LimitRule): Taken {
    const now = clock.now().getTime();
    const known = windows.get(key);
    const current = known && known.endsAt > now ? known : openWindow(key, now + rule.seconds * 1000);
    if (current.taken >= rule.tries) {
      return { allowed: false, retryAfterSeconds: Math.ceil((current.endsAt - now) / 1000) };
    }
    current.taken += 1;
    if (rule.fromLast) {
      windows.delete(key);
      windows.set(key, { taken: current.taken, endsAt: now + rule.seconds * 1000 });
    }
    return { allowed: true, retryAfterSeconds: 0 };
  }

  function giveBack(key: string): void {
    const known = windows.get(key);
    if (known && known.taken > 0 && known.endsAt > clock.now().getTime()) known.taken -= 1;
  }

  return {
    take: (key, rule) => Promise.resolve(take(key, rule)),
    giveBack: (key) => Promise.resolve(giveBack(key)),
    clear: (key) => Promise.resolve(void windows.delete(key)),
  };
}
