import { useQuery } from '@tanstack/react-query';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { ItemList } from '#features/learning/courses/web/item-list.tsx';
import { completedQuery } from '#features/learning/offered/learning-queries.ts';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';

/** The course's chapters beside the lesson, with the current one open. */
export function ChapterLists({ course, place }: { course: CourseView; place: Neighbours }) {
  const t = useTranslations();
  const viewer = useLearner();
  const { data } = useQuery({ ...completedQuery(usePage()), enabled: viewer !== null });
  const completed = new Set(data?.items);
  return (
    <Card as="aside" padding="none" className="p-2 sm:p-3">
      {course.chapters.map((chapter, index) => (
        <details key={chapter.id} open={chapter.id === place.chapter.id} className="group/chapter">
          <summary className="flex min-h-14 items-center justify-between gap-3 rounded-control px-3 py-2 hover:bg-sand">
            <h2 className="text-step-0">
              {t('learning.lesson.chapter', { number: index + 1, title: chapter.title })}
            </h2>
            <Icon
              shape={IconChevronDown}
              className="text-muted transition duration-200 group-open/chapter:rotate-180"
            />
          </summary>
          <ItemList
            courseSlug={course.slug}
            items={chapter.items}
            completed={completed}
            currentId={place.item.id}
            className="pb-3"
          />
        </details>
      ))}
    </Card>
  );
}
