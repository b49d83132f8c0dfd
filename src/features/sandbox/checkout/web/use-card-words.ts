import { useTranslations } from 'use-intl';
import type { cardGroups, CardId } from '#features/sandbox/policy.ts';

/** What each card does, and what cards have in common. */
export function useCardWords(): {
  cards: Record<CardId, string>;
  groups: Record<keyof typeof cardGroups, string>;
} {
  const t = useTranslations();
  return {
    cards: {
      succeeds: t('sandbox.card.succeeds'),
      secondStep: t('sandbox.card.secondStep'),
      slow: t('sandbox.card.slow', { seconds: 5 }),
      slower: t('sandbox.card.slow', { seconds: 20 }),
      declined: t('sandbox.card.declined'),
      noFunds: t('sandbox.card.noFunds'),
      expired: t('sandbox.card.expired'),
      timesOut: t('sandbox.card.timesOut'),
      repeats: t('sandbox.card.repeats'),
      disputed: t('sandbox.card.disputed'),
      renewalDeclined: t('sandbox.card.renewalDeclined'),
      renewalNeedsStep: t('sandbox.card.renewalNeedsStep'),
      renewalDeclinedOnce: t('sandbox.card.renewalDeclinedOnce'),
    },
    groups: {
      pays: t('sandbox.group.pays'),
      refuses: t('sandbox.group.refuses'),
      troubles: t('sandbox.group.troubles'),
      renewals: t('sandbox.group.renewals'),
    },
  };
}
