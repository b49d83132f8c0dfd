import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import type { DonationView } from '../contract.ts';

/** What is given, for what, and in whose merit. */
export function DonationSummary({ donation }: { donation: DonationView }) {
  const t = useTranslations();
  const { sum, dedications } = useDonationWords();
  const { currency, about, fee, amount, total, dedication, dedicationText, language } = donation;
  return (
    <Card as="aside" labelledBy="donation-summary" tone="sand">
      <h2 id="donation-summary" className="text-step-1 font-bold">
        {about}
      </h2>
      <dl className="mt-4 space-y-2 tabular-nums">
        {fee > 0 && (
          <>
            <Row label={t('donations.own.amount')} value={sum(amount, currency)} />
            <Row label={t('donations.own.costs')} value={sum(fee, currency)} />
          </>
        )}
        <Row label={t('donations.own.total')} value={sum(total, currency)} isTotal />
      </dl>
      {dedication !== 'none' && (
        <p className="mt-5 text-pretty wrap-anywhere">
          {dedications[dedication]}{' '}
          <bdi lang={language} className="font-semibold">
            {dedicationText}
          </bdi>
        </p>
      )}
    </Card>
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
