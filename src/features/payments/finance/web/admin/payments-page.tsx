import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { providerIds } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import type { PaymentsRequest, PaymentSummary } from '#features/payments/finance/contract.ts';
import { methodNames, providerNames, stateNames } from '#features/payments/finance/policy.ts';
import { paymentStates } from '#features/payments/policy.ts';
import { paymentQueues, queueTitles } from '#features/payments/queues/policy.ts';
import { paymentFilters, paymentsQuery } from './payment-queries.ts';
import { PayerName } from './payer-name.tsx';
import { StateBadge } from './state-badge.tsx';
import { useAmount } from './use-amount.ts';

/** `/admin/money/payments`: every payment, and the queues of those that a person has to look at. */
export default function PaymentsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(paymentFilters, search);
  const { data: page } = useSuspenseQuery(paymentsQuery(api, request));
  const columns = useColumns();
  const list = adminHref('adminPayments');
  return (
    <>
      <AdminPageHead title={t('payments.list.title')}>{t('payments.list.intro')}</AdminPageHead>
      <LinkChips
        label={t('payments.list.queues')}
        className="mt-4"
        chips={[
          { text: t('payments.list.all'), href: list, current: request.waits === undefined },
          ...paymentQueues.map((queue) => ({
            text: t(queueTitles[queue]),
            href: `${list}?waits=${queue}`,
            current: request.waits === queue,
          })),
        ]}
      />
      <div className="mt-6">
        <ListingTable<PaymentSummary, PaymentsRequest>
          caption={t('payments.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-createdAt"
          nameOf={({ description }) => description}
          searchLabel={t('payments.list.search')}
          filters={[
            {
              name: 'waits',
              label: t('payments.list.queues'),
              kind: 'choice',
              choices: paymentQueues.map((value) => ({ value, text: t(queueTitles[value]) })),
            },
            {
              name: 'state',
              label: t('payments.list.state'),
              kind: 'choice',
              choices: paymentStates.map((value) => ({ value, text: t(stateNames[value]) })),
            },
            {
              name: 'provider',
              label: t('payments.list.provider'),
              kind: 'choice',
              choices: providerIds.map((value) => ({ value, text: providerNames[value] })),
            },
            { name: 'purpose', label: t('payments.list.purpose'), kind: 'text' },
            { name: 'from', label: t('payments.list.from'), kind: 'day' },
            { name: 'until', label: t('payments.list.until'), kind: 'day' },
          ]}
          fileHref={listingFileHref('payments')}
          empty={{ scene: 'give', title: t('payments.list.empty'), text: t('payments.list.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<PaymentSummary>[] {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  return [
    {
      id: 'description',
      heading: t('payments.list.description'),
      cell: ({ id, description }) => (
        <a
          href={adminHref('adminPayment', { paymentId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {/* In its line, so that a name in another script begins where the others do. */}
          <span>
            <bdi>{description}</bdi>
          </span>
        </a>
      ),
    },
    {
      id: 'createdAt',
      heading: t('payments.list.date'),
      isSortable: true,
      cell: ({ createdAt }) => moment(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      id: 'payer',
      heading: t('payments.list.payer'),
      cell: ({ payer }) => <PayerName payer={payer} />,
    },
    {
      id: 'amount',
      heading: t('payments.list.amount'),
      isNumber: true,
      cell: ({ amount }) => say(amount),
    },
    { id: 'state', heading: t('payments.list.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'method',
      heading: t('payments.list.method'),
      cell: ({ method, provider }) => (
        <>
          {t(methodNames[method])}
          <bdi className="block text-step--1 text-muted">{providerNames[provider]}</bdi>
        </>
      ),
    },
    {
      id: 'purpose',
      heading: t('payments.list.purpose'),
      isExtra: true,
      cell: ({ purpose }) => <bdi>{purpose}</bdi>,
    },
  ];
}
