import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { NightBand } from '#art/night-band.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { CourseGrid } from '#features/learning/offered/course-grid.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { mostInProgress } from '../most-courses.ts';
import { ContinueCourses } from '../learner/continue-courses.tsx';

/** The dashboard without the game: what waits for its owner, the films to continue, and every course begun. */
export function FilmDashboard({ first }: { first: ReactNode }) {
  const t = useTranslations();
  const { data: courses } = useSuspenseQuery(courseListQuery(usePage()));
  const progress = useCoursesProgress();
  const begun = courses.filter(({ id }) => progress.some(({ courseId }) => courseId === id));
  return (
    <>
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('home.dashboard.title')}</h1>
        <p className="mt-3 text-step-1 text-night-soft">{t('home.dashboard.classic')}</p>
      </NightBand>
      {first}
      <ContinueCourses title={t('home.continue.title')} most={mostInProgress} size="large" />
      {begun.length > 0 && (
        <PageSection tone="sand" labelledBy="begun-courses">
          <SectionHeading id="begun-courses">{t('home.dashboard.courses')}</SectionHeading>
          <CourseGrid courses={begun} progress={progress} />
        </PageSection>
      )}
    </>
  );
}
