import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { waitingQuery } from './giving-queries.ts';
import { useSum } from './use-sum.ts';

/** What finance has to look at, and what funds have pledged; nothing if there is neither. */
export function WaitingCard() {
  const t = useTranslations();
  const { api } = usePage();
  const moment = useMoment();
  const sum = useSum();
  const { data: waiting } = useSuspenseQuery(waitingQuery(api));
  if (waiting.length === 0) return null;
  return (
    <Card as="section" labelledBy="giving-waiting" className="mt-6">
      <h2 id="giving-waiting" className="text-step-1 font-bold">
        {t('donations.waiting.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {waiting.map(({ id, donorName, total, why, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
            <a
              href={adminHref('adminDonation', { donationId: id })}
              className="text-link inline-flex min-h-11 items-center wrap-anywhere"
            >
              <bdi>{donorName || t('donations.list.erased')}</bdi>
            </a>
            <b className="tabular-nums">{sum(total)}</b>
            <span>{why === 'review' ? t('donations.waiting.review') : t('donations.waiting.pledge')}</span>
            <span className="text-muted">{moment(createdAt, { dateStyle: 'medium' })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
