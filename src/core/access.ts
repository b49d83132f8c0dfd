import type { Role } from './actor.ts';
import type { Permission } from './permissions.ts';

/** Who may open a page, or call an endpoint, at all; what they see or change there is the feature's policy. */
export interface AccessRules {
  /** `visitor`: only people who are not signed in, as for signing in. Default `anyone`. */
  access?: 'anyone' | 'visitor' | 'member' | undefined;
  /** What one must have been granted: for the administration's pages and endpoints. */
  permission?: Permission | undefined;
  /**
   * Users who are let in although they still have something to do. `unnamed`: a user without a full name or a role;
   * `waiting`: a minor whose guardian has not approved.
   */
  openTo?: readonly ('unnamed' | 'waiting')[] | undefined;
  /** The roles it is closed to: what costs money or concerns adults is not for `childRoles`. */
  keptFrom?: readonly Role[] | undefined;
}

/** Family members and students: their parents and teachers decide the rest. */
export const childRoles: readonly Role[] = ['home', 'student'];

/** Someone who has no authority over others: a minor, a family member or a student. */
export function isChildAccount({ role, minor }: { role: Role; minor: boolean }): boolean {
  return minor || childRoles.includes(role);
}

/** What the rules need to know about a signed-in user. */
export interface Standing {
  role: Role;
  permissions: readonly Permission[];
  /** Has said her full name and her role. */
  introduced: boolean;
  awaitsGuardian: boolean;
}

type Condition = (rules: AccessRules, who: Standing | undefined) => boolean;

/** What keeps a user out, in the order in which it is reported (spec §2, navigation guards). */
const barriers = {
  signedOut: ({ access, permission }, who) => !who && (access === 'member' || !!permission),
  signedIn: ({ access }, who) => !!who && access === 'visitor',
  notPermitted: ({ permission }, who) => !!who && !!permission && !who.permissions.includes(permission),
  waiting: ({ openTo }, who) => !!who?.awaitsGuardian && !openTo?.includes('waiting'),
  unnamed: ({ openTo }, who) => who?.introduced === false && !openTo?.includes('unnamed'),
  role: ({ keptFrom }, who) => !!who && !!keptFrom?.includes(who.role),
} satisfies Record<string, Condition>;

export type Barrier = keyof typeof barriers;

const inOrder = Object.entries(barriers) as [Barrier, Condition][];

/** What keeps a user (undefined: a visitor) from a page or an endpoint; undefined when nothing does. */
export function findBarrier(rules: AccessRules, who: Standing | undefined): Barrier | undefined {
  return inOrder.find(([, holds]) => holds(rules, who))?.[0];
}
