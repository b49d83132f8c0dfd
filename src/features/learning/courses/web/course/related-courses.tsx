import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import type { CategoryView } from '#features/learning/catalogue/contract.ts';
import type { CourseProgress } from '#features/learning/progress/contract.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { CourseGrid } from '#features/learning/offered/course-grid.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';

const atMost = 3;

export interface RelatedCoursesProps {
  course: CourseView;
  category: CategoryView | undefined;
  progress: readonly CourseProgress[];
}

/** Up to three other courses of the same category. */
export function RelatedCourses({ course, category, progress }: RelatedCoursesProps) {
  const t = useTranslations();
  const { data: courses } = useSuspenseQuery(courseListQuery(usePage()));
  const related = courses
    .filter(({ id, archived }) => id !== course.id && !archived && category?.courses.includes(id))
    .slice(0, atMost);
  if (!category || related.length === 0) return null;
  return (
    <PageSection tone="sand" labelledBy="related">
      <SectionHeading
        id="related"
        action={
          <a
            href={href('category', { categorySlug: category.slug })}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {category.name}
          </a>
        }
      >
        {t('learning.course.related')}
      </SectionHeading>
      <CourseGrid courses={related} progress={progress} />
    </PageSection>
  );
}
