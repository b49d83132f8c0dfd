import { useTranslations } from 'use-intl';

export interface CourseLengthProps {
  /** How many items can be opened. */
  lessons: number;
  minutes: number;
  className?: string | undefined;
}

/** "2 lessons · 4 min": what is there to be opened, nothing that is still being made. */
export function CourseLength({ lessons, minutes, className }: CourseLengthProps) {
  const t = useTranslations();
  if (lessons === 0) return null;
  return (
    <span className={className}>
      {minutes > 0
        ? t('learning.card.lessonsAndMinutes', { lessons, minutes })
        : t('learning.card.lessons', { lessons })}
    </span>
  );
}
