import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';
import type { AdminDonor } from '#features/donations/donors/contract.ts';
import { contributionKindNames, methodNames, periodNames } from '#features/donations/finance/policy.ts';
import { ContributionStateBadge } from '#features/donations/finance/web/admin/contribution-state.tsx';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';

/** Her latest gifts of every kind, and the way to all of them. */
export function GiftsCard({ donor: { id, latest } }: { donor: AdminDonor }) {
  const t = useTranslations();
  const titleId = useId();
  const captionId = useId();
  const sum = useSum();
  const moment = useMoment();
  const headings = [
    t('donations.list.givenAt'),
    t('donations.list.amount'),
    t('donations.list.about'),
    t('donations.list.state'),
  ];
  return (
    <Card as="section" labelledBy={titleId} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={titleId} className="text-step-1 font-bold">
          {t('donations.donors.latest')}
        </h2>
        <a
          href={adminHref('adminGiving', undefined, { donor: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('donations.donors.allGifts')}
        </a>
      </div>
      <Table caption={t('donations.donors.gifts')} captionId={captionId} className="mt-3">
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th
                key={heading}
                scope="col"
                className={headingLook({ isFirst: column === 0, isNumber: column === 1 })}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latest.map((gift) => (
            <tr key={gift.id} className="group/row">
              <th scope="row" className={cellLook({ isFirst: true })}>
                <a
                  href={adminHref('adminDonation', { donationId: gift.donationId })}
                  className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  {moment(gift.givenAt, { dateStyle: 'medium' })}
                </a>
              </th>
              <td className={cellLook({ isNumber: true })}>
                {sum(gift.amount)}
                {gift.refunded.amount > 0 && (
                  <span className="block text-step--1 text-muted">
                    {t('donations.list.minus', { sum: sum(gift.refunded) })}
                  </span>
                )}
              </td>
              <td className={cellLook({})}>
                <bdi>{gift.about}</bdi>
                <span className="block text-step--1 text-muted">
                  {[
                    t(contributionKindNames[gift.kind]),
                    t(methodNames[gift.method]),
                    ...(gift.period === 'once' ? [] : [t(periodNames[gift.period])]),
                  ].join(' · ')}
                </span>
              </td>
              <td className={cellLook({})}>
                <ContributionStateBadge state={gift.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
