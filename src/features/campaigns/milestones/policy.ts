/** What is reached once a campaign has raised so much, in minor units of its currency. */
export interface Milestone {
  amount: number;
  text: string;
}
export const mostMilestones = 12;
export const longestMilestone = 120;

/** The milestones in order, each with whether the total has reached it; and what is missing to the next one. */
export function markMilestones(
  milestones: readonly Milestone[],
  raised: number,
): { marked: (Milestone & { isReached: boolean })[]; next: (Milestone & { missing: number }) | undefined } {
  const ordered = milestones.toSorted((one, other) => one.amount - other.amount);
  const next = ordered.find(({ amount }) => amount > raised);
  return {
    marked: ordered.map((milestone) => ({ ...milestone, isReached: milestone.amount <= raised })),
    next: next && { ...next, missing: next.amount - raised },
  };
}
