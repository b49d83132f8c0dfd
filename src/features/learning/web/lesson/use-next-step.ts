import { useTranslations } from 'use-intl';
import { href } from '../../../../urls.ts';
import type { CourseView } from '../../contract.ts';
import type { Neighbours } from './neighbours.ts';
import type { NextStep } from './next-step.ts';

/** On to the next item that is open, else back to the course. */
export function useNextStep(course: CourseView, { nextOpen }: Neighbours): NextStep {
  const t = useTranslations();
  return nextOpen
    ? {
        text: t('learning.lesson.nextUp', { title: nextOpen.title }),
        href: href('lesson', { courseSlug: course.slug, itemId: nextOpen.id }),
      }
    : { text: t('learning.lesson.toCourse'), href: href('course', { courseSlug: course.slug }) };
}
