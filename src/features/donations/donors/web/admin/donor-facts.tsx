import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import type { AdminDonor } from '#features/donations/donors/contract.ts';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';

/** Who she is, and what she gave in each currency. */
export function DonorFacts({ donor }: { donor: AdminDonor }) {
  const t = useTranslations();
  const format = useFormatter();
  const moment = useMoment();
  const sum = useSum();
  const day = (iso: string | null) => (iso === null ? '–' : moment(iso, { dateStyle: 'medium' }));
  return (
    <Card>
      <ul className="flex flex-wrap gap-x-10 gap-y-4">
        {donor.given.map(({ gifts, left, refunded }) => (
          <li key={left.currency}>
            <p className="text-step-2 leading-tight font-extrabold tabular-nums">{sum(left)}</p>
            <p className="text-step--1 text-muted">
              {t('donations.donors.giftCount', { count: gifts })}
              {refunded.amount > 0 && <> · {t('donations.list.minus', { sum: sum(refunded) })}</>}
            </p>
          </li>
        ))}
      </ul>
      {donor.given.length > 1 && (
        <p className="mt-4 text-step--1 text-pretty text-muted">
          {t('donations.donors.together', { sum: sum(donor.inDollars) })}
        </p>
      )}
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {donor.addresses.length > 0 && (
          <Fact term={t('donations.list.address')}>
            {donor.addresses.map((address) => (
              <span key={address} className="block">
                <bdi>{address}</bdi>
              </span>
            ))}
          </Fact>
        )}
        {donor.people.length > 0 && (
          <Fact term={t('donations.list.account')}>
            {donor.people.map(({ name, href }) => (
              <span key={href ?? name} className="block">
                {href === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <a href={href} className="text-link">
                    <bdi>{name}</bdi>
                  </a>
                )}
              </span>
            ))}
          </Fact>
        )}
        <Fact term={t('donations.donors.firstGift')}>{day(donor.firstGivenAt)}</Fact>
        <Fact term={t('donations.donors.lastGift')}>{day(donor.lastGivenAt)}</Fact>
        {donor.running > 0 && (
          <Fact term={t('donations.donors.running')}>{format.number(donor.running)}</Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
