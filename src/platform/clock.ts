/** The time, as a port, so that tests can stop and move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export function createFixedClock(iso: string): Clock & { advance(seconds: number): void } {
  let now = Date.parse(iso);
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
