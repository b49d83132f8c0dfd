import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { homePanels } from '#page/home-panels.ts';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import type { UserView } from '#features/people/contract.ts';
import { OwnClasses } from '#features/classes/offered/own-classes.tsx';
import { CategoryChips } from '#features/learning/offered/category-chips.tsx';
import { CourseGrid } from '#features/learning/offered/course-grid.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { DeedsDone } from '../deeds-done.tsx';
import { mostInProgress } from '../most-courses.ts';
import { ContinueCourses } from './continue-courses.tsx';
import { DuePlans } from './due-plans.tsx';
import { Greeting } from './greeting.tsx';
import { TodayCard } from './today-card.tsx';

/** Home for a signed-in user: her progress, where to continue, and all courses. */
export function LearnerHome({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const page = usePage();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const progress = useCoursesProgress();
  return (
    <>
      <Greeting viewer={viewer} />
      <PageParts place={homePanels} told={{}} />
      {progress.length > 0 && <TodayCard />}
      <DuePlans />
      <ContinueCourses title={t('home.continue.title')} most={mostInProgress} size="large" />
      <OwnClasses />
      <DeedsDone />
      <PageSection id="courses" labelledBy="all-courses" tone="sand">
        <SectionHeading id="all-courses" className="mb-6">
          {t('home.courses.all')}
        </SectionHeading>
        <CategoryChips className="mb-8" />
        <CourseGrid courses={courses.filter(({ archived }) => !archived)} progress={progress} />
      </PageSection>
    </>
  );
}
