import type { UserId } from '#core/ids.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { FamilyChild } from '../contract.ts';

/** What other features know about a child, for the grown-ups of her family. */
export type ChildFacts = Pick<
  FamilyChild,
  'learning' | 'streak' | 'points' | 'worksWaiting' | 'ordersWaiting' | 'classes'
>;

/** A child that is asked about, with what she has chosen: whose calendar she follows, and whether she learns without the game. */
export interface AskedChild {
  id: UserId;
  place: string | undefined;
  classicMode: boolean;
}

/** Asked for all children at once: each feature answers with what it knows, in a fixed number of queries. */
export const childFacts = defineQuestion<
  { children: readonly AskedChild[] },
  ReadonlyMap<UserId, Partial<ChildFacts>>
>('families.childFacts');
