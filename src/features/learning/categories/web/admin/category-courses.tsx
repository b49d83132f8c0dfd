import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { CategoryCourse } from '#features/learning/categories/contract.ts';

/** The courses that are in a category: in their editors they are put in it and taken out. */
export function CategoryCourses({ courses }: { courses: readonly CategoryCourse[] }) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="category-courses">
      <h2 id="category-courses" className="text-step-1 font-bold">
        {t('learning.categories.courses')}
      </h2>
      {courses.length === 0 && <p className="mt-2 text-muted">{t('learning.categories.noCourses')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {courses.map(({ id, title, isLive }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <a
              href={adminHref('adminCourse', { courseId: id })}
              className="text-link inline-flex min-h-11 items-center"
            >
              <bdi>{title}</bdi>
            </a>
            {!isLive && <Badge>{t('learning.courses.draft')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
