/** What reports may still claim, of one film or of all of a person's. */
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
  /** What is left of the slack once the report has added so many. */
  slackAfter(added: number): number;
}

/** A film may be watched at double speed. */
const playingRate = 2;
/** Seconds that a report may claim beyond real time, for clocks and networks that stutter. */
export const wholeSlack = 150;
/** Spent slack is whole again after ten seconds, when the next report is due. */
const regainedPerTenth = 1.5;

/**
 * How much a report may add, by what is left of the slack and the real time since the last report: never more than
 * that time × 2 + 15 s (decisions: API shapes). Reports within ten seconds share the fifteen, so that a
 * replay, a race of tabs or a burst gains nothing.
 */
export function budgetFor(slackLeft: number, elapsedTenths: number): Budget {
  const realTime = Math.floor(elapsedTenths * playingRate);
  const slack = Math.min(wholeSlack, slackLeft + Math.floor(elapsedTenths * regainedPerTenth));
  return {
    allowance: realTime + slack,
    slackAfter: (added) => slack - Math.max(0, added - realTime),
  };
}

/** The budget of a report that comes now; a clock set back takes nothing and gives nothing. */
export function budgetAt(before: WatchBudget | undefined, now: Date): Budget {
  const elapsedMs = before ? Math.max(0, now.getTime() - before.lastReportAt.getTime()) : 0;
  return budgetFor(before?.slackTenths ?? wholeSlack, elapsedMs / 100);
}

/** The budget that is left once a report of now has added so many tenths. */
export function budgetLeft(before: WatchBudget | undefined, now: Date, added: number): WatchBudget {
  return {
    slackTenths: budgetAt(before, now).slackAfter(added),
    lastReportAt: before && before.lastReportAt > now ? before.lastReportAt : now,
    version: (before?.version ?? 0) + 1,
  };
}
