/**
 * What a call may be refused with because of what it does, by kind of refusal. Its guard, its input and the server itself
 * may refuse it too: those are not listed again.
 */
export interface DeclaredRefusals {
  /** 400 for a readable request that asks for what does not exist, where the specification says so. */
  badRequest?: true;
  signIn?: readonly string[];
  forbidden?: readonly string[];
  notFound?: true;
  conflict?: readonly string[];
}

/** Declares in a contract the codes with which a call may be refused: `.meta(refuses({ conflict: ['not_watched'] }))`. */
export function refuses(refusals: DeclaredRefusals): { refusals: DeclaredRefusals } {
  return { refusals };
}

/** What `refuses` declared for a call. */
export function findDeclaredRefusals(meta: object): DeclaredRefusals {
  return 'refusals' in meta ? (meta.refusals as DeclaredRefusals) : {};
}
