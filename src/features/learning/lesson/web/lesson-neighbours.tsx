import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

interface LessonNeighboursProps {
  courseSlug: string;
  previous: ItemView | undefined;
  next: ItemView | undefined;
}

/** Links to the nearest open items before and after this one. */
export function LessonNeighbours({ courseSlug, previous, next }: LessonNeighboursProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t('learning.lesson.neighbours')} className="grid gap-4 sm:grid-cols-2 lg:gap-10">
      {previous && <Neighbour courseSlug={courseSlug} item={previous} word={t('learning.lesson.previous')} />}
      {next && <Neighbour courseSlug={courseSlug} item={next} word={t('learning.lesson.next')} isNext />}
    </nav>
  );
}

interface NeighbourProps {
  courseSlug: string;
  item: ItemView;
  word: string;
  isNext?: boolean;
}

function Neighbour({ courseSlug, item, word, isNext = false }: NeighbourProps) {
  return (
    <a
      href={href('lesson', { courseSlug, itemSlug: item.slug })}
      className={classNames(
        'on-paper flex min-h-20 items-center gap-4 rounded-card bg-paper px-5 py-4 shadow-lift-2 transition duration-200 ease-paper',
        'hover:shadow-lift-3 motion-safe:hover:-translate-y-0.5',
        isNext && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      <Icon shape={isNext ? IconArrowRight : IconArrowLeft} size={24} mirrors className="text-pomegranate" />
      <span className="min-w-0 grow">
        <span className="block text-step--1 text-muted">{word}</span>
        <span className="block font-bold" {...inLanguage(item.lang)}>
          {item.title}
        </span>
      </span>
    </a>
  );
}
