const minute = 60_000;
/** The longest step between two looks; a longer one means that the device was asleep. */
const longestStep = 5_000;
/** How long after a sign of activity she counts as still reading. */
const stillHere = minute;
/** The most the API accepts at once; older minutes went unsent for lack of a connection. */
const mostAtOnce = 5;

export interface ActiveMinutes {
  /** The user pressed, scrolled or touched something at this time. */
  sign(now: number): void;
  /** Called every second or so with the page's current state; returns how many minutes there are to report. */
  look(now: number, page: { isVisible: boolean; isPlaying: boolean }): number;
  /** This many minutes were reported. */
  reported(minutes: number): void;
}

/** Adds up the time in which an item is played, read or answered on a visible screen. Times in milliseconds. */
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
