import type { ProgressAnswer, ProgressReport } from '#features/learning/progress/contract.ts';
import type { StoredWatching } from './stored-watching.ts';
import type { WatchTracker } from './watch-tracker.ts';

/** Milliseconds between two reports (decisions: API shapes). */
const reportEvery = 10_000;
/** A user who seeks through the film pauses often; only the place where she stays is reported. */
const restBeforeReport = 400;

interface ReporterInput {
  itemId: string;
  tracker: WatchTracker;
  /** Where the film starts, in seconds. */
  position: number;
  /** Sends a report, with `onLeaving` in a way that outlives the page. Undefined for a visitor: nothing is sent. */
  send?: ((report: ProgressReport, onLeaving: boolean) => Promise<ProgressAnswer>) | undefined;
  /** Keeps in the browser what has not been acknowledged. */
  keep(watching: Omit<StoredWatching, 'viewerId'>): void;
  onAnswer(answer: ProgressAnswer): void;
}

export interface WatchReporter {
  play(): void;
  /** The film is playing and at this second. */
  tick(seconds: number): void;
  /** The film is paused at this second, or has jumped to it. */
  rest(seconds: number): void;
  /** Sends what has not been reported yet, and waits for the answer, even a failure. */
  settle(): Promise<void>;
  /** The page is hidden or left. */
  leave(): void;
  /** The film is left, though the page may stay. */
  stop(): void;
}

/**
 * Reports playback of a film: at the first play, every ten seconds, when it pauses and when it is left. What fails to
 * arrive is kept in the browser and goes with the next report.
 */
export function createWatchReporter(input: ReporterInput): WatchReporter {
  const { itemId, tracker, send, keep, onAnswer } = input;
  let { position } = input;
  let hasPlayed = false;
  let lastReported: number | undefined;
  let underWay = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const report = (onLeaving: boolean) => {
    lastReported = position;
    const tracked = send && tracker.takeReport();
    keep({ itemId, position, watched: tracker.unsent() });
    if (!send || !tracked) return;
    underWay = send({ itemId, position, watched: tracked.watched }, onLeaving).then(
      (answer) => {
        tracker.acknowledge(tracked, answer.watchedSeconds);
        keep({ itemId, position, watched: tracker.unsent() });
        onAnswer(answer);
      },
      () => {
        // A child who is watching can do nothing about it: the spans wait in the browser for the next report.
        tracker.giveBack(tracked);
        lastReported = undefined;
      },
    );
  };
  const reportNews = (onLeaving = false) => {
    clearTimeout(resting);
    const hasMoved = hasPlayed && position !== lastReported;
    if (hasMoved || tracker.unsent().length > 0) report(onLeaving);
  };
  const timer = setInterval(reportNews, reportEvery);
  // What an earlier visit could not send is sent before anything is played.
  if (send) reportNews();

  return {
    play() {
      if (!hasPlayed) report(false);
      hasPlayed = true;
    },
    tick(seconds) {
      position = seconds;
      tracker.tick(seconds);
    },
    rest(seconds) {
      position = seconds;
      tracker.breakOff();
      clearTimeout(resting);
      resting = setTimeout(reportNews, restBeforeReport);
    },
    settle() {
      reportNews();
      return underWay;
    },
    leave: () => reportNews(true),
    stop() {
      clearInterval(timer);
      tracker.breakOff();
      reportNews(true);
    },
  };
}
