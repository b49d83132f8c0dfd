import type { ItemView, LockReason } from '#features/learning/catalogue/contract.ts';
import { reasonBeyondSigningIn } from '#features/learning/catalogue/policy.ts';

/** Why an item is closed, as shown on the course's page. */
export function lockReason({ mayWatch, reason, access }: ItemView): LockReason | undefined {
  if (mayWatch || reason === undefined || reason === 'coming_soon') return undefined;
  return reasonBeyondSigningIn(reason, access);
}

/**
 * The reason most items of a chapter are closed, if there are several: it is given once for all of them. Items that
 * open with a free account say so themselves, with a link to sign up, unless that is the only reason.
 */
export function sharedReason(items: readonly ItemView[]): LockReason | undefined {
  const counts = new Map<LockReason, number>();
  for (const item of items) {
    const reason = lockReason(item);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const several = [...counts].filter(([, count]) => count > 1);
  const isFree = ([reason]: [LockReason, number]) => reason === 'sign_in_required';
  const [most] = several.toSorted(
    (one, other) => Number(isFree(one)) - Number(isFree(other)) || other[1] - one[1],
  );
  return most?.[0];
}
