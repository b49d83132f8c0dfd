import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { CourseSummary } from '../courses/contract.ts';
import { CourseLength } from './course-length.tsx';
import { inLanguage } from './text-language.ts';

/** The category whose courses get the badge. */
const newCategory = 'new';

export interface CourseCardProps {
  course: CourseSummary;
  /** Whole percent completed; left out for a course not begun. */
  progress?: number | undefined;
  headingLevel?: 2 | 3;
  /** For a cover above the fold: fetched at once. */
  eager?: boolean;
}

/** A course by its cover: a sheet of paper that is all one link. */
export function CourseCard({ course, progress, headingLevel = 3, eager = false }: CourseCardProps) {
  const t = useTranslations();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="article" padding="none" raises className="flex h-full w-full flex-col">
      <img
        src={course.image}
        alt=""
        width={320}
        height={240}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="flex grow flex-col p-3.5 sm:p-5">
        <Heading className="text-step-0 hyphens-auto sm:text-step-1" {...inLanguage(course.lang)}>
          <a href={href('course', { courseSlug: course.slug })} className="stretched-link">
            {course.title}
          </a>
        </Heading>
        <p className="mt-1 hidden text-muted sm:block" {...inLanguage(course.lang)}>
          {course.tagline}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3 text-step--1 text-muted">
          <CourseLength lessons={course.openableCount} minutes={course.minutes} deeds={course.deeds} />
          <CourseBadge course={course} progress={progress} />
        </div>
        {progress !== undefined && progress < 100 && (
          <ProgressBar
            share={progress / 100}
            label={t('learning.card.progress', { title: course.title })}
            className="mt-3"
          />
        )}
      </div>
    </Card>
  );
}

function CourseBadge({ course, progress }: Pick<CourseCardProps, 'course' | 'progress'>) {
  const t = useTranslations();
  if (progress === 100) {
    return (
      <Badge tone="progress" icon={IconCheck}>
        {t('learning.card.completed')}
      </Badge>
    );
  }
  if (course.isComingSoon) return <Badge tone="info">{t('learning.card.comingSoon')}</Badge>;
  if (progress === undefined && course.categoryIds.includes(newCategory)) {
    return <Badge tone="reward">{t('learning.card.new')}</Badge>;
  }
  return null;
}
