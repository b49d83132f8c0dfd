import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { BegunCourse } from '#features/learning/offered/courses-in-progress.ts';
import { useKindWords } from '#features/learning/offered/item-messages.ts';
import { courseQuery } from '#features/learning/offered/learning-queries.ts';
import { findNextItem } from '#features/learning/offered/next-item.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

export interface ContinueCardProps {
  begun: BegunCourse;
  completed: ReadonlySet<string>;
}

/** A course to continue: the picture, name and kind of the next item, or the course if nothing in it is open. */
export function ContinueCard({ begun: { course, progress }, completed }: ContinueCardProps) {
  const t = useTranslations();
  const kindWord = useKindWords();
  const gender = useGender();
  const { data } = useQuery(courseQuery(usePage(), course.slug));
  const next = data && findNextItem(data, completed, progress.mostRecentItemId);
  const item = next?.step === 'again' ? undefined : next?.item;
  const courseSlug = course.slug;
  return (
    <Card as="article" padding="none" raises className="flex w-full">
      <div className="relative w-2/5 shrink-0">
        <img
          src={item?.poster ?? course.image}
          alt=""
          width={320}
          height={180}
          className="absolute inset-0 size-full object-cover"
        />
        {item && (
          <span className="absolute inset-0 grid place-content-center">
            <ItemKindIcon kind={item.type} size="l" className="shadow-lift-2" />
          </span>
        )}
      </div>
      <div className="flex min-h-36 min-w-0 grow flex-col justify-center p-4 sm:min-h-48 sm:p-7">
        {item && (
          <p className="mb-0.5 text-step--1 font-semibold text-muted">
            {`${course.title} · ${kindWord(item.type)}`}
          </p>
        )}
        <h3 className="text-step-1 leading-snug sm:text-step-2">
          <a
            href={item ? href('lesson', { courseSlug, itemSlug: item.slug }) : href('course', { courseSlug })}
            className="stretched-link"
          >
            {item?.title ?? course.title}
          </a>
        </h3>
        {next?.step === 'again' && (
          <p className="mt-1 text-step--1 text-muted">{t('home.continue.allOpenSeen', { gender })}</p>
        )}
        <ProgressBar
          share={progress.progress / 100}
          label={t('learning.card.progress', { title: course.title })}
          className="mt-4"
        />
      </div>
    </Card>
  );
}
