/** Spec §4, submission status; there is no 4. */
export const status = { submitted: 0, approved: 1, rejected: 2, awaitsGuardian: 3, spam: 5 } as const;
export type Status = (typeof status)[keyof typeof status];

/** Spec §4, submission visibility: to everyone, to the owner's class or family, to the owner alone. */
export const visibility = { everyone: 0, group: 1, owner: 2 } as const;
export type Visibility = (typeof visibility)[keyof typeof visibility];
export const visibilities = [0, 1, 2] as const satisfies readonly Visibility[];

/** The kinds of item for which something is handed in. */
export const submissionKinds = ['challenge', 'rwi'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * The parties that can change the status of a work. `owner` is the learner, `teacher` one of hers, if the house lets teachers decide
 * (docs/decisions/0135).
 */
export type Party = 'owner' | 'guardian' | 'moderator' | 'teacher';

/** A guardian as the record of a work has her: not named, since she may have no account, but how she answered. */
export const guardianDoers = ['guardianByLink', 'guardian'] as const;
export type GuardianDoer = (typeof guardianDoers)[number];

/** What a moderator's decision may be; it takes effect after a moment in which it can be undone. */
export const decisions = ['approve', 'reject', 'spam'] as const;
export type Decision = (typeof decisions)[number];

/** The state in which a work waits for its first look: where "back to 0" leads, too. */
export type Waiting = typeof status.submitted | typeof status.awaitsGuardian;

/** Where a change by the owner leads: to its first look, or to a state of its own. */
type Destination = Status | 'first';
type Moves = Partial<Record<Status, Destination>>;

const { submitted, approved, rejected, awaitsGuardian, spam } = status;

/** Every move there is (decisions: transitions; docs/decisions on the owner's): what is not here is refused. */
const moves = {
  owner: {
    // A new version; and a wider visibility, which is looked at like one.
    revise: {
      [submitted]: 'first',
      [approved]: 'first',
      [rejected]: 'first',
      [awaitsGuardian]: 'first',
    },
    widen: { [submitted]: 'first', [approved]: 'first', [awaitsGuardian]: 'first' },
    narrow: {
      [submitted]: submitted,
      [approved]: approved,
      [rejected]: rejected,
      [awaitsGuardian]: awaitsGuardian,
    },
  },
  guardian: {
    agree: { [awaitsGuardian]: submitted },
    decline: { [awaitsGuardian]: rejected },
  },
  moderator: {
    approve: { [submitted]: approved, [rejected]: approved },
    reject: { [submitted]: rejected, [approved]: rejected },
    spam: { [submitted]: spam, [approved]: spam },
    restore: { [spam]: submitted },
    // Looked at after reports or an appeal, and left as it is.
    keep: { [approved]: approved, [rejected]: rejected },
  },
  teacher: {
    approve: { [submitted]: approved },
    reject: { [submitted]: rejected },
  },
} satisfies Record<Party, Record<string, Moves>>;

export type OwnerAct = keyof (typeof moves)['owner'];
export type GuardianAct = keyof (typeof moves)['guardian'];
export type ModeratorAct = keyof (typeof moves)['moderator'];
export type TeacherAct = keyof (typeof moves)['teacher'];
export type Act = OwnerAct | GuardianAct | ModeratorAct | TeacherAct;

/** What the record of a work names; the act of a move, and what is not a move. */
export type EventName = Act | 'handIn' | 'withdraw' | 'hide' | 'appeal' | 'claim' | 'remind';

/** Where an act leads from a state; undefined if it is not allowed. `first` is the state in which the owner's works wait. */
export function findNextStatus(from: Status, party: Party, act: Act, first: Waiting): Status | undefined {
  const acts: Partial<Record<Act, Moves>> = moves[party];
  const to = acts[act]?.[from];
  return to === 'first' ? first : to;
}

/** What a party may do with a work in this state, in the order of the table. */
export function listActs(from: Status, party: 'owner'): OwnerAct[];
export function listActs(from: Status, party: 'guardian'): GuardianAct[];
export function listActs(from: Status, party: 'moderator'): ModeratorAct[];
export function listActs(from: Status, party: Party): Act[] {
  const acts: Partial<Record<Act, Moves>> = moves[party];
  return (Object.keys(acts) as Act[]).filter((act) => acts[act]?.[from] !== undefined);
}

/** What decides how an owner's works begin. */
export interface OwnerStanding {
  minor: boolean;
  /** A student whom only her teacher answers for: no email, no guardian on record. */
  hasCard: boolean;
  /** Her guardian has agreed to everything she hands in. */
  standingConsent: boolean;
  /** Null if she never said. */
  birthYear: number | null;
}

/**
 * Where a new version waits first: a minor's for her guardian, unless the guardian has agreed to all of them. A student
 * with a card has her teacher's word instead, and is kept from being public (`visibilitiesOf`).
 */
export function findFirstStatus({ minor, hasCard, standingConsent }: OwnerStanding): Waiting {
  return minor && !hasCard && !standingConsent ? status.awaitsGuardian : status.submitted;
}

/** Nobody is public before the end of the year in which she turns this old. */
const publicFrom = 13;

/** Only the birth year is known, so a child counts as under 13 until the end of the year in which she turns 13. */
export function isUnderThirteen(birthYear: number | null, now: Date): boolean {
  return birthYear !== null && now.getUTCFullYear() <= birthYear + publicFrom;
}

/** Whom an owner may show her work to. */
export function visibilitiesOf(owner: OwnerStanding, now: Date): Visibility[] {
  const mayBePublic = !owner.hasCard && !isUnderThirteen(owner.birthYear, now);
  return visibilities.filter((each) => mayBePublic || each !== visibility.everyone);
}

/** What the form has chosen before she chooses (decisions: minors start at visibility 1). */
export function findFirstVisibility({ minor }: Pick<OwnerStanding, 'minor'>): Visibility {
  return minor ? visibility.group : visibility.everyone;
}

/** Whether one visibility shows the work to more people than another. */
export function isWider(to: Visibility, from: Visibility): boolean {
  return to < from;
}
