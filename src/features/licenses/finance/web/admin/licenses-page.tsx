import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { useMoment } from '#page/use-moment.ts';
import { Badge } from '#ui/card/badge.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { LicenseStateBadge } from '#features/licenses/holding/web/license-state-badge.tsx';
import { useLicenseWords } from '#features/licenses/holding/web/use-license-words.ts';
import type { AdminLicense, LicensesRequest } from '#features/licenses/finance/contract.ts';
import { licenseFilters } from '#features/licenses/policy.ts';
import { licenseFiltersOf, licensesQuery } from './finance-queries.ts';
import { useFilterNames } from './use-filter-names.ts';

/** `/admin/money/licenses`: requests for licenses, invoices that are not paid yet, and overdue ones. */
export default function LicensesPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(licenseFiltersOf, search);
  const { data: page } = useSuspenseQuery(licensesQuery(api, request));
  const names = useFilterNames();
  const columns = useColumns();
  const list = adminHref('adminLicenses');
  return (
    <>
      <AdminPageHead title={t('licenses.list.title')}>{t('licenses.list.intro')}</AdminPageHead>
      <LinkChips
        label={t('licenses.list.queues')}
        className="mt-4"
        chips={[
          { text: t('licenses.list.all'), href: list, current: request.state === undefined },
          ...(['requested', 'unpaid', 'overdue'] as const).map((state) => ({
            text: names[state],
            href: `${list}?state=${state}`,
            current: request.state === state,
          })),
        ]}
      />
      <div className="mt-6">
        <ListingTable<AdminLicense, LicensesRequest>
          caption={t('licenses.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-requested"
          nameOf={({ school }) => school}
          searchLabel={t('licenses.list.search')}
          filters={[
            {
              name: 'state',
              label: t('licenses.list.state'),
              kind: 'choice',
              choices: licenseFilters.map((value) => ({ value, text: names[value] })),
            },
          ]}
          empty={{ scene: 'educators', title: t('licenses.list.empty'), text: t('licenses.list.emptyText') }}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<AdminLicense>[] {
  const t = useTranslations();
  const moment = useMoment();
  const { day, amount } = useLicenseWords();
  return [
    {
      id: 'school',
      heading: t('licenses.list.school'),
      cell: ({ id, school }) => (
        <a href={adminHref('adminLicense', { licenseId: id })} className="font-semibold text-link">
          <bdi>{school}</bdi>
        </a>
      ),
    },
    {
      id: 'seats',
      heading: t('licenses.list.seats'),
      isNumber: true,
      cell: ({ seats }) => t('licenses.seats.count', { count: seats }),
    },
    {
      id: 'total',
      heading: t('licenses.list.total'),
      isNumber: true,
      cell: ({ total, currency }) => amount(total, currency),
    },
    { id: 'startsOn', heading: t('licenses.list.startsOn'), cell: ({ startsOn }) => day(startsOn) },
    {
      id: 'dueOn',
      heading: t('licenses.list.dueOn'),
      cell: ({ dueOn, state, isOverdue }) =>
        dueOn !== null && state === 'accepted' ? (
          <span className="flex flex-wrap items-center gap-2">
            {day(dueOn)} {isOverdue && <Badge tone="night">{t('licenses.filter.overdue')}</Badge>}
          </span>
        ) : (
          ''
        ),
    },
    {
      id: 'requested',
      heading: t('licenses.list.requested'),
      isSortable: true,
      cell: ({ requestedAt }) => moment(requestedAt, { dateStyle: 'medium' }),
    },
    {
      id: 'state',
      heading: t('licenses.list.state'),
      cell: ({ state }) => <LicenseStateBadge state={state} />,
    },
  ];
}
