import { useTranslations } from 'use-intl';

export interface CourseLengthProps {
  /** How many items can be opened. */
  lessons: number;
  /** At a screen. */
  minutes: number;
  /** Things to do away from it. */
  deeds: number;
  className?: string | undefined;
}

/** "9 lessons · 25 min and 2 deeds": what can be opened, without anything still being made. */
export function CourseLength({ lessons, minutes, deeds, className }: CourseLengthProps) {
  const t = useTranslations();
  if (lessons === 0) return null;
  const words =
    minutes === 0
      ? t('learning.card.lessons', { lessons })
      : deeds === 0
        ? t('learning.card.lessonsAndMinutes', { lessons, minutes })
        : t('learning.card.lengthWithDeeds', { lessons, minutes, deeds });
  return <span className={className}>{words}</span>;
}
