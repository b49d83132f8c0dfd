/** How finance thanked a donor. */
export const waysToThank = ['mail', 'phone', 'letter'] as const;
export type WayToThank = (typeof waysToThank)[number];

/** How a donor was thanked: by finance, or by the organizer or a leader of what she gave for, who mailed her. */
export const thanksKinds = [...waysToThank, 'organizer'] as const;
export type ThanksKind = (typeof thanksKinds)[number];

/** `never`: nobody has thanked her. `again`: she has given since. `done`: she was thanked on the day of her latest gift, or later. */
export const thanksStates = ['never', 'again', 'done'] as const;
export type ThanksState = (typeof thanksStates)[number];

/** Days and instants are in UTC. */
export function thanksStateOf(thankedOn: string | null, lastGivenAt: Date | null): ThanksState {
  if (thankedOn === null) return 'never';
  return lastGivenAt !== null && lastGivenAt.toISOString().slice(0, 10) > thankedOn ? 'again' : 'done';
}

/** Why two donors may be one person. */
export const likenesses = ['mailbox', 'account', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

/** The longest note about a donor, in characters. */
export const longestNote = 2000;

/**
 * One spelling for all that probably lead to one mailbox: no case, no `+tag`, no dots before the @. Only to propose: at many providers a dot makes
 * another mailbox.
 */
export function looseMailbox(emailAddress: string): string {
  const address = emailAddress.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  const host = address.slice(at + 1);
  return `${name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}

/** A donor as merging knows her. */
interface Merged {
  id: string;
  head_id: string;
}

/**
 * What merging `other` into `into` comes to: nothing if they are one already, and a refusal if either was merged with someone else since it was
 * seen. So no donor is ever merged into one of her own.
 */
export function decideMerge(into: Merged, other: Merged): 'merge' | 'done' | 'merged_meanwhile' {
  if (into.head_id === other.head_id) return 'done';
  return into.head_id === into.id && other.head_id === other.id ? 'merge' : 'merged_meanwhile';
}

/* What everything is called, as messages. */

export const thanksStateNames = {
  never: 'donations.donors.thanksNever',
  again: 'donations.donors.thanksAgain',
  done: 'donations.donors.thanksDone',
} as const satisfies Record<ThanksState, string>;

export const thanksKindNames = {
  mail: 'donations.donors.byMail',
  phone: 'donations.donors.byPhone',
  letter: 'donations.donors.byLetter',
  organizer: 'donations.donors.byOrganizer',
} as const satisfies Record<ThanksKind, string>;

export const likenessNames = {
  mailbox: 'donations.donors.sameMailbox',
  account: 'donations.donors.sameAccount',
  name: 'donations.donors.sameName',
} as const satisfies Record<Likeness, string>;
