import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, listingFileHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { readListingRequest } from '#page/table/listing-address.ts';
import { ListingTable } from '#page/table/listing-table.tsx';
import { Button } from '#ui/button/button.tsx';
import { SavedViews } from '#features/administration/offered/saved-views.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { courseNamesQuery } from '#features/learning/editions/web/admin/course-queries.ts';
import { resourceNames } from '#features/learning/resources/policy.ts';
import { downloadKinds } from '#features/learning/downloads/policy.ts';
import { downloadFilters } from './download-filters.ts';
import { downloadsQuery } from './downloads-query.ts';
import { useDownloadColumns } from './use-download-columns.tsx';

/** `/admin/downloads`: the files that staff uploaded for courses, by course and language. */
export default function DownloadsPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(downloadFilters, search);
  const { data } = useSuspenseQuery(downloadsQuery(page, request));
  const { data: courses } = useSuspenseQuery(courseNamesQuery(page));
  const mayEdit = useViewer()?.permissions.includes('content.edit');
  const columns = useDownloadColumns();
  const add = mayEdit && (
    <Button href={adminHref('adminNewDownload')} icon={IconPlus} size="s">
      {t('learning.downloads.new')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('learning.downloads.adminTitle')} actions={add}>
        {t('learning.downloads.adminIntro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable
          caption={t('learning.downloads.adminTitle')}
          request={request}
          page={data}
          columns={columns}
          defaultSort="course"
          nameOf={({ title }) => title}
          searchLabel={t('learning.downloads.search')}
          filters={[
            {
              name: 'course',
              label: t('learning.downloads.field.course'),
              kind: 'choice',
              choices: courses.items.map(({ id, title }) => ({ value: id, text: title })),
            },
            {
              name: 'language',
              label: t('learning.downloads.field.lang'),
              kind: 'choice',
              choices: localeCodes.map((locale) => ({ value: locale, text: locales[locale].name })),
            },
            {
              name: 'kind',
              label: t('learning.downloads.field.kind'),
              kind: 'choice',
              choices: downloadKinds.map((kind) => ({ value: kind, text: t(resourceNames[kind]) })),
            },
          ]}
          fileHref={listingFileHref('downloads')}
          views={<SavedViews listing="downloads" />}
          empty={{
            scene: 'window',
            title: t('learning.downloads.empty'),
            text: t('learning.downloads.emptyText'),
            action: add,
          }}
        />
      </div>
    </>
  );
}
