import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { listBegunCourses } from '#features/learning/offered/courses-in-progress.ts';
import { completedQuery, courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { useCoursesProgress } from '#features/learning/offered/use-courses-progress.ts';
import { ContinueCard } from './continue-card.tsx';
import { NothingBegun } from './nothing-begun.tsx';

interface ContinueCoursesProps {
  title: string;
  /** How many courses are shown. */
  most: number;
  /** `large` where the section is the page's main one. */
  size: 'medium' | 'large';
}

const looks = {
  medium: { section: 'pt-4 pb-10', heading: 'mb-5 text-step-2' },
  large: { section: 'pt-4 pb-12 sm:pb-20', heading: 'mb-6 text-step-3' },
};

/** The courses to continue, or the first film for anyone who has begun none. */
export function ContinueCourses({ title, most, size }: ContinueCoursesProps) {
  const page = usePage();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const { data: completed } = useQuery(completedQuery(page));
  const items = completed?.items ?? [];
  const begun = listBegunCourses(courses, useCoursesProgress(), items, most);
  if (begun.length === 0) return <NothingBegun hasCompleted={items.length > 0} />;
  return (
    <section aria-labelledby="continue-courses" className={looks[size].section}>
      <Container>
        <h2 id="continue-courses" className={looks[size].heading}>
          {title}
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
