import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { currencyCodes } from '#core/money.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn, TableFilter } from '#page/table/table-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ContributionRowView, ContributionsRequest } from '#features/donations/finance/contract.ts';
import {
  anonymityNames,
  contributionKindNames,
  contributionStateNames,
  contributionStates,
  methodNames,
  periodNames,
} from '#features/donations/finance/policy.ts';
import { contributionKinds, donationPeriods } from '#features/donations/policy.ts';
import { ContributionStateBadge } from './contribution-state.tsx';
import { contributionFilters, contributionsQuery, targetsQuery } from './giving-queries.ts';
import { useGivenAt } from './use-given-at.ts';
import { useSum } from './use-sum.ts';
import { WaitingCard } from './waiting-card.tsx';

/** `/admin/giving`: all money that came of donations, and what waits for someone of finance. */
export default function GivingPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(contributionFilters, search);
  const { data: page } = useSuspenseQuery(contributionsQuery(api, request));
  const { data: targets } = useSuspenseQuery(targetsQuery(api));
  const columns = useColumns();
  /** Someone whose page has led here; otherwise donors are searched for. */
  const ofDonor = (id: string): TableFilter => ({
    name: 'donor',
    label: t('donations.list.donor'),
    kind: 'choice',
    choices: [{ value: id, text: page.items[0]?.donorName || t('donations.list.erased') }],
  });
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  return (
    <>
      <AdminPageHead
        title={t('donations.list.title')}
        actions={
          mayAct && (
            <Button variant="secondary" href={adminHref('adminOfflineGift')}>
              {t('donations.offline.open')}
            </Button>
          )
        }
      >
        {t('donations.list.intro')}
      </AdminPageHead>
      <WaitingCard />
      <div className="mt-6">
        <ListingTable<ContributionRowView, ContributionsRequest>
          caption={t('donations.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-givenAt"
          nameOf={({ donorName, id }) => donorName || id}
          searchLabel={t('donations.list.search')}
          filters={[
            {
              name: 'state',
              label: t('donations.list.state'),
              kind: 'choice',
              choices: contributionStates.map((value) => ({ value, text: t(contributionStateNames[value]) })),
            },
            {
              name: 'period',
              label: t('donations.list.period'),
              kind: 'choice',
              choices: donationPeriods.map((value) => ({ value, text: t(periodNames[value]) })),
            },
            {
              name: 'kind',
              label: t('donations.list.kind'),
              kind: 'choice',
              choices: contributionKinds.map((value) => ({ value, text: t(contributionKindNames[value]) })),
            },
            {
              name: 'currency',
              label: t('donations.list.currency'),
              kind: 'choice',
              choices: currencyCodes.map((value) => ({ value, text: value })),
            },
            { name: 'target', label: t('donations.list.campaignOrTeam'), kind: 'text', suggestions: targets },
            ...(request.donor === undefined ? [] : [ofDonor(request.donor)]),
            { name: 'from', label: t('donations.list.from'), kind: 'day' },
            { name: 'until', label: t('donations.list.until'), kind: 'day' },
          ]}
          fileHref={listingFileHref('contributions')}
          empty={{ scene: 'give', title: t('donations.list.empty'), text: t('donations.list.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<ContributionRowView>[] {
  const t = useTranslations();
  const sum = useSum();
  const givenAt = useGivenAt();
  return [
    {
      id: 'donor',
      heading: t('donations.list.donor'),
      cell: ({ donationId, donorName, anonymity }) => (
        <>
          <a
            href={adminHref('adminDonation', { donationId })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi>{donorName || t('donations.list.erased')}</bdi>
          </a>
          {anonymity !== 'named' && (
            <span className="block text-step--1 text-muted">{t(anonymityNames[anonymity])}</span>
          )}
        </>
      ),
    },
    {
      id: 'givenAt',
      heading: t('donations.list.givenAt'),
      isSortable: true,
      cell: (row) => <span className="whitespace-nowrap">{givenAt(row)}</span>,
    },
    {
      id: 'amount',
      heading: t('donations.list.amount'),
      isNumber: true,
      cell: ({ amount, refunded }) => (
        <>
          {sum(amount)}
          {refunded.amount > 0 && (
            <span className="block text-step--1 text-muted">
              {t('donations.list.minus', { sum: sum(refunded) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      heading: t('donations.list.state'),
      cell: ({ state }) => <ContributionStateBadge state={state} />,
    },
    { id: 'about', heading: t('donations.list.about'), cell: ({ about }) => about },
    {
      id: 'kind',
      heading: t('donations.list.kind'),
      isExtra: true,
      cell: ({ kind, method, period }) => (
        <>
          {t(contributionKindNames[kind])} · {t(methodNames[method])}
          <span className="block text-step--1 text-muted">{t(periodNames[period])}</span>
        </>
      ),
    },
  ];
}
