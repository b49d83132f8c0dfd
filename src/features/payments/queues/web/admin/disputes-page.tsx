import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { providerIds } from '#core/payment-providers.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { disputeStateNames, disputeStates, providerNames } from '#features/payments/finance/policy.ts';
import { useAmount } from '#features/payments/finance/web/admin/use-amount.ts';
import type { Dispute, DisputesRequest } from '#features/payments/queues/contract.ts';
import { disputeFilters, disputesQuery } from './queue-queries.ts';

/** `/admin/money/disputes`: what payers have asked their banks to give back, and until when evidence is taken. */
export default function DisputesPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(disputeFilters, search);
  const { data: page } = useSuspenseQuery(disputesQuery(api, request));
  const columns = useColumns();
  const list = adminHref('adminDisputes');
  return (
    <>
      <AdminPageHead
        title={t('payments.disputes.title')}
        trail={[{ text: t('payments.queue.title'), href: adminHref('adminMoney') }]}
      >
        {t('payments.disputes.intro')}
      </AdminPageHead>
      <LinkChips
        label={t('payments.list.state')}
        className="mt-4"
        chips={[
          { text: t('payments.disputes.all'), href: list, current: request.state === undefined },
          ...disputeStates.map((state) => ({
            text: t(disputeStateNames[state]),
            href: `${list}?state=${state}${state === 'open' ? '&sort=dueAt' : ''}`,
            current: request.state === state,
          })),
        ]}
      />
      <div className="mt-6">
        <ListingTable<Dispute, DisputesRequest>
          caption={t('payments.disputes.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-openedAt"
          nameOf={({ description }) => description}
          searchLabel={t('payments.disputes.search')}
          filters={[
            {
              name: 'state',
              label: t('payments.list.state'),
              kind: 'choice',
              choices: disputeStates.map((value) => ({ value, text: t(disputeStateNames[value]) })),
            },
            {
              name: 'provider',
              label: t('payments.list.provider'),
              kind: 'choice',
              choices: providerIds.map((value) => ({ value, text: providerNames[value] })),
            },
          ]}
          empty={{
            scene: 'window',
            title: t('payments.disputes.empty'),
            text: t('payments.disputes.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<Dispute>[] {
  const t = useTranslations();
  const say = useAmount();
  const moment = useMoment();
  return [
    {
      id: 'description',
      heading: t('payments.list.id'),
      cell: ({ paymentId, description }) => (
        <a
          href={adminHref('adminPayment', { paymentId })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{description}</bdi>
        </a>
      ),
    },
    {
      id: 'dueAt',
      heading: t('payments.disputes.dueAt'),
      isSortable: true,
      cell: ({ dueAt, urgency }) => <DueDay dueAt={dueAt} urgency={urgency} />,
    },
    {
      id: 'amount',
      heading: t('payments.list.amount'),
      isNumber: true,
      cell: ({ amount }) => say(amount),
    },
    {
      id: 'state',
      heading: t('payments.list.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'open' ? 'reward' : state === 'won' ? 'progress' : 'neutral'}>
          {t(disputeStateNames[state])}
        </Badge>
      ),
    },
    {
      id: 'openedAt',
      heading: t('payments.disputes.openedAt'),
      isSortable: true,
      cell: ({ openedAt }) => moment(openedAt, { dateStyle: 'medium' }),
    },
    {
      id: 'provider',
      heading: t('payments.list.provider'),
      cell: ({ provider, reference }) => (
        <>
          {providerNames[provider]}
          <bdi className="block min-w-48 text-step--1 wrap-anywhere text-muted">{reference}</bdi>
        </>
      ),
    },
  ];
}

function DueDay({ dueAt, urgency }: Pick<Dispute, 'dueAt' | 'urgency'>) {
  const t = useTranslations();
  const moment = useMoment();
  if (dueAt === null) return <span className="text-muted">{t('payments.disputes.noDay')}</span>;
  const day = <span suppressHydrationWarning>{moment(dueAt, { dateStyle: 'medium' })}</span>;
  if (urgency === 'calm') return day;
  return (
    <>
      {day}{' '}
      <Badge tone="reward" icon={IconAlertTriangle}>
        {urgency === 'over' ? t('payments.disputes.over') : t('payments.disputes.urgent')}
      </Badge>
    </>
  );
}
