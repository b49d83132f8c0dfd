import { status, visibility, type Status, type Visibility } from './policy.ts';

/** What a person is to the owner of a work; `fellow` is in one of her classes, or in her family. */
export const relations = ['owner', 'guardian', 'teacher', 'moderator', 'fellow', 'none'] as const;
export type Relation = (typeof relations)[number];

/** What decides who reads a work. */
export interface WorkStanding {
  status: Status;
  visibility: Visibility;
  /** Reported by three people, and not yet looked at. */
  hidden: boolean;
  /** The consent to the owner's account is withdrawn, or the account is being closed. */
  withheld: boolean;
}

/**
 * Who reads a work: its body, files, title and that there is one at all (decisions: who reads). Two gates stand before
 * everyone else: the guardian's, and the moderators'.
 */
export function mayRead(work: WorkStanding, relation: Relation): boolean {
  switch (relation) {
    case 'owner':
      return true;
    case 'moderator':
      // Guardians are told that nobody sees it before them.
      return work.status !== status.awaitsGuardian;
    case 'guardian':
      return !work.withheld;
    case 'teacher':
      // Not before the guardian, nor what the learner keeps to herself.
      return !work.withheld && work.visibility !== visibility.owner && teacherReads.includes(work.status);
    case 'fellow':
      return isShownTo(work, visibility.group);
    case 'none':
      return isShownTo(work, visibility.everyone);
  }
}

export const teacherReads: readonly Status[] = [status.submitted, status.approved, status.rejected];

function isShownTo(work: WorkStanding, audience: Visibility): boolean {
  return work.status === status.approved && !work.hidden && !work.withheld && work.visibility <= audience;
}
