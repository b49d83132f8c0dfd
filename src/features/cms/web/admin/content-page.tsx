import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import { entriesQuery, typesQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { entryFilters } from './entry-filters.ts';
import { NewEntryMenu } from './new-entry-menu.tsx';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useStateWords } from '#features/cms/offered/entry/use-state-words.ts';

/** `/admin/content`: everything that staff edits, by type, language and state. */
export default function ContentPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(entryFilters, search);
  const { data: page } = useSuspenseQuery(entriesQuery(api, request));
  const { data: types } = useSuspenseQuery(typesQuery(api));
  const { states } = useStateWords();
  const columns = useEntryColumns();
  const add = <NewEntryMenu types={types.items} />;
  return (
    <>
      <AdminPageHead address="adminContent" title={t('cms.list.heading')} actions={add}>
        {t('cms.list.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable
          caption={t('cms.list.heading')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="-changedAt"
          nameOf={({ title }) => title}
          searchLabel={t('cms.list.search')}
          filters={[
            {
              name: 'contentType',
              label: t('cms.list.type'),
              kind: 'choice',
              choices: types.items.map(({ name, label }) => ({ value: name, text: label })),
            },
            {
              name: 'language',
              label: t('cms.list.language'),
              kind: 'choice',
              choices: localeCodes.map((locale) => ({ value: locale, text: locales[locale].name })),
            },
            {
              name: 'state',
              label: t('cms.list.state'),
              kind: 'choice',
              choices: Object.entries(states).map(([value, text]) => ({ value, text })),
            },
            {
              name: 'deleted',
              label: t('cms.list.deleted'),
              kind: 'choice',
              choices: [{ value: 'yes', text: t('cms.list.onlyDeleted') }],
            },
          ]}
          fileHref={listingFileHref('entries')}
          views={<SavedViews listing="entries" />}
          empty={{ scene: 'window', title: t('cms.list.empty'), text: t('cms.list.emptyText'), action: add }}
        />
      </div>
    </>
  );
}
