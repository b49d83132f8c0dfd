/** What reports may still claim, for one film or for all of a person's. */
export interface WatchBudget {
  slackTenths: number;
  lastReportAt: Date;
  /** Counts the reports from 1. */
  version: number;
}

/** All in tenths of a second. */
interface Budget {
  /** How many new tenths a report may add. */
  allowance: number;
  /** The slack left once the report has added this many tenths. */
  slackAfter(added: number): number;
}

/** A film may be watched at double speed. */
const playingRate = 2;
/** Tenths of a second that a report may claim beyond real time, for clocks and networks that stutter. */
export const wholeSlack = 150;
/** Used slack is fully regained after ten seconds, when the next report is due. */
const regainedPerTenth = 1.5;

/**
 * How much a report may add, given the slack left and the real time since the last report: never more than that time ×
 * 2 + 15 s (decisions: API shapes). Reports within ten seconds share the fifteen, so that a replay, a race between tabs
 * or a burst gains nothing.
 */
export function budgetFor(slackLeft: number, elapsedTenths: number): Budget {
  const realTime = Math.floor(elapsedTenths * playingRate);
  const slack = Math.min(wholeSlack, slackLeft + Math.floor(elapsedTenths * regainedPerTenth));
  return {
    allowance: realTime + slack,
    slackAfter: (added) => slack - Math.max(0, added - realTime),
  };
}

/** The budget of a report arriving now; setting the clock back neither costs nor gains anything. */
export function budgetAt(before: WatchBudget | undefined, now: Date): Budget {
  const elapsedMs = before ? Math.max(0, now.getTime() - before.lastReportAt.getTime()) : 0;
  return budgetFor(before?.slackTenths ?? wholeSlack, elapsedMs / 100);
}

/** The budget left once a report arriving now has added this many tenths. */
export function budgetLeft(before: WatchBudget | undefined, now: Date, added: number): WatchBudget {
  return {
    slackTenths: budgetAt(before, now).slackAfter(added),
    lastReportAt: before && before.lastReportAt > now ? before.lastReportAt : now,
    version: (before?.version ?? 0) + 1,
  };
}
