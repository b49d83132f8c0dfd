/** All in tenths of a second. */
export interface Budget {
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
