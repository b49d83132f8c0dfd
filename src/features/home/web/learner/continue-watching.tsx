import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { listBegunCourses } from '#features/learning/offered/courses-in-progress.ts';
import { completedQuery, courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { mostInProgress } from '../most-courses.ts';
import { ContinueCard } from './continue-card.tsx';
import { NothingBegun } from './nothing-begun.tsx';

/** The courses to continue, or the first film for anyone who has begun none. */
export function ContinueWatching() {
  const t = useTranslations();
  const page = usePage();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const { data: completed } = useQuery(completedQuery(page));
  const progress = useCoursesProgress();
  const items = completed?.items ?? [];
  const begun = listBegunCourses(courses, progress, items, mostInProgress);
  if (begun.length === 0) return <NothingBegun hasCompleted={items.length > 0} />;
  return (
    <section aria-labelledby="continue-watching" className="pt-4 pb-12 sm:pb-20">
      <Container>
        <h2 id="continue-watching" className="mb-6 text-step-3">
          {t('home.continue.title')}
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
