import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { currencyCodes } from '#core/money.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { Button } from '#ui/button/button.tsx';
import { paidPlans, periods, subscriptionStates } from '#features/plans/policy.ts';
import type { AdminSubscription, SubscriptionsRequest } from '#features/plans/subscribers/contract.ts';
import { stateNames } from '#features/plans/subscribers/policy.ts';
import { usePlanWords } from '#features/plans/web/use-plan-words.ts';
import { subscriptionFilters, subscriptionsQuery } from './subscriptions-query.ts';

/** `/admin/money/subscriptions`: everyone who pays for a plan, or has. */
export default function SubscriptionsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(subscriptionFilters, search);
  const { data: page } = useSuspenseQuery(subscriptionsQuery(api, request));
  const { names } = usePlanWords();
  const columns = useColumns();
  const periodNames = { month: t('plans.subscribers.month'), year: t('plans.subscribers.year') };
  return (
    <>
      <AdminPageHead
        title={t('plans.subscribers.title')}
        actions={
          <Button variant="secondary" href={adminHref('adminRevenue')}>
            {t('plans.revenue.title')}
          </Button>
        }
      >
        {t('plans.subscribers.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<AdminSubscription, SubscriptionsRequest>
          caption={t('plans.subscribers.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-startedAt"
          nameOf={({ person }) => person.name}
          searchLabel={t('plans.subscribers.search')}
          filters={[
            {
              name: 'state',
              label: t('plans.subscribers.state'),
              kind: 'choice',
              choices: subscriptionStates.map((value) => ({ value, text: t(stateNames[value]) })),
            },
            {
              name: 'plan',
              label: t('plans.subscribers.plan'),
              kind: 'choice',
              choices: paidPlans.map((value) => ({ value, text: names[value] })),
            },
            {
              name: 'period',
              label: t('plans.subscribers.period'),
              kind: 'choice',
              choices: periods.map((value) => ({ value, text: periodNames[value] })),
            },
            {
              name: 'currency',
              label: t('plans.subscribers.currency'),
              kind: 'choice',
              choices: currencyCodes.map((value) => ({ value, text: value })),
            },
          ]}
          fileHref={listingFileHref('subscriptions')}
          empty={{
            scene: 'give',
            title: t('plans.subscribers.empty'),
            text: t('plans.subscribers.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<AdminSubscription>[] {
  const t = useTranslations();
  const { nameOffer, amount } = usePlanWords();
  const moment = useMoment();
  const day = (iso: string) => moment(iso, { dateStyle: 'medium' });
  return [
    {
      id: 'person',
      heading: t('plans.subscribers.person'),
      cell: ({ person: { name, href } }) =>
        href ? (
          <a href={href} className="text-link inline-flex min-h-11 items-center">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        ),
    },
    { id: 'plan', heading: t('plans.subscribers.plan'), cell: (one) => nameOffer(one) },
    {
      id: 'price',
      heading: t('plans.subscribers.price'),
      isNumber: true,
      cell: ({ price, currency }) => amount(price, currency),
    },
    {
      id: 'state',
      heading: t('plans.subscribers.state'),
      cell: ({ state, ends }) => (
        <>
          {t(stateNames[state])}
          {ends && state !== 'ended' && (
            <span className="block text-step--1 text-muted">{t('plans.subscribers.canceled')}</span>
          )}
        </>
      ),
    },
    {
      id: 'startedAt',
      heading: t('plans.subscribers.startedAt'),
      isSortable: true,
      cell: ({ startedAt }) => day(startedAt),
    },
    {
      id: 'periodEndsAt',
      heading: t('plans.subscribers.periodEndsAt'),
      isSortable: true,
      cell: ({ periodEndsAt, endedAt }) => day(endedAt ?? periodEndsAt),
    },
  ];
}
