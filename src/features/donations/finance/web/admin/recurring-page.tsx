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
import { Badge } from '#ui/card/badge.tsx';
import type { RecurringRequest, RecurringRowView } from '#features/donations/finance/contract.ts';
import { periodNames, recurringStateNames, recurringStates } from '#features/donations/finance/policy.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { recurringFilters, recurringQuery } from './giving-queries.ts';
import { useSum } from './use-sum.ts';

/** `/admin/giving/recurring`: every donation that is given monthly or yearly. */
export default function RecurringPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(recurringFilters, search);
  const { data: page } = useSuspenseQuery(recurringQuery(api, request));
  const columns = useColumns();
  return (
    <>
      <AdminPageHead
        title={t('donations.recurring.title')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
      >
        {t('donations.recurring.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<RecurringRowView, RecurringRequest>
          caption={t('donations.recurring.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="nextOn"
          nameOf={({ donorName, id }) => donorName || id}
          searchLabel={t('donations.list.search')}
          filters={[
            {
              name: 'state',
              label: t('donations.list.state'),
              kind: 'choice',
              choices: recurringStates.map((value) => ({ value, text: t(recurringStateNames[value]) })),
            },
            {
              name: 'period',
              label: t('donations.list.period'),
              kind: 'choice',
              choices: (['month', 'year'] as const).map((value) => ({ value, text: t(periodNames[value]) })),
            },
            {
              name: 'currency',
              label: t('donations.list.currency'),
              kind: 'choice',
              choices: currencyCodes.map((value) => ({ value, text: value })),
            },
          ]}
          fileHref={listingFileHref('recurring-donations')}
          empty={{
            scene: 'give',
            title: t('donations.recurring.empty'),
            text: t('donations.recurring.emptyText'),
          }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<RecurringRowView>[] {
  const t = useTranslations();
  const sum = useSum();
  const { calendarDay } = useDonationWords();
  return [
    {
      id: 'donor',
      heading: t('donations.list.donor'),
      cell: ({ id, donorName }) => (
        <a
          href={adminHref('adminDonation', { donationId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <bdi>{donorName || t('donations.list.erased')}</bdi>
        </a>
      ),
    },
    {
      id: 'nextOn',
      heading: t('donations.recurring.nextOn'),
      isSortable: true,
      cell: ({ nextOn }) => (nextOn === null ? '–' : calendarDay(nextOn)),
    },
    { id: 'amount', heading: t('donations.list.amount'), isNumber: true, cell: ({ total }) => sum(total) },
    { id: 'period', heading: t('donations.list.period'), cell: ({ period }) => t(periodNames[period]) },
    {
      id: 'state',
      heading: t('donations.list.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'going' ? 'progress' : state === 'failing' ? 'info' : 'neutral'}>
          {t(recurringStateNames[state])}
        </Badge>
      ),
    },
    { id: 'about', heading: t('donations.list.about'), cell: ({ about }) => about },
  ];
}
