import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { href } from '#urls.ts';

interface NothingYetProps {
  classId: string;
  /** It learns nothing yet; else it has no students. */
  isWithoutCourses: boolean;
}

/** In place of what a class has done: what to do first. */
export function NothingYet({ classId, isWithoutCourses }: NothingYetProps) {
  const t = useTranslations();
  return isWithoutCourses ? (
    <EmptyState
      scene="film-lesson"
      title={t('teaching.grid.noCourses')}
      action={<Button href={href('classCourses', { classId })}>{t('teaching.courses.choose')}</Button>}
    >
      {t('teaching.grid.noCoursesText')}
    </EmptyState>
  ) : (
    <EmptyState
      scene="film-lesson"
      title={t('teaching.grid.noStudents')}
      action={<Button href={`${href('educators')}#class-${classId}`}>{t('teaching.grid.toClass')}</Button>}
    >
      {t('teaching.grid.noStudentsText')}
    </EmptyState>
  );
}
