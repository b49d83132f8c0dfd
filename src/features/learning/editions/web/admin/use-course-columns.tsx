import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { EditedCourse } from '#features/learning/editions/contract.ts';
import { courseAccessNames } from '#features/learning/editions/policy.ts';
import { CourseMarks } from './course-marks.tsx';
import { LanguageMarks } from './language-marks.tsx';

/** The columns of the list of courses. */
export function useCourseColumns(): readonly TableColumn<EditedCourse>[] {
  const t = useTranslations();
  const format = useFormatter();
  return useMemo(
    () => [
      {
        id: 'title',
        heading: t('learning.edition.course'),
        isSortable: true,
        cell: (course) => <CourseLink course={course} />,
      },
      {
        id: 'languages',
        heading: t('learning.courses.languages'),
        cell: ({ written, live }) => (
          <div className="min-w-40">
            <LanguageMarks languages={written.map((locale) => ({ locale, live: live.includes(locale) }))} />
          </div>
        ),
      },
      {
        id: 'state',
        heading: t('learning.courses.state'),
        cell: (course) => <CourseMarks course={course} />,
      },
      {
        id: 'items',
        heading: t('learning.courses.items'),
        isNumber: true,
        isSortable: true,
        cell: ({ items }) => format.number(items),
      },
      {
        id: 'order',
        heading: t('learning.courses.field.order'),
        isNumber: true,
        isSortable: true,
        cell: ({ order }) => format.number(order),
      },
      {
        id: 'access',
        heading: t('learning.courses.field.access'),
        isExtra: true,
        cell: ({ access }) => t(courseAccessNames[access]),
      },
      {
        id: 'categories',
        heading: t('learning.courses.field.categories'),
        isExtra: true,
        cell: ({ categories }) => (
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ),
      },
      {
        id: 'published',
        heading: t('learning.courses.field.published'),
        isSortable: true,
        isExtra: true,
        cell: ({ published }) =>
          published && format.dateTime(new Date(published), { dateStyle: 'medium', timeZone: 'UTC' }),
      },
      {
        id: 'slug',
        heading: t('learning.courses.field.slug'),
        isExtra: true,
        cell: ({ slug }) => <code dir="ltr">{slug}</code>,
      },
    ],
    [t, format],
  );
}

function CourseLink({ course }: { course: EditedCourse }) {
  const t = useTranslations();
  return (
    <a
      href={adminHref('adminCourse', { courseId: course.id })}
      className="text-link flex min-h-11 items-center gap-3 text-start font-semibold"
    >
      <img
        src={course.cover}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        className="h-12 w-16 shrink-0 rounded-control object-cover max-sm:hidden"
      />
      <bdi lang={course.titleLang ?? undefined} className="min-w-0">
        {course.title || t('learning.courses.untitled')}
      </bdi>
    </a>
  );
}
