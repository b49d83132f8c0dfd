import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { ConflictsCard } from '#features/cms/offered/entry/conflicts-card.tsx';
import { DeletedNotice } from '#features/cms/offered/entry/deleted-notice.tsx';
import { entryQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { focusPlace } from '#features/learning/authoring/web/editor/focus-place.ts';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';
import { categoriesQuery, categoryEntryId } from './categories-query.ts';
import { CategoryCourses } from './category-courses.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { useCategoryTrail } from './use-category-trail.ts';

/** `/admin/courses/categories/{slug}/edit`: a category in all languages, its courses, its life and its versions. */
export default function CategoryPage() {
  const t = useTranslations();
  const page = usePage();
  const { slug = '' } = useParams();
  const { data: entry } = useSuspenseQuery(entryQuery(page.api, categoryEntryId(slug)));
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  const category = categories.items.find((each) => each.slug === slug);
  const courses = category?.courses ?? [];
  return (
    <>
      <AdminPageHead title={category?.name ?? entry.title} trail={useCategoryTrail()}>
        {t('learning.categories.editIntro')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {entry.deletedAt && <DeletedNotice entry={entry} />}
          {entry.conflicts.length > 0 && <ConflictsCard entry={entry} />}
          {!entry.deletedAt && <CategoryEditor key={entry.id} entry={entry} />}
        </div>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-1">
          <LanguagesCard
            entry={entry}
            onShow={(path) => focusPlace(path)}
            kept={courses.length > 0 ? t('learning.categories.kept', { count: courses.length }) : undefined}
          />
          <CategoryCourses courses={courses} />
          <VersionsCard entry={entry} />
        </div>
      </div>
    </>
  );
}
