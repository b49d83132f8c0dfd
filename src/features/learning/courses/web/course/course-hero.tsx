import { useFormatter, useTranslations } from 'use-intl';
import { NightBand } from '#art/night-band.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { isDeed } from '#features/learning/kinds/policy.ts';
import { CourseLength } from '#features/learning/offered/course-length.tsx';
import type { NextItem } from '#features/learning/offered/next-item.ts';
import { WayBack, type WayBackProps } from '#features/learning/lesson/web/way-back.tsx';
import { CourseStart } from './course-start.tsx';
import { inLanguage } from '#features/learning/offered/text-language.ts';

export interface CourseHeroProps {
  course: CourseView;
  steps: WayBackProps['steps'];
  /** Whole percent, once begun. */
  progress: number | undefined;
  next: NextItem | undefined;
}

/** The head of a course: a large cover, what it is about, and the main button. */
export function CourseHero({ course, steps, progress, next }: CourseHeroProps) {
  const t = useTranslations();
  const format = useFormatter();
  const items = course.chapters.flatMap((chapter) => chapter.items);
  const openable = items.filter(({ reason }) => reason !== 'coming_soon');
  const coming = items.length - openable.length;
  return (
    <NightBand>
      <div className="print:hidden">
        <WayBack steps={steps} />
      </div>
      <div className="mt-4 grid items-center gap-8 lg:mt-8 lg:grid-cols-[6fr_5fr] lg:gap-16">
        <div>
          <h1 className="text-step-4" {...inLanguage(course.lang)}>
            {course.title}
          </h1>
          <p className="mt-3 text-step-2 text-balance text-peach" {...inLanguage(course.lang)}>
            {course.tagline}
          </p>
          <p className="mt-5 max-w-reading text-night-soft" {...inLanguage(course.lang)}>
            {course.description}
          </p>
          <p className="mt-5 flex flex-wrap gap-x-2 font-semibold">
            <CourseLength
              lessons={openable.length}
              minutes={openable.reduce((sum, { minutes }) => sum + minutes, 0)}
              deeds={openable.filter(({ type }) => isDeed(type)).length}
            />
            {coming > 0 && (
              <span className="font-normal text-night-soft">
                {t(openable.length > 0 ? 'learning.course.moreComing' : 'learning.course.coming', {
                  count: coming,
                })}
              </span>
            )}
          </p>
          {progress !== undefined && (
            <div className="on-paper mt-5 flex max-w-form items-center gap-4 rounded-pill bg-paper px-5 py-2 shadow-lift-2 print:hidden">
              <ProgressBar
                share={progress / 100}
                label={t('learning.card.progress', { title: course.title })}
                className="grow"
              />
              <span aria-hidden className="font-bold">
                {format.number(progress / 100, { style: 'percent' })}
              </span>
            </div>
          )}
          <CourseStart course={course} next={next} />
          {course.throughClass && (
            <p className="mt-4 font-semibold text-night-soft print:hidden">
              {t('learning.course.throughClass')}
            </p>
          )}
        </div>
        <CoverSheets image={course.cover.image} />
      </div>
    </NightBand>
  );
}

/** The cover as the top one of a few sheets. */
function CoverSheets({ image }: { image: string }) {
  return (
    <div className="relative isolate mx-2 max-lg:order-first sm:mx-6 lg:mx-0 print:hidden">
      <span aria-hidden className="absolute inset-0 -z-10 rotate-3 rounded-large bg-violet shadow-lift-2" />
      <span aria-hidden className="absolute inset-0 -z-10 -rotate-2 rounded-large bg-dusk shadow-lift-2" />
      <img
        src={image}
        alt=""
        width={320}
        height={240}
        fetchPriority="high"
        className="aspect-video w-full rounded-large object-cover shadow-lift-3 lg:aspect-[4/3]"
      />
    </div>
  );
}
