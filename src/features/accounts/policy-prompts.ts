import { childRoles } from '../../core/access.ts';
import type { UserView } from './contract.ts';

/** What may be laid over a page, the most urgent first: one at a time (spec §2, overlays; §5, prompts). */
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
/** A prompt that comes by itself; the login prompt comes only when it is asked for. */
export type OwnPrompt = Exclude<Prompt, 'login'>;

/**
 * Prompts never nag: in so many hours of one browser one at most comes by itself (the spec's session, also where a
 * browser is never closed), and one that was put off rests for so many days.
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

const day = 86_400_000;
const shareNoticeDays = 60;
const itemsBeforeVerifying = 2;

interface Situation {
  /** Whether the way in was chosen on this page. */
  loginAsked: boolean;
  viewer: UserView | null;
  /** How many items the viewer has completed. */
  completedItems: number;
  now: Date;
  /** Whether one has come by itself in this session. */
  wasPrompted: boolean;
  /** Those that were put off and still rest. */
  resting: ReadonlySet<Prompt>;
}

/** The one prompt to show now, or null. */
export function choosePrompt(situation: Situation): Prompt | null {
  const { viewer, loginAsked, wasPrompted, resting } = situation;
  if (!viewer) return loginAsked ? 'login' : null;
  // A minor who waits has one thing on her mind; who has given up her account is on the way out.
  if (wasPrompted || viewer.awaitsGuardian || viewer.eraseAt !== null) return null;
  return promptOrder.find((prompt) => isDue[prompt](viewer, situation) && !resting.has(prompt)) ?? null;
}

type Rule = (viewer: UserView, situation: Pick<Situation, 'now' | 'completedItems'>) => boolean;

/** The conditions of spec §5, each for itself. */
const isDue: Record<Prompt, Rule> = {
  login: () => false,
  verifyEmail: (viewer, { now, completedItems }) =>
    viewer.emailAddress !== null &&
    !viewer.verified &&
    (isPaid(viewer) || completedItems > itemsBeforeVerifying || isOlderThanADay(viewer, now)),
  guardianEmail: ({ minor, classAwaitsGuardian }) => minor && classAwaitsGuardian,
  // A number that was left is not asked for again, though nobody has verified it yet.
  phone: (viewer, { now }) =>
    isPaid(viewer) &&
    mayLeavePhone(viewer) &&
    !viewer.phoneVerified &&
    viewer.phone === null &&
    isOlderThanADay(viewer, now),
  shareNotice: (viewer, { now }) =>
    isPaid(viewer) &&
    !isChildAccount(viewer) &&
    (viewer.lastConfirmedShareNotice === null ||
      now.getTime() - Date.parse(viewer.lastConfirmedShareNotice) > shareNoticeDays * day),
  gender: ({ gender }) => gender === null,
  displayName: ({ role, displayName, gender }) =>
    (role === 'parent' || role === 'educator') && displayName === '' && gender !== null,
};

/** A plan in force or a running trial (decisions: paid). */
const isPaid = ({ status }: UserView) => status !== 'free';

const isChildAccount = ({ role }: Pick<UserView, 'role'>) => childRoles.includes(role);

const isOlderThanADay = ({ created }: UserView, now: Date) => now.getTime() - Date.parse(created) > day;

/** Whose phone number we keep: no child’s. */
export function mayLeavePhone(viewer: Pick<UserView, 'role' | 'minor'>): boolean {
  return !isChildAccount(viewer) && !viewer.minor;
}
