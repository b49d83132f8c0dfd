import type { PictogramName } from '#core/pictogram-names.ts';
import type { ItemType } from '#core/item-types.ts';
import type { AccessLevel, LockReason } from '../contract.ts';

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

/** The picture that stands for each kind of item. */
export const kindPictograms = {
  film: 'play',
  visual: 'board',
  quiz: 'question',
  challenge: 'flag',
  game: 'puzzle',
  bonus: 'gift',
  vidquiz: 'screen',
  rwi: 'hands',
} as const satisfies Record<ItemType, PictogramName>;

/** The message that says in a word or two why an item is closed. */
export const lockMessages: Record<LockReason, string> = {
  sign_in_required: 'learning.lockWord.signIn',
  restricted_free: 'learning.lockWord.plan',
  upgrade_required: 'learning.lockWord.plan',
  premium_required: 'learning.lockWord.premium',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.lockWord.guardian',
};

/** The message that says it in a sentence. */
export const lockSentences = {
  sign_in_required: 'learning.course.lockedSignIn',
  restricted_free: 'learning.refusal.restrictedFree',
  upgrade_required: 'learning.refusal.upgradeRequired',
  premium_required: 'learning.refusal.premiumRequired',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.refusal.guardianApprovalRequired',
} as const satisfies Record<LockReason, string>;

const closedByPlan: Partial<Record<AccessLevel, LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};

/** The reason to show: a visitor is not sent to sign in for something that would still be closed. */
export function reasonBeyondSigningIn(reason: LockReason, access: AccessLevel): LockReason {
  return reason === 'sign_in_required' ? (closedByPlan[access] ?? reason) : reason;
}
