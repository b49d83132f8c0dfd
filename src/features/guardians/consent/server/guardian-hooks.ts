import type { UserId } from '#core/ids.ts';
import { defineHook, defineQuestion } from '#platform/composition/feature-hooks.ts';

/** A guardian has approved a minor's account: whatever was waiting for that continues. */
export const guardianApproved = defineHook<{ userId: UserId }>('guardians.guardianApproved');

/** A minor has turned out to need a guardian's approval: until it is given, she may not stay where it is required. */
export const guardianNeeded = defineHook<{ userId: UserId }>('guardians.guardianNeeded');

/** A guardian has withdrawn the approval: it is as if it had never been given. */
export const consentWithdrawn = defineHook<{ userId: UserId }>('guardians.consentWithdrawn');

/** A minor whose account is approved asks her guardian again; true from each feature that has written to the guardian. */
export const guardianAskedAgain = defineHook<{ userId: UserId; guardianAddress: string }, boolean>(
  'guardians.guardianAskedAgain',
);

/**
 * The children for whom someone answers although another address is on record: a child of a family has each of its guardians.
 * Asked with an address that has been proved.
 */
export const childrenOfFamily = defineQuestion<{ emailAddress: string }, UserId[]>(
  'guardians.childrenOfFamily',
);

/** The accounts of the guardians of these children's families, by child. */
export const guardiansOfFamily = defineQuestion<
  { childIds: readonly UserId[] },
  ReadonlyMap<UserId, UserId[]>
>('guardians.guardiansOfFamily');

/** The classes that a minor joins once her account is approved, to show to the guardian. */
export const classesAwaited = defineQuestion<{ userId: UserId }, { name: string; teacher: string }[]>(
  'guardians.classesAwaited',
);

/** The family of the guardian who has this address: a minor who named her is in it, could be, or finds no seat free. */
export type FamilyPlace = 'joined' | 'open' | 'full';

/** Asked whether a minor could be taken into the family of the guardian on record, who has proved this address. */
export const familyPlace = defineQuestion<{ userId: UserId; emailAddress: string }, FamilyPlace | undefined>(
  'guardians.familyPlace',
);

/** Her guardian takes a minor into the family; true from the feature that has done so. */
export const takenIntoFamily = defineHook<{ userId: UserId; emailAddress: string }, boolean>(
  'guardians.takenIntoFamily',
);
