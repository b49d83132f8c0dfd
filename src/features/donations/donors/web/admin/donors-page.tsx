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
import { Badge } from '#ui/card/badge.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { DonorRowView, DonorsRequest } from '#features/donations/donors/contract.ts';
import { thanksStateNames, thanksStates } from '#features/donations/donors/policy.ts';
import { useSum } from '#features/donations/finance/web/admin/use-sum.ts';
import { useDonationWords } from '#features/donations/web/use-donation-words.ts';
import { donorFilters, donorsQuery } from './donor-queries.ts';
import { Sums } from './sums.tsx';
import { ThanksBadge } from './thanks-badge.tsx';

/** `/admin/giving/donors`: everyone who has given, with all of it. */
export default function DonorsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(donorFilters, search);
  const { data: page } = useSuspenseQuery(donorsQuery(api, request));
  const columns = useColumns();
  const mayAct = useViewer()?.permissions.includes('money.act') ?? false;
  return (
    <>
      <AdminPageHead
        title={t('donations.donors.title')}
        trail={[{ text: t('donations.list.title'), href: adminHref('adminGiving') }]}
      >
        {t('donations.donors.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable<DonorRowView, DonorsRequest>
          caption={t('donations.donors.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-lastGivenAt"
          nameOf={({ name, id }) => name || id}
          searchLabel={t('donations.donors.search')}
          filters={[
            {
              name: 'thanks',
              label: t('donations.donors.thanks'),
              kind: 'choice',
              choices: thanksStates.map((value) => ({ value, text: t(thanksStateNames[value]) })),
            },
            {
              name: 'recurring',
              label: t('donations.donors.recurring'),
              kind: 'choice',
              choices: [
                { value: 'yes', text: t('donations.donors.recurs') },
                { value: 'no', text: t('donations.donors.recursNot') },
              ],
            },
            {
              name: 'currency',
              label: t('donations.list.currency'),
              kind: 'choice',
              choices: currencyCodes.map((value) => ({ value, text: value })),
            },
          ]}
          fileHref={mayAct ? listingFileHref('donors') : undefined}
          empty={{ scene: 'give', title: t('donations.donors.empty'), text: t('donations.donors.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<DonorRowView>[] {
  const t = useTranslations();
  const sum = useSum();
  const moment = useMoment();
  const { calendarDay } = useDonationWords();
  return [
    {
      id: 'donor',
      heading: t('donations.list.donor'),
      cell: ({ id, name, emailAddress }) => (
        <>
          <a
            href={adminHref('adminDonor', { donorId: id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi>{name || t('donations.list.erased')}</bdi>
          </a>
          {emailAddress !== null && (
            <span className="block min-w-40 text-step--1 text-muted">
              <bdi>{emailAddress}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'lastGivenAt',
      heading: t('donations.donors.lastGift'),
      isSortable: true,
      cell: ({ lastGivenAt, isRecurring }) => (
        <>
          <span className="block">
            {lastGivenAt === null ? '–' : moment(lastGivenAt, { dateStyle: 'medium' })}
          </span>
          {isRecurring && (
            <Badge tone="progress" className="mt-1">
              {t('donations.donors.recurs')}
            </Badge>
          )}
        </>
      ),
    },
    {
      id: 'gifts',
      heading: t('donations.donors.gifts'),
      isNumber: true,
      cell: ({ gifts }) => gifts,
    },
    {
      id: 'given',
      heading: t('donations.donors.given'),
      isNumber: true,
      cell: ({ given }) => <Sums given={given} />,
    },
    {
      id: 'inDollars',
      heading: t('donations.donors.inDollars'),
      isNumber: true,
      isSortable: true,
      cell: ({ inDollars }) => sum(inDollars),
    },
    {
      id: 'thanks',
      heading: t('donations.donors.thanks'),
      cell: ({ thanks, thankedOn, thankedBy }) => (
        <>
          <ThanksBadge state={thanks} />
          {thankedOn !== null && (
            <span className="mt-1 block text-step--1 text-muted">
              {calendarDay(thankedOn)}
              {thankedBy !== null && (
                <>
                  {' · '}
                  <bdi>{thankedBy}</bdi>
                </>
              )}
            </span>
          )}
        </>
      ),
    },
  ];
}
