import { useTranslations } from 'use-intl';
import type { ItemType } from '#core/item-types.ts';
import type { ItemView } from '../catalogue/contract.ts';
import { itemKinds } from '../kinds/policy.ts';
import { lockMessages, reasonBeyondSigningIn } from '../catalogue/policy.ts';

/** Names kinds of items in the page's language. */
export function useKindWords(): (type: ItemType) => string {
  const t = useTranslations();
  return (type) => t(itemKinds[type].name);
}

/** Why an item is closed, in a word or two; undefined for one that is open. */
export function lockMessage({ reason, access }: Pick<ItemView, 'reason' | 'access'>): string | undefined {
  return reason && lockMessages[reasonBeyondSigningIn(reason, access)];
}
