import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import type { FormEntriesRequest, FormEntryView } from '#features/forms/contract.ts';
import { formNames } from '#features/forms/policy.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Badge } from '#ui/card/badge.tsx';
import { entryFilters } from './entry-filters.ts';
import { entriesQuery } from './entries-queries.ts';
import { nameOfForm, useFormNames } from './form-names.ts';
import { useMoment } from '#page/use-moment.ts';

/** `/admin/reports/forms`: what was sent by the forms of the site, and what still waits for an answer. */
export default function EntriesPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const names = useFormNames();
  const columns = useColumns();
  const request = readListingRequest(entryFilters, search);
  const { data: page } = useSuspenseQuery(entriesQuery(api, request));
  return (
    <>
      <AdminPageHead title={t('forms.list.link')}>{t('forms.list.intro')}</AdminPageHead>
      <div className="mt-6">
        <ListingTable<FormEntryView, FormEntriesRequest>
          caption={t('forms.list.link')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-sent"
          nameOf={({ name }) => name}
          searchLabel={t('forms.list.search')}
          fileHref={listingFileHref('form-entries')}
          empty={{ scene: 'window', title: t('forms.list.empty') }}
          filters={[
            {
              name: 'form',
              label: t('forms.heading.form'),
              kind: 'choice',
              choices: formNames.map((value) => ({ value, text: names[value] })),
            },
            {
              name: 'state',
              label: t('forms.heading.state'),
              kind: 'choice',
              choices: [
                { value: 'open', text: t('forms.state.open') },
                { value: 'answered', text: t('forms.state.answered') },
              ],
            },
          ]}
        />
      </div>
    </>
  );
}

function useColumns(): TableColumn<FormEntryView>[] {
  const t = useTranslations();
  const moment = useMoment();
  const names = useFormNames();
  return [
    {
      id: 'name',
      heading: t('forms.heading.name'),
      cell: ({ id, name }) => (
        <a href={adminHref('adminFormEntry', { entryId: id })} className="text-link font-semibold">
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'form', heading: t('forms.heading.form'), cell: ({ form }) => nameOfForm(names, form) },
    {
      id: 'organization',
      heading: t('forms.heading.organization'),
      cell: ({ organization }) => <bdi>{organization}</bdi>,
    },
    {
      id: 'message',
      heading: t('forms.heading.message'),
      cell: ({ message }) => <bdi className="line-clamp-2 max-w-80 min-w-48 wrap-anywhere">{message}</bdi>,
    },
    {
      id: 'sent',
      heading: t('forms.heading.sent'),
      isSortable: true,
      cell: ({ sentAt }) => moment(sentAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      id: 'state',
      heading: t('forms.heading.state'),
      cell: ({ answeredAt, assignedTo }) =>
        answeredAt ? (
          <Badge tone="progress">{t('forms.state.answered')}</Badge>
        ) : (
          <Badge tone="info">
            {assignedTo ? t('forms.state.taken', { name: assignedTo }) : t('forms.state.open')}
          </Badge>
        ),
    },
  ];
}
