import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { Button } from '#ui/button/button.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import { schoolCalendars } from '#features/schools/policy.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { schoolFilters } from './school-filters.ts';
import { schoolsQuery } from './school-queries.ts';
import { useSchoolWords } from './school-words.ts';
import { useSchoolActs } from './use-school-acts.ts';
import { useSchoolColumns } from './use-school-columns.tsx';

/** `/admin/settings/schools`: the schools that people can choose at sign-up. */
export default function SchoolsPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(schoolFilters, search);
  const { data: page } = useSuspenseQuery(schoolsQuery(api, request));
  const { countries, calendars } = useSchoolWords();
  const columns = useSchoolColumns();
  const { acts, merging } = useSchoolActs();
  const add = (
    <Button href={adminHref('newSchool')} icon={IconPlus}>
      {t('schools.list.add')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('schools.list.title')} actions={add}>
        {t('schools.list.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable
          caption={t('schools.list.title')}
          request={request}
          page={page}
          columns={columns}
          defaultSort="name"
          nameOf={({ name }) => name}
          searchLabel={t('schools.list.search')}
          filters={[
            {
              name: 'country',
              label: t('schools.field.country'),
              kind: 'choice',
              choices: countries.map(({ code, name }) => ({ value: code, text: name })),
            },
            {
              name: 'calendar',
              label: t('schools.field.calendar'),
              kind: 'choice',
              choices: schoolCalendars.map((value) => ({ value, text: calendars[value] })),
            },
          ]}
          bulk={acts}
          fileHref={listingFileHref('schools')}
          views={<SavedViews listing="schools" />}
          empty={{
            scene: 'educators',
            title: t('schools.list.empty'),
            text: t('schools.list.emptyText'),
            action: add,
          }}
        />
      </div>
      {merging && <MergeDialog merging={merging} />}
    </>
  );
}
