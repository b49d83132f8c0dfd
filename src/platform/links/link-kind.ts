import type { UserId } from '#core/ids.ts';

interface Kind {
  /** As the database has it; no two kinds share one, and it never changes. */
  name: string;
  /** How long a link may be used, in milliseconds. */
  lifetime: number;
}

/** What a link is for. Every feature declares the kinds that it makes and uses. */
export interface LinkKind<Owner extends UserId | null = UserId | null> extends Kind {
  /** Whose a stored link is; throws if it cannot be of this kind. */
  ownerOf(userId: UserId | null): Owner;
}

/** Links about someone's account: they go when it is erased. */
export function defineAccountLink(kind: Kind): LinkKind<UserId> {
  return {
    ...kind,
    ownerOf(userId) {
      if (userId === null) throw new Error(`A link of the kind ${kind.name} belongs to no account.`);
      return userId;
    },
  };
}

/** Links for people who need no account: all that is known of them is the link's subject, such as an address. */
export function defineOpenLink(kind: Kind): LinkKind<null> {
  return {
    ...kind,
    ownerOf(userId) {
      if (userId !== null) throw new Error(`A link of the kind ${kind.name} belongs to an account.`);
      return null;
    },
  };
}
