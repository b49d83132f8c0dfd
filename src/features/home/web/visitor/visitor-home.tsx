import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { CategoryChips } from '#features/learning/offered/category-chips.tsx';
import { CourseGrid } from '#features/learning/offered/course-grid.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { DeedsDone } from '../deeds-done.tsx';
import { Audiences } from './audiences.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Opening } from './opening.tsx';

/** The visitor's home page: what Lamed is, how it works, its courses, and what it offers adults. */
export function VisitorHome() {
  const t = useTranslations();
  const page = usePage();
  const { data } = useSuspenseQuery(courseListQuery(page));
  const courses = data
    .filter(({ archived }) => !archived)
    .toSorted((a, b) => b.featuredLevel - a.featuredLevel);
  const popular = courses.filter(({ featuredLevel }) => featuredLevel > 0);
  const more = courses.filter(({ featuredLevel }) => featuredLevel === 0);
  return (
    <>
      <Opening />
      <HowItWorks />
      <PageSection id="courses" labelledBy="popular-courses" tone="sand">
        <SectionHeading id="popular-courses" intro={t('home.courses.intro')} className="mb-6">
          {t('home.courses.popular')}
        </SectionHeading>
        <CategoryChips className="mb-8" />
        <CourseGrid courses={popular} />
        {more.length > 0 && (
          <>
            <h2 className="mt-12 mb-6 text-step-2">{t('home.courses.more')}</h2>
            <CourseGrid courses={more} />
          </>
        )}
      </PageSection>
      <DeedsDone />
      <Audiences />
    </>
  );
}
