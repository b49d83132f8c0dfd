import { useTranslations } from 'use-intl';
import { Card } from '../../../../ui/card.tsx';
import type { CourseView } from '../../contract.ts';
import { ComingItems } from './coming-items.tsx';
import { ItemRow } from './item-row.tsx';

export interface ChapterCardProps {
  courseSlug: string;
  chapter: CourseView['chapters'][number];
  /** From 1. */
  number: number;
  completed: ReadonlySet<string>;
  /** The item to go on with, which is marked. */
  nextId: string | undefined;
}

/** One chapter on its own sheet: what is there, then what is still being made. */
export function ChapterCard({ courseSlug, chapter, number, completed, nextId }: ChapterCardProps) {
  const t = useTranslations();
  const headingId = `chapter-${chapter.id}`;
  const coming = chapter.items.filter(({ reason }) => reason === 'coming_soon');
  const ready = chapter.items.filter((item) => !coming.includes(item));
  return (
    <Card as="section" labelledBy={headingId} padding="none" className="p-3 sm:p-6">
      <div className="px-2 pt-2 pb-3 sm:px-3 sm:pt-0">
        <p className="text-step--1 font-semibold text-muted">{t('learning.course.chapter', { number })}</p>
        <h3 id={headingId} className="text-step-2">
          {chapter.title}
        </h3>
      </div>
      {ready.length > 0 && (
        <ol className="space-y-1">
          {ready.map((item) => (
            <li key={item.id}>
              <ItemRow
                courseSlug={courseSlug}
                item={item}
                isDone={completed.has(item.id)}
                isNext={item.id === nextId}
              />
            </li>
          ))}
        </ol>
      )}
      {coming.length > 0 && <ComingItems items={coming} />}
    </Card>
  );
}
