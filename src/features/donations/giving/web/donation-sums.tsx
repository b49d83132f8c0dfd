import { useTranslations } from 'use-intl';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';

/** What is paid in all, and apart what of it is the cost of paying. */
export function DonationSums({
  donation: { currency, amount, fee, total },
}: {
  donation: Pick<DonationView, 'currency' | 'amount' | 'fee' | 'total'>;
}) {
  const t = useTranslations();
  const { sum } = useDonationWords();
  return (
    <dl className="mt-4 space-y-2 tabular-nums">
      {fee > 0 && (
        <>
          <Row label={t('donations.own.amount')} value={sum(amount, currency)} />
          <Row label={t('donations.own.costs')} value={sum(fee, currency)} />
        </>
      )}
      <Row label={t('donations.own.total')} value={sum(total, currency)} isTotal />
    </dl>
  );
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'text-step-1 font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
