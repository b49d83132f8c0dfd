import { dayMs } from '#core/durations.ts';
import { childRoles, isChildAccount } from '#core/access.ts';
import type { UserView } from '#features/people/contract.ts';

/** What may be laid over a page, most urgent first: one at a time (spec §2, overlays; §5, prompts). */
export const promptOrder = [
  'login',
  'verifyEmail',
  'guardianEmail',
  'phone',
  'shareNotice',
  'gender',
  'displayName',
] as const;
export type Prompt = (typeof promptOrder)[number];
/** A prompt that appears automatically; the login prompt appears only on request. */
export type OwnPrompt = Exclude<Prompt, 'login'>;

/**
 * Prompts never nag: at most one appears automatically within these hours in one browser (the spec's session, even if a
 * browser is never closed), and a dismissed one rests for this many days.
 */
export const sessionHours = 12;
export const restDays: Record<OwnPrompt, number> = {
  verifyEmail: 7,
  guardianEmail: 3,
  phone: 365,
  shareNotice: 30,
  gender: 180,
  displayName: 180,
};

const shareNoticeDays = 60;
const itemsBeforeVerifying = 2;

interface Situation {
  /** Whether she asked to sign in on this page. */
  loginAsked: boolean;
  viewer: UserView | null;
  /** How many items the viewer has completed. */
  completedItems: number;
  now: Date;
  /** Whether numbers can be proved here: this installation sends text messages. */
  mayVerifyPhone: boolean;
  /** Whether a prompt has already appeared automatically in this session. */
  wasPrompted: boolean;
  /** Those that were dismissed and are still resting. */
  resting: ReadonlySet<Prompt>;
}

/** The one prompt to show now, or null. */
export function choosePrompt(situation: Situation): Prompt | null {
  const { viewer, loginAsked, wasPrompted, resting } = situation;
  if (!viewer) return loginAsked ? 'login' : null;
  // A waiting minor has one thing on her mind; anyone who has deleted her account is on the way out.
  if (wasPrompted || viewer.awaitsGuardian || viewer.eraseAt !== null) return null;
  return promptOrder.find((prompt) => isDue[prompt](viewer, situation) && !resting.has(prompt)) ?? null;
}

type Rule = (
  viewer: UserView,
  situation: Pick<Situation, 'now' | 'completedItems' | 'mayVerifyPhone'>,
) => boolean;

/** The conditions of spec §5, each on its own. */
const isDue: Record<Prompt, Rule> = {
  login: () => false,
  verifyEmail: (viewer, { now, completedItems }) =>
    viewer.emailAddress !== null &&
    !viewer.verified &&
    (isPaid(viewer) || completedItems > itemsBeforeVerifying || isOlderThanADay(viewer, now)),
  guardianEmail: ({ minor, classAwaitsGuardian }) => minor && classAwaitsGuardian,
  // A number that she has left is asked for again only where she can prove that it is hers.
  phone: (viewer, { now, mayVerifyPhone }) =>
    isPaid(viewer) &&
    !isChildAccount(viewer) &&
    !viewer.phoneVerified &&
    (viewer.phone === null || mayVerifyPhone) &&
    isOlderThanADay(viewer, now),
  shareNotice: (viewer, { now }) =>
    isPaid(viewer) &&
    !childRoles.includes(viewer.role) &&
    (viewer.lastConfirmedShareNotice === null ||
      now.getTime() - Date.parse(viewer.lastConfirmedShareNotice) > shareNoticeDays * dayMs),
  gender: ({ gender }) => gender === null,
  displayName: ({ role, displayName, gender }) =>
    (role === 'parent' || role === 'educator') && displayName === '' && gender !== null,
};

/** A plan in force or a running trial (decisions: paid). */
const isPaid = ({ status }: UserView) => status !== 'free';

const isOlderThanADay = ({ created }: UserView, now: Date) => now.getTime() - Date.parse(created) > dayMs;
