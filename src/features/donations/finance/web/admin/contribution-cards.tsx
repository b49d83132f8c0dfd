import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { contributionKindNames, methodNames } from '#features/donations/finance/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { ContributionStateBadge } from './contribution-state.tsx';
import { useGivenAt } from './use-given-at.ts';
import { useSum } from './use-sum.ts';

/** The money that came of a donation, each with its receipt and its payment. */
export function ContributionCards({ contributions }: Pick<AdminDonation, 'contributions'>) {
  const t = useTranslations();
  const sum = useSum();
  const givenAt = useGivenAt();
  const { calendarDay } = useDonationWords();
  return (
    <Card as="section" labelledBy="giving-contributions">
      <h2 id="giving-contributions" className="text-step-1 font-bold">
        {t('donations.contributions.title')}
      </h2>
      {contributions.length === 0 && <p className="mt-2 text-muted">{t('donations.contributions.none')}</p>}
      {contributions.map((row) => (
        <div key={row.id} className="mt-4 border-t border-line pt-4">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <b className="text-step-1 tabular-nums">{sum(row.amount)}</b>
            <ContributionStateBadge state={row.state} />
            {row.isDisputed && <Badge tone="info">{t('donations.contributions.disputed')}</Badge>}
            <span className="text-muted">{givenAt(row)}</span>
          </p>
          <p className="mt-1 text-step--1 text-pretty text-muted">
            {[
              t(contributionKindNames[row.kind]),
              t(methodNames[row.method]),
              row.entity.toUpperCase(),
              ...(row.amount.currency === 'USD'
                ? []
                : [
                    t('donations.contributions.rate', {
                      rate: row.rate,
                      day: calendarDay(row.rateOn),
                      source: row.rateSource,
                    }),
                  ]),
            ].join(' · ')}
          </p>
          {row.refunded.amount > 0 && (
            <p className="mt-1">{t('donations.list.minus', { sum: sum(row.refunded) })}</p>
          )}
          <p className="flex flex-wrap gap-x-6">
            {row.receiptHref !== null && (
              <a href={row.receiptHref} className="text-link inline-flex min-h-11 items-center">
                {row.kind === 'pledge' ? t('donations.list.acknowledgment') : t('donations.list.receipt')}
              </a>
            )}
            {row.paymentId !== null && (
              <a
                href={adminHref('adminPayment', { paymentId: row.paymentId })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('donations.list.payment')}
              </a>
            )}
          </p>
        </div>
      ))}
    </Card>
  );
}
