import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { pickFew, type CourseTasks } from './group-by-course.ts';

interface CourseChallengesProps {
  course: CourseTasks;
  /** The learner's own, newest first. */
  works: readonly OwnSubmission[];
  /** Everything there is to do in it: it was chosen. */
  isWhole: boolean;
}

/** What there is to do in a course: a few of it with a link to the rest, or all. */
export function CourseChallenges({ course, works, isWhole }: CourseChallengesProps) {
  const t = useTranslations();
  const { courseId, courseTitle, tasks } = course;
  const shown = isWhole ? tasks : pickFew(tasks, new Set(works.map(({ item }) => item.id)));
  const id = `course-${courseId}`;
  return (
    <section aria-labelledby={id} className="mb-8 sm:mb-10">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 sm:mb-3">
        <h3 id={id} className="text-step-1 font-bold text-violet">
          {courseTitle}
        </h3>
        {shown.length < tasks.length && (
          <a
            href={hrefOfCourse(courseId)}
            aria-describedby={id}
            className="text-link inline-flex min-h-11 items-center text-step--1 font-semibold"
          >
            {t('submissions.challenges.more', { count: tasks.length })}
          </a>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5">
        {shown.map((task) => (
          <li key={task.id} className="flex">
            <ChallengeCard
              task={task}
              work={works.find(({ item }) => item.id === task.id)}
              isBrief={!isWhole}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of challenges with one course alone, or with all; where they begin. */
export function hrefOfCourse(course: string | undefined): string {
  return `${href('challenges', undefined, { course })}#open-challenges`;
}
