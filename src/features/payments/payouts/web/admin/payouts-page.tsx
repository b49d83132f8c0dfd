import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { noonOf } from '#core/local-date.ts';
import { providerIds } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { providerNames } from '#features/payments/finance/policy.ts';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';
import type { Payout, PayoutsRequest } from '#features/payments/payouts/contract.ts';
import { payoutStateNames, payoutStates } from '#features/payments/payouts/policy.ts';
import { payoutFilters, payoutsQuery } from './payout-queries.ts';
import { PayoutStateBadge } from './payout-state-badge.tsx';
import { UploadCard } from './upload-card.tsx';

/** `/admin/money/payouts`: what providers have paid out, and where their files are read. */
export default function PayoutsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(payoutFilters, search);
  const { data: page } = useSuspenseQuery(payoutsQuery(api, request));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead title={t('payments.payout.title')}>{t('payments.payout.intro')}</AdminPageHead>
      <div className="mt-6 max-w-reading">
        <UploadCard />
      </div>
      <div className="mt-6">
        <ListingTable<Payout, PayoutsRequest>
          caption={t('payments.payout.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-paidOn"
          nameOf={({ payout }) => payout}
          searchLabel={t('payments.payout.search')}
          filters={[
            {
              name: 'state',
              label: t('payments.list.state'),
              kind: 'choice',
              choices: payoutStates.map((value) => ({ value, text: t(payoutStateNames[value]) })),
            },
            {
              name: 'provider',
              label: t('payments.list.provider'),
              kind: 'choice',
              choices: providerIds.map((value) => ({ value, text: providerNames[value] })),
            },
          ]}
          empty={{ scene: 'give', title: t('payments.payout.empty'), text: t('payments.payout.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<Payout>[] {
  const t = useTranslations();
  const say = useAmount();
  const format = useFormatter();
  return [
    {
      id: 'payout',
      heading: t('payments.payout.one'),
      cell: ({ id, payout }) => (
        <a
          href={adminHref('adminPayout', { payoutId: id })}
          className="text-link inline-flex min-h-11 items-center wrap-anywhere"
        >
          <bdi>{payout}</bdi>
        </a>
      ),
    },
    {
      id: 'paidOn',
      heading: t('payments.list.date'),
      isSortable: true,
      cell: ({ paidOn }) => format.dateTime(noonOf(paidOn), { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    {
      id: 'provider',
      heading: t('payments.list.provider'),
      cell: ({ provider }) => providerNames[provider],
    },
    {
      id: 'net',
      heading: t('payments.payout.net'),
      isNumber: true,
      cell: ({ net }) => say(net),
    },
    {
      id: 'state',
      heading: t('payments.list.state'),
      cell: ({ state }) => <PayoutStateBadge state={state} />,
    },
  ];
}
