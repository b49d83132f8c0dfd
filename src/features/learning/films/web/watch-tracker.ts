import { joinSpans, secondsIn, type Span } from './played-spans.ts';

/** The most seconds of film between two ticks that playing can explain: double speed, one tick a second in a hidden tab. */
const longestStep = 5;
/** The most spans the API accepts at once. */
const spansPerReport = 100;
/** The server counts in tenths and ends a film at its last frame; a difference this small is not a refusal. */
const roundingSeconds = 1;
/** If the server accepts nothing of what it cut this many times, it counts as refused for good. */
const fruitlessReports = 5;

/** What is sent at once. Only the answer to the latest report counts, since it includes everything in earlier ones. */
export interface TrackedReport {
  number: number;
  watched: Span[];
}

export interface WatchTracker {
  /** The film is playing and at this second; everything since the last tick was played, unless `breakOff` was called. */
  tick(seconds: number): void;
  /** The film stops or jumps: what was not played must not count. */
  breakOff(): void;
  /** Everything played that the server has not acknowledged. */
  unsent(): Span[];
  /** Distinct seconds played here, including what was kept from before. */
  playedSeconds(): number;
  takeReport(): TrackedReport;
  /** The server has that report and counts this many distinct seconds; what it had to cut is sent again. */
  acknowledge(report: TrackedReport, watchedSeconds: number): void;
  /** The report failed to arrive: its spans go with the next one. */
  giveBack(report: TrackedReport): void;
}

/**
 * Tracks what is really played of one film. `kept` are spans that an earlier visit could not send, `countedBefore` the
 * seconds that the server already counts.
 */
export function createWatchTracker(kept: readonly Span[] = [], countedBefore = 0): WatchTracker {
  let waiting = joinSpans(kept);
  let underWay: Span[] = [];
  let acknowledged: Span[] = [];
  let open: Span | undefined;
  let counted = countedBefore;
  let reports = 0;
  let fruitless = 0;

  const closeOpen = () => {
    if (open) waiting = joinSpans([...waiting, roundSpan(open)]);
  };
  const settle = ({ number }: TrackedReport) => {
    if (number !== reports) return false;
    const settled = underWay;
    underWay = [];
    return settled;
  };

  return {
    tick(seconds) {
      if (open && seconds >= open[1] && seconds - open[1] <= longestStep) {
        open[1] = seconds;
        return;
      }
      closeOpen();
      open = [seconds, seconds];
    },
    breakOff() {
      closeOpen();
      open = undefined;
    },
    unsent() {
      return joinSpans([...underWay, ...waiting, ...(open ? [roundSpan(open)] : [])]);
    },
    playedSeconds() {
      return secondsIn(joinSpans([...acknowledged, ...underWay, ...waiting, ...(open ? [open] : [])]));
    },
    takeReport() {
      closeOpen();
      if (open) open = [open[1], open[1]];
      const all = joinSpans([...underWay, ...waiting]);
      underWay = all.slice(0, spansPerReport);
      waiting = all.slice(spansPerReport);
      reports += 1;
      return { number: reports, watched: underWay };
    },
    acknowledge(report, watchedSeconds) {
      const settled = settle(report);
      if (!settled) return;
      const known = joinSpans([...acknowledged, ...settled]);
      const wasCut = watchedSeconds + roundingSeconds < secondsIn(known);
      fruitless = watchedSeconds > counted ? 0 : fruitless + 1;
      counted = watchedSeconds;
      if (wasCut && fruitless < fruitlessReports) waiting = joinSpans([...settled, ...waiting]);
      else acknowledged = known;
    },
    giveBack(report) {
      const settled = settle(report);
      if (settled) waiting = joinSpans([...settled, ...waiting]);
    },
  };
}

/** Hundredths are precise enough, and short in storage and on the wire. */
function roundSpan([from, to]: Span): Span {
  return [Math.round(from * 100) / 100, Math.round(to * 100) / 100];
}
