import type { UserId } from '#core/ids.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { ConsentState } from '#features/guardians/contract.ts';
import type { FamilyChild } from '../contract.ts';

/** What other features know about a child, for the grown-ups of her family. */
export type ChildFacts = Pick<
  FamilyChild,
  'learning' | 'streak' | 'points' | 'worksWaiting' | 'ordersWaiting' | 'classes'
>;

/**
 * A child that is asked about, with what she has chosen: whose calendar she follows, and whether she learns without the game. What waits
 * for a guardian's answer is only counted while the consent to her account is `given`: nobody else is asked.
 */ export interface AskedChild {
  id: UserId;
  place: string | undefined;
  classicMode: boolean;
  consent: ConsentState;
}

/** Asked for all children at once: each feature answers with what it knows, in a fixed number of queries. */
export const childFacts = defineQuestion<
  { children: readonly AskedChild[] },
  ReadonlyMap<UserId, Partial<ChildFacts>>
>('families.childFacts');
