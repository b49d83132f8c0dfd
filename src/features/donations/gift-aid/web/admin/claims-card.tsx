import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import type { GiftAidSums } from '#features/donations/gift-aid/contract.ts';
import { usePounds } from './use-pounds.ts';

/** The claims that were made, the latest first. */
export function ClaimsCard({ claims }: Pick<GiftAidSums, 'claims'>) {
  const t = useTranslations();
  const pounds = usePounds();
  const moment = useMoment();
  return (
    <Card as="section" labelledBy="gift-aid-claims">
      <h2 id="gift-aid-claims" className="text-step-1 font-bold">
        {t('donations.giftAid.claims')}
      </h2>
      {claims.length === 0 ? (
        <p className="mt-2 text-pretty text-muted">{t('donations.giftAid.noClaims')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {claims.map(({ id, number, madeAt, gifts, tax }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
              <a
                href={adminHref('adminGiftAidClaim', { claimId: id })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {number}
              </a>
              <b className="tabular-nums">{pounds(tax)}</b>
              <span>{t('donations.giftAid.ofGifts', { gifts })}</span>
              <span className="text-muted">{moment(madeAt, { dateStyle: 'medium' })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
