/** What both get for a friend's first finished course, and for how many friends the inviter is thanked in a month. */
export interface ThanksRule {
  coins: number;
  perMonth: number;
}

interface Invited {
  isChild: boolean;
  givenUp: boolean;
  classicMode: boolean;
  /** The mailbox that she has proved to be hers. */
  mailbox: string | undefined;
}

interface Thanks {
  inviter: number;
  friend: number;
}

/**
 * The coins for an invitation whose friend has finished a course; undefined if it does not count, or not yet.
 * `thankedMailboxes` are those of the friends before her, `thankedLately` how many of them fall into this month.
 */
export function thanksFor(
  { inviter, friend }: { inviter: Invited; friend: Invited },
  { coins, perMonth }: ThanksRule,
  { thankedMailboxes, thankedLately }: { thankedMailboxes: ReadonlySet<string>; thankedLately: number },
): Thanks | undefined {
  if ([inviter, friend].some(({ isChild, givenUp }) => isChild || givenUp)) return undefined;
  if (inviter.mailbox === undefined || friend.mailbox === undefined) return undefined;
  if (friend.mailbox === inviter.mailbox || thankedMailboxes.has(friend.mailbox)) return undefined;
  return {
    inviter: inviter.classicMode || thankedLately >= perMonth ? 0 : coins,
    friend: friend.classicMode ? 0 : coins,
  };
}
