import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { CourseSummary } from '../courses/contract.ts';
import { useCourseChoices } from './course-choices.ts';
import { courseListQuery } from './learning-queries.ts';
import { useCoursesProgress } from './use-courses-progress.ts';

interface CoursePickerProps {
  /** The slug of the current course. */
  current: string;
  onClose(): void;
}

/** All courses on one sheet, those in progress first, for switching courses from a lesson. */
export function CoursePicker({ current, onClose }: CoursePickerProps) {
  const t = useTranslations();
  const { data: courses } = useSuspenseQuery(courseListQuery(usePage()));
  const { inProgress } = useCourseChoices();
  const progress = useCoursesProgress();
  const others = courses.filter((course) => !course.archived && !inProgress.includes(course));
  const percentOf = (course: CourseSummary) =>
    progress.find(({ courseId }) => courseId === course.id)?.progress;
  return (
    <Dialog title={t('learning.picker.title')} closeLabel={t('learning.picker.close')} onClose={onClose}>
      <ul className="mt-5 space-y-1">
        {[...inProgress, ...others].map((course) => (
          <li
            key={course.id}
            className={classNames(
              'relative flex items-center gap-4 rounded-control p-2 transition-colors duration-200',
              course.slug === current ? 'bg-tint-gold' : 'hover:bg-sand',
            )}
          >
            <img
              src={course.image}
              alt=""
              width={320}
              height={240}
              className="aspect-[4/3] w-20 shrink-0 rounded-small object-cover"
            />
            <div className="min-w-0 grow">
              <a
                href={href('course', { courseSlug: course.slug })}
                aria-current={course.slug === current ? 'page' : undefined}
                className="stretched-link font-bold"
              >
                {course.title}
              </a>
              {percentOf(course) === undefined ? (
                <p className="truncate text-step--1 text-muted">{course.tagline}</p>
              ) : (
                <ProgressBar
                  share={(percentOf(course) ?? 0) / 100}
                  label={t('learning.card.progress', { title: course.title })}
                  className="mt-2"
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
