import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { useCompletedItems } from '#features/learning/offered/use-completed-items.ts';
import { findNextItem } from '#features/learning/offered/next-item.ts';
import type { Neighbours } from './neighbours.ts';
import type { NextStep } from './next-step.ts';

/** Leads a member to what comes next, a visitor to the next open item; otherwise back to the course. */
export function useNextStep(course: CourseView, { item, nextOpen }: Neighbours): NextStep {
  const t = useTranslations();
  const isMember = useLearner() !== null;
  const completed = useCompletedItems();
  const next = isMember ? findNext(course, item, completed) : nextOpen;
  return next
    ? {
        text: t('learning.lesson.nextUp', { title: next.title }),
        href: href('lesson', { courseSlug: course.slug, itemSlug: next.slug }),
      }
    : { text: t('learning.lesson.toCourse'), href: href('course', { courseSlug: course.slug }) };
}

/** Treats the page's item as done: the question is what comes after it. */
function findNext(
  course: CourseView,
  { id }: ItemView,
  completed: ReadonlySet<string>,
): ItemView | undefined {
  const next = findNextItem(course, new Set(completed).add(id), id);
  return next?.step === 'again' ? undefined : next?.item;
}
