import type { CourseProgress, CourseSummary } from '../../contract.ts';
import { CourseCard } from './course-card.tsx';

export interface CourseGridProps {
  courses: readonly CourseSummary[];
  /** Of who looks; left out for a visitor. */
  progress?: readonly CourseProgress[] | undefined;
  headingLevel?: 2 | 3;
  /** True when the grid stands on the first screen. */
  eager?: boolean;
}

/** Courses as cards: two beside each other on most phones, where the first takes the whole width when they are odd; three on a desk. */
export function CourseGrid({ courses, progress = [], headingLevel = 3, eager = false }: CourseGridProps) {
  const percentOf = new Map(progress.map((own) => [own.courseId, own.progress]));
  return (
    <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {courses.map((course, index) => (
        <li key={course.id} className="flex min-[22rem]:max-lg:first:nth-last-[odd]:col-span-2">
          <CourseCard
            course={course}
            progress={percentOf.get(course.id)}
            headingLevel={headingLevel}
            eager={eager && index < 3}
          />
        </li>
      ))}
    </ul>
  );
}
