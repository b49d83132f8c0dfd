/** What a moderator may decide about the text of a rating. */
export const reviewDecisions = ['approve', 'reject'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What the list can be narrowed to; without any of these it shows what waits for a decision. */
export const reviewFilters = ['approved', 'rejected', 'all'] as const;

const allowed: Record<ReviewStatus, readonly ReviewDecision[]> = {
  pending: ['approve', 'reject'],
  approved: ['reject'],
  rejected: ['approve'],
};

/** What may be decided about a text in this state. */
export function listReviewDecisions(status: ReviewStatus): readonly ReviewDecision[] {
  return allowed[status];
}

/** Where a decision leads. */
export const statusAfter: Record<ReviewDecision, ReviewStatus> = { approve: 'approved', reject: 'rejected' };
