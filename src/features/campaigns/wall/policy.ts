/** What a donor wrote with her gift: nobody else reads it before the organizer or a moderator has shown it. */
export const commentStatuses = ['waiting', 'shown', 'hidden'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** What can be decided about one. */
export const commentDecisions = ['show', 'hide'] as const;
export type CommentDecision = (typeof commentDecisions)[number];

/** Where a decision leads. */
export const statusAfter: Record<CommentDecision, CommentStatus> = { show: 'shown', hide: 'hidden' };

/** What may be decided about one in this state. */
export function decisionsFor(status: CommentStatus): readonly CommentDecision[] {
  return commentDecisions.filter((decision) => statusAfter[decision] !== status);
}

/** What the list for moderators can be narrowed to; without any of these it shows what waits. */
export const commentFilters = ['shown', 'hidden', 'all'] as const;

/** In which order the wall shows gifts. */
export const wallOrders = ['newest', 'largest'] as const;
export type WallOrder = (typeof wallOrders)[number];

/** As many gifts as one page of the wall has. */
export const wallPage = 12;
