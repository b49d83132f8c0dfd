import { dayMs, hourMs } from '#core/durations.ts';

/** The states of a campaign (decisions: campaign states). */
export const campaignStates = [
  'step_1',
  'step_2',
  'draft',
  'pending',
  'rejected',
  'scheduled',
  'live',
  'bonus',
  'paused',
  'ended',
  'cancelled',
  'archived',
] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What can be done about a campaign's state: by its organizer, by staff, and by the clock or its total. */
export type Act = keyof typeof moves;
/** `start` is scheduled or live, whichever its beginning says; `open` is live or, with its goal reached, bonus. */
type Destination = CampaignState | 'start' | 'open';

/** Every move there is; all else is refused with 409. */
const moves = {
  // The organizer's.
  describe: { step_1: 'step_2' },
  complete: { step_2: 'draft' },
  launch: { draft: 'start' },
  /** The launch of someone whose first campaign it is. */
  ask: { draft: 'pending' },
  withdraw: { pending: 'draft' },
  revise: { rejected: 'draft' },
  // Staff's.
  approve: { pending: 'start' },
  reject: { pending: 'rejected' },
  pause: { scheduled: 'paused', live: 'paused', bonus: 'paused' },
  resume: { paused: 'start' },
  cancel: {
    draft: 'cancelled',
    pending: 'cancelled',
    scheduled: 'cancelled',
    live: 'cancelled',
    bonus: 'cancelled',
    paused: 'cancelled',
  },
  archive: { ended: 'archived' },
  // The clock's, and its total's.
  begin: { scheduled: 'open' },
  reach: { live: 'bonus' },
  end: { live: 'ended', bonus: 'ended', paused: 'ended' },
} as const satisfies Record<string, Partial<Record<CampaignState, Destination>>>;

/** Those that are an organizer's own choice; `launch` becomes `ask` for someone who is not known yet. */
export const organizerActs = ['launch', 'withdraw', 'revise', 'end'] as const satisfies readonly Act[];
export type OrganizerAct = (typeof organizerActs)[number];

/** Those that are decided by staff. */
export const staffActs = [
  'approve',
  'reject',
  'pause',
  'resume',
  'cancel',
  'archive',
] as const satisfies readonly Act[];
export type StaffAct = (typeof staffActs)[number];

/** Staff gives its organizer a reason for these. */
export const actsWithReason = ['reject', 'cancel'] as const satisfies readonly StaffAct[];

/** What decides where a move leads. */
export interface Standing {
  state: CampaignState;
  startsAt: Date;
  /** Whether its goal is reached and it has a bonus round. */
  inBonus: boolean;
}

/** Where a move leads now; undefined if it cannot be made. */
export function moved(
  { state, startsAt, inBonus }: Standing,
  act: Act,
  now: Date,
): CampaignState | undefined {
  const destination = (moves[act] as Partial<Record<CampaignState, Destination>>)[state];
  if (destination === 'start' && startsAt > now) return 'scheduled';
  if (destination === 'start' || destination === 'open') return inBonus ? 'bonus' : 'live';
  return destination;
}

/** What an organizer may do now. Only one that is open-ended is ended by her; the others end by the clock. */
export function organizerMayNow(campaign: Standing & { endsAt: Date | null }, now: Date): OrganizerAct[] {
  return organizerActs.filter(
    (act) => moved(campaign, act, now) !== undefined && (act !== 'end' || campaign.endsAt === null),
  );
}

/** What staff may do now. */
export function staffMayNow(campaign: Standing, now: Date): StaffAct[] {
  return staffActs.filter((act) => moved(campaign, act, now) !== undefined);
}

/** Those that everyone may see. */
export const publicStates = [
  'scheduled',
  'live',
  'bonus',
  'paused',
  'ended',
  'archived',
] as const satisfies readonly CampaignState[];

export function isPublic(state: CampaignState): boolean {
  return (publicStates as readonly CampaignState[]).includes(state);
}

/** Whether gifts may be made on its page; the clock is asked apart from the job that ends it. */
export function takesGifts(
  { state, startsAt, endsAt }: { state: CampaignState; startsAt: Date; endsAt: Date | null },
  now: Date,
): boolean {
  return (state === 'live' || state === 'bonus') && startsAt <= now && (endsAt === null || endsAt > now);
}

/** How long after its end gifts that came in otherwise may still be entered (decisions: after the end). */
const offlineAfterEndMs = 14 * dayMs;

export function takesOfflineGifts(
  { state, endsAt }: { state: CampaignState; endsAt: Date | null },
  now: Date,
): boolean {
  if (state === 'live' || state === 'bonus' || state === 'paused') return true;
  return state === 'ended' && endsAt !== null && now.getTime() <= endsAt.getTime() + offlineAfterEndMs;
}

/** How long campaigns run (spec §9), in milliseconds; the last one until its organizer ends it. */
export const durations = { '24h': 24 * hourMs, '36h': 36 * hourMs, week: 7 * dayMs, open: null } as const;
export type CampaignDuration = keyof typeof durations;
export const durationNames = Object.keys(durations) as CampaignDuration[];

/** What campaigns are for, with the goal that each proposes, in whole units of any currency (spec §9). */
export const categories = { course: 60_000, school: 2_000, city: 5_400, video: 5_000 } as const;
export type CampaignCategory = keyof typeof categories;
export const categoryNames = Object.keys(categories) as CampaignCategory[];

/** The least goal of a category, in whole units: half of what it proposes (decisions: goals). */
export function leastGoal(category: CampaignCategory): number {
  return categories[category] / 2;
}

const beforeItBegins: readonly CampaignState[] = [
  'step_1',
  'step_2',
  'draft',
  'pending',
  'rejected',
  'scheduled',
];

/** Whether a campaign is, or was, live: from then on its beginning stands, and its address leads to it for ever. */
export function hasBegun(state: CampaignState): boolean {
  return !beforeItBegins.includes(state);
}

/** What of a campaign changes. */
export interface Changes {
  slug?: string;
  currency?: string;
  category?: CampaignCategory;
  place?: string;
  startsAt?: Date;
  endsAt?: Date | null;
  /** In minor units. */
  goal?: number;
  bonusGoal?: number | null;
}

/** Its fields that may change no more, or not like this (decisions: what may change). Text, pictures and film always may. */
export function refusedChanges(
  before: Required<Changes> & { state: CampaignState; hasGifts: boolean; endMoved: boolean },
  changes: Changes,
): (keyof Changes)[] {
  const wasLive = hasBegun(before.state);
  const isOver = ['ended', 'cancelled', 'archived'].includes(before.state);
  const differs = (key: keyof Changes) => {
    const [old, next] = [before[key], changes[key]];
    if (!(key in changes)) return false;
    return old instanceof Date && next instanceof Date ? old.getTime() !== next.getTime() : old !== next;
  };
  const refused = new Set<keyof Changes>();
  if (before.hasGifts)
    for (const key of ['currency', 'category', 'startsAt'] as const) if (differs(key)) refused.add(key);
  // Its clocks and its Shabbat go by its place.
  for (const key of ['startsAt', 'place'] as const) if (wasLive && differs(key)) refused.add(key);
  if (wasLive && differs('goal') && Number(changes.goal) < before.goal) refused.add('goal');
  if (wasLive && differs('endsAt') && !isLaterOnce(before, changes.endsAt)) refused.add('endsAt');
  // What was reached stands.
  if (before.state === 'bonus' && differs('goal')) refused.add('goal');
  if (
    before.state === 'bonus' &&
    'bonusGoal' in changes &&
    (changes.bonusGoal ?? 0) < (before.bonusGoal ?? 0)
  )
    refused.add('bonusGoal');
  if (isOver) for (const key of ['slug', 'goal', 'endsAt'] as const) if (differs(key)) refused.add(key);
  return [...refused];
}

/** The end may be put off once. */
function isLaterOnce(
  { endsAt, endMoved }: { endsAt: Date | null; endMoved: boolean },
  next: Date | null | undefined,
): boolean {
  return !endMoved && endsAt !== null && next instanceof Date && next > endsAt;
}
