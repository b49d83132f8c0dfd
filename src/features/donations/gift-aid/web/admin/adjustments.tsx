import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { Adjustment } from '#features/donations/gift-aid/contract.ts';
import { usePounds } from './use-pounds.ts';

interface AdjustmentsProps {
  title: string;
  text: string;
  adjustments: readonly Adjustment[];
}

/** Gifts of which something has gone back since they were claimed, with the tax that goes back to HMRC. */
export function Adjustments({ title, text, adjustments }: AdjustmentsProps) {
  const t = useTranslations();
  const pounds = usePounds();
  return (
    <section aria-labelledby="gift-aid-adjustments" className="mt-6 border-t border-line pt-5">
      <h3 id="gift-aid-adjustments" className="font-bold">
        {title}
      </h3>
      <p className="mt-1 text-pretty">{text}</p>
      <ul className="mt-2 divide-y divide-line">
        {adjustments.map(({ contributionId, donationId, donorName, claimedIn, amount, tax }) => (
          <li key={contributionId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
            <a
              href={adminHref('adminDonation', { donationId })}
              className="text-link inline-flex min-h-11 items-center wrap-anywhere"
            >
              <bdi>{donorName || t('donations.list.erased')}</bdi>
            </a>
            <span className="text-muted">{claimedIn}</span>
            <span>{t('donations.list.minus', { sum: pounds(amount) })}</span>
            <b className="tabular-nums">{t('donations.giftAid.ofTax', { sum: pounds(tax) })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
