import { status, type ModeratorAct, type Status } from '../life/policy.ts';

/** What a moderator does to a work. */
export const moderationActs = ['approve', 'reject', 'spam', 'takeDown', 'keep', 'restore'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Those that take effect at once: a take-down cannot wait, and the others show nothing new to anyone. */
export const promptActs = ['takeDown', 'keep', 'restore'] as const;
export type PromptAct = (typeof promptActs)[number];

/** The move that a prompt act is. */
export const moveOf: Record<PromptAct, ModeratorAct> = {
  takeDown: 'reject',
  keep: 'keep',
  restore: 'restore',
};

/** Why a work is not shown; the learner reads it in her language (`submissions.reason.…`). */
export const rejectionReasons = [
  'unclear',
  'notTheTask',
  'personal',
  'others',
  'unkind',
  'copied',
  'unsuitable',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The most characters of a line to the learner, and of an appeal. */
export const longestNote = 500;

/** What the queue can be narrowed to; without any of these it has what waits for a decision. */
export const queueStatuses = ['approved', 'rejected', 'spam', 'all'] as const;
export const queueExtras = ['reported', 'appealed', 'first', 'inClass'] as const;

/** What decides which acts make sense. */
export interface JudgedState {
  status: Status;
  reports: number;
  /** Its owner asks to look at the rejection again. */
  appealed: boolean;
  /** It was her guardian who said no: that is not for a moderator to change. */
  declined: boolean;
}

/** What a moderator may do to a work, the likeliest first. */
export function listModerationActs({
  status: now,
  reports,
  appealed,
  declined,
}: JudgedState): ModerationAct[] {
  switch (now) {
    case status.submitted:
      return ['approve', 'reject', 'spam'];
    case status.approved:
      return [...(reports > 0 ? (['keep'] as const) : []), 'takeDown', 'spam'];
    case status.rejected:
      if (declined) return [];
      return ['approve', ...(appealed ? (['keep'] as const) : [])];
    case status.spam:
      return ['restore'];
    case status.awaitsGuardian:
      return [];
  }
}

/** A queue in which something has waited so long mails those who moderate. */
export const patientHours = 24;
