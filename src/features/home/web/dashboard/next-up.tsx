import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { listBegunCourses } from '#features/learning/offered/courses-in-progress.ts';
import { completedQuery, courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { ContinueCard } from '../learner/continue-card.tsx';
import { NothingBegun } from '../learner/nothing-begun.tsx';
import { mostUpNext } from '../most-courses.ts';

/** What comes next in the learner's unfinished courses; the first film for a beginner. */
export function NextUp() {
  const t = useTranslations();
  const page = usePage();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const { data: completed } = useQuery(completedQuery(page));
  const items = completed?.items ?? [];
  const begun = listBegunCourses(courses, useCoursesProgress(), items, mostUpNext);
  if (begun.length === 0) return <NothingBegun hasCompleted={items.length > 0} />;
  return (
    <section aria-labelledby="next-up" className="pt-4 pb-10">
      <Container>
        <h2 id="next-up" className="mb-5 text-step-2">
          {t('home.dashboard.next')}
        </h2>
        <ul className="grid gap-4 sm:gap-6 lg:grid-cols-2">
          {begun.map((entry) => (
            <li key={entry.course.id} className="flex lg:only:col-span-2">
              <ContinueCard begun={entry} completed={new Set(items)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
