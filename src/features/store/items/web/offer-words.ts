import { useTranslations } from 'use-intl';
import type { ItemWords } from '../contract.ts';

interface OfferWords {
  /** On the card. */
  button: string;
  /** On the sheet that asks once more. */
  question: string;
  confirm: string;
}

/** What redeeming is called: one gives a tree, gets a frame, and asks for goods. */
export function useOfferWords(needsGuardian = false): (item: Pick<ItemWords, 'kind' | 'name'>) => OfferWords {
  const t = useTranslations();
  return ({ kind, name }) => {
    if (kind === 'impact') {
      return {
        button: t('store.redeem.give'),
        question: t('store.redeem.giveQuestion', { name }),
        confirm: t('store.redeem.giveConfirm'),
      };
    }
    return {
      button: t('store.redeem.get'),
      question: t('store.redeem.getQuestion', { name }),
      confirm: kind === 'goods' && needsGuardian ? t('store.redeem.askParent') : t('store.redeem.getConfirm'),
    };
  };
}
