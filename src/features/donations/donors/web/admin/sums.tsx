import { useTranslations } from 'use-intl';
import type { DonorRowView } from '#features/donations/donors/contract.ts';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';

/** What is left of a donor's gifts, one line a currency. */
export function Sums({ given }: Pick<DonorRowView, 'given'>) {
  const t = useTranslations();
  const sum = useSum();
  if (given.length === 0) return '–';
  return given.map(({ left, refunded }) => (
    <span key={left.currency} className="block">
      {sum(left)}
      {refunded.amount > 0 && (
        <span className="block text-step--1 text-muted">
          {t('donations.list.minus', { sum: sum(refunded) })}
        </span>
      )}
    </span>
  ));
}
