import { watchedShare } from '../policy.ts';

/** Whether this many tenths of a second are enough to complete a film of `duration` seconds. */
export function isWatched(watchedTenths: number, duration: number): boolean {
  return watchedTenths >= duration * 10 * watchedShare;
}
