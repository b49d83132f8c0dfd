import { useTranslations } from 'use-intl';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Card } from '#ui/card/card.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { href } from '#urls.ts';
import { ComingItems } from './coming-items.tsx';
import { ItemLock } from './item-lock.tsx';
import { ItemRow } from './item-row.tsx';
import { sharedReason } from './lock-reasons.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

export interface ChapterCardProps {
  courseSlug: string;
  chapter: CourseView['chapters'][number];
  /** From 1. */
  number: number;
  completed: ReadonlySet<string>;
  /** The item to continue with, which is highlighted. */
  nextId: string | undefined;
}

/** One chapter on its own sheet: the available items, then those still being made. */
export function ChapterCard({ courseSlug, chapter, number, completed, nextId }: ChapterCardProps) {
  const t = useTranslations();
  const headingId = `chapter-${chapter.id}`;
  const coming = chapter.items.filter(({ reason }) => reason === 'coming_soon');
  const ready = chapter.items.filter((item) => !coming.includes(item));
  const shared = sharedReason(ready);
  return (
    <Card as="section" labelledBy={headingId} padding="none" className="p-3 sm:p-6">
      <div className="px-2 pt-2 pb-3 sm:px-3 sm:pt-0">
        <p className="text-step--1 font-semibold text-muted">{t('learning.course.chapter', { number })}</p>
        <h3 id={headingId} className="text-step-2" {...inLanguage(chapter.lang)}>
          {chapter.title}
        </h3>
        {shared && <ItemLock reason={shared} ofAll onSuccess={href('course', { courseSlug })} />}
      </div>
      {ready.length > 0 && (
        <ol className="space-y-1">
          {ready.map((item) => (
            <CachedPart
              key={item.id}
              as="li"
              part={ItemRow}
              with={{
                courseSlug,
                item,
                isDone: completed.has(item.id),
                isNext: item.id === nextId,
                saidByChapter: shared,
              }}
            />
          ))}
        </ol>
      )}
      {coming.length > 0 && <ComingItems items={coming} />}
    </Card>
  );
}
