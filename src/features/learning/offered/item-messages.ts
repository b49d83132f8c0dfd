import type { ItemType } from '#core/item-types.ts';
import type { AccessLevel, ItemView, LockReason } from '../contract.ts';

/** The message that names each kind of item. */
export const kindMessages: Record<ItemType, string> = {
  film: 'learning.kind.film',
  visual: 'learning.kind.visual',
  quiz: 'learning.kind.quiz',
  challenge: 'learning.kind.challenge',
  game: 'learning.kind.game',
  bonus: 'learning.kind.bonus',
  vidquiz: 'learning.kind.vidquiz',
  rwi: 'learning.kind.rwi',
};

/** Why an item is closed, in a word or two; undefined for one that is open. */
export function lockMessage({ reason, access }: Pick<ItemView, 'reason' | 'access'>): string | undefined {
  // For a visitor, a free account alone would not open these.
  if (reason === 'sign_in_required') return lockMessages[closedByPlan[access] ?? reason];
  return reason && lockMessages[reason];
}

const lockMessages: Record<LockReason, string> = {
  sign_in_required: 'learning.lockWord.signIn',
  restricted_free: 'learning.lockWord.plan',
  upgrade_required: 'learning.lockWord.plan',
  premium_required: 'learning.lockWord.premium',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.lockWord.guardian',
};

const closedByPlan: Partial<Record<AccessLevel, LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};
