const minute = 60_000;
/** Between two looks; a longer pause was a device asleep, not somebody who learned. */
const longestStep = 5_000;
/** So long after a sign of somebody she counts as reading on. */
const stillHere = minute;
/** The API takes no more at once; what is older than that was not sent for want of a connection. */
const mostAtOnce = 5;

export interface ActiveMinutes {
  /** Somebody pressed, scrolled or touched something at this time. */
  sign(now: number): void;
  /** Looks how it is now, every second or so; answers how many minutes there are to report. */
  look(now: number, page: { isVisible: boolean; isPlaying: boolean }): number;
  /** So many were reported. */
  reported(minutes: number): void;
}

/** Adds up the time in which an item is played, read or answered before somebody's eyes. Times in milliseconds. */
export function createActiveMinutes(startedAt: number): ActiveMinutes {
  let lastSign = startedAt;
  let lastLook = startedAt;
  let active = 0;
  return {
    sign(now) {
      lastSign = now;
    },
    look(now, { isVisible, isPlaying }) {
      const passed = Math.min(now - lastLook, longestStep);
      lastLook = now;
      if (isVisible && (isPlaying || now - lastSign <= stillHere)) active += passed;
      active = Math.min(active, (mostAtOnce + 1) * minute - 1);
      return Math.floor(active / minute);
    },
    reported(minutes) {
      active -= minutes * minute;
    },
  };
}
