import type { CourseProgress } from '../progress/contract.ts';
import type { CourseSummary } from '../courses/contract.ts';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { CourseCard } from './course-card.tsx';

export interface CourseGridProps {
  courses: readonly CourseSummary[];
  /** The viewer's; left out for a visitor. */
  progress?: readonly CourseProgress[] | undefined;
  headingLevel?: 2 | 3;
  /** Whether the grid is above the fold. */
  eager?: boolean;
}

/**
 * Courses as cards: two per row on most phones, where the first takes the whole width if their number is odd; three on
 * a desktop.
 */
export function CourseGrid({ courses, progress = [], headingLevel = 3, eager = false }: CourseGridProps) {
  const percentOf = new Map(progress.map((own) => [own.courseId, own.progress]));
  return (
    <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {courses.map((course, index) => (
        <CachedPart
          key={course.id}
          as="li"
          className="flex min-[22rem]:max-lg:first:nth-last-[odd]:col-span-2"
          part={CourseCard}
          with={{ course, progress: percentOf.get(course.id), headingLevel, eager: eager && index < 3 }}
        />
      ))}
    </ul>
  );
}
