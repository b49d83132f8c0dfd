import { useTranslations } from 'use-intl';
import { deedHref } from '#core/deed-names.ts';
import type { ImpactView } from '../contract.ts';

interface DeedCard {
  key: string;
  image: string;
  amount: number;
  unit: string;
  language: string | undefined;
}

/** What was done as things to show: one for each kind of deed, and one for all the hours. */
export function useDeedCards({ sums, hours }: ImpactView): DeedCard[] {
  const t = useTranslations();
  const cards = sums.map(({ kind, image, amount, unit, language }) => ({
    key: kind,
    image,
    amount,
    unit,
    language,
  }));
  if (hours === 0) return cards;
  const unit = t('submissions.counter.hours', { hours });
  return [...cards, { key: 'all hours', image: deedHref('hands'), amount: hours, unit, language: undefined }];
}
