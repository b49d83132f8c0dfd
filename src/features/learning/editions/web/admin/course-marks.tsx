import { useTranslations } from 'use-intl';
import { Badge, type BadgeProps } from '#ui/card/badge.tsx';
import type { EditedCourse } from '#features/learning/editions/contract.ts';
import { courseStateNames, listCourseStates, type CourseState } from '#features/learning/editions/policy.ts';

const tones = {
  published: 'progress',
  draft: 'neutral',
  comingSoon: 'info',
  archived: 'neutral',
  ownWork: 'reward',
} as const satisfies Record<CourseState, BadgeProps['tone']>;

/** The states of a course. */
export function CourseMarks({ course }: { course: EditedCourse }) {
  const t = useTranslations();
  return (
    <span className="flex flex-wrap gap-1.5">
      {listCourseStates(course).map((state) => (
        <Badge key={state} tone={tones[state]}>
          {t(courseStateNames[state])}
        </Badge>
      ))}
    </span>
  );
}
