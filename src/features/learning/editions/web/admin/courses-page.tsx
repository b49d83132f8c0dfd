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
import { categoriesQuery } from '#features/learning/categories/web/admin/categories-query.ts';
import {
  courseAccessLevels,
  courseAccessNames,
  courseStateNames,
  courseStates,
} from '#features/learning/editions/policy.ts';
import { courseFilters } from './course-filters.ts';
import { editedCoursesQuery } from './course-queries.ts';
import { useCourseColumns } from './use-course-columns.tsx';

/** `/admin/courses`: every course, shipped or written here, with the languages in which readers see it. */
export default function CoursesPage() {
  const t = useTranslations();
  const page = usePage();
  const [search] = useSearchParams();
  const request = readListingRequest(courseFilters, search);
  const { data } = useSuspenseQuery(editedCoursesQuery(page, request));
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  const mayEdit = useViewer()?.permissions.includes('content.edit');
  const columns = useCourseColumns();
  const add = mayEdit && (
    <Button href={adminHref('adminNewCourse')} icon={IconPlus} size="s">
      {t('learning.courses.new')}
    </Button>
  );
  return (
    <>
      <AdminPageHead title={t('learning.courses.title')} actions={add}>
        {t('learning.courses.intro')}
      </AdminPageHead>
      <div className="mt-6">
        <ListingTable
          caption={t('learning.courses.title')}
          request={request}
          page={data}
          columns={columns}
          defaultSort="order"
          nameOf={({ title }) => title}
          searchLabel={t('learning.courses.search')}
          filters={[
            {
              name: 'state',
              label: t('learning.courses.state'),
              kind: 'choice',
              choices: courseStates.map((state) => ({ value: state, text: t(courseStateNames[state]) })),
            },
            {
              name: 'language',
              label: t('learning.courses.publishedIn'),
              kind: 'choice',
              choices: localeCodes.map((locale) => ({ value: locale, text: locales[locale].name })),
            },
            {
              name: 'category',
              label: t('learning.edition.category'),
              kind: 'choice',
              choices: categories.items.map(({ slug, name }) => ({ value: slug, text: name })),
            },
            {
              name: 'access',
              label: t('learning.courses.field.access'),
              kind: 'choice',
              choices: courseAccessLevels.map((level) => ({
                value: level,
                text: t(courseAccessNames[level]),
              })),
            },
          ]}
          fileHref={listingFileHref('courses')}
          views={<SavedViews listing="courses" />}
          empty={{
            scene: 'window',
            title: t('learning.courses.empty'),
            text: t('learning.courses.emptyText'),
            action: add,
          }}
        />
      </div>
    </>
  );
}
