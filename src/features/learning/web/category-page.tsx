import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { usePage } from '../../../page/page-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NightBand } from '../../../ui/papercut/night-band.tsx';
import { href } from '../../../urls.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { CategoryChips } from './offered/category-chips.tsx';
import { CourseGrid } from './offered/course-grid.tsx';
import { categoriesQuery, courseListQuery } from './offered/learning-queries.ts';
import { useCoursesProgress } from './offered/use-courses-progress.ts';
import { WayBack } from './way-back.tsx';

/** `/courses/category/{slug}`: the courses about one topic. */
export default function CategoryPage() {
  const t = useTranslations();
  const page = usePage();
  const { categorySlug = '' } = useParams();
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  const { data: allCourses } = useSuspenseQuery(courseListQuery(page));
  const progress = useCoursesProgress();
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category) return null;
  const courses = allCourses.filter(({ id, archived }) => category.courses.includes(id) && !archived);
  const path = href('category', { categorySlug });
  const steps = [
    { text: t('learning.course.courses'), href: `${href('home')}#courses` },
    { text: category.name },
  ];
  return (
    <>
      <PageHead
        title={category.name}
        description={category.description}
        path={path}
        jsonLd={[breadcrumbJsonLd(page.origin, steps, path)]}
      />
      <NightBand>
        <WayBack steps={steps} />
        <h1 className="mt-4 text-step-4">{category.name}</h1>
        <p className="mt-4 max-w-reading text-step-1 text-muted">{category.description}</p>
      </NightBand>
      <Container className="py-6 pb-16 sm:pb-24">
        <CategoryChips categories={categories} current={categorySlug} className="mb-8" />
        {courses.length > 0 ? (
          <CourseGrid courses={courses} progress={progress} headingLevel={2} eager />
        ) : (
          <EmptyState
            scene="not-found"
            title={t('learning.category.emptyTitle')}
            action={<Button href={`${href('home')}#courses`}>{t('learning.category.emptyAction')}</Button>}
          >
            <p>{t('learning.category.emptyText')}</p>
          </EmptyState>
        )}
      </Container>
    </>
  );
}
