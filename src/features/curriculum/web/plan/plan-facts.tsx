import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { PlanView } from '#features/curriculum/contract.ts';

/** What to bring, the story's sources, and the courses the lesson draws on. */
export function PlanFacts({ plan: { materials, lessons } }: { plan: PlanView }) {
  const t = useTranslations();
  const sources = [...new Set(lessons.flatMap(({ item }) => item.source ?? []))];
  const courses = new Map(lessons.map((lesson) => [lesson.courseSlug, lesson]));
  return (
    <div className="space-y-6 print:mt-4 print:space-y-3">
      <Card
        as="section"
        tone="sand"
        labelledBy="bring"
        className="print:rounded-none print:bg-white print:p-0"
      >
        <h2 id="bring" className="text-step-1">
          {t('curriculum.plan.materials')}
        </h2>
        {materials.length > 0 ? (
          <ul className="mt-2 list-disc space-y-1 ps-5">
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2">{t('curriculum.plan.noMaterials')}</p>
        )}
      </Card>
      {sources.length > 0 && (
        <Card
          as="section"
          tone="sand"
          labelledBy="source"
          className="print:rounded-none print:bg-white print:p-0"
        >
          <h2 id="source" className="text-step-1">
            {t('curriculum.plan.source')}
          </h2>
          {sources.map((source) => (
            <p key={source} className="mt-2">
              <bdi>{source}</bdi>
            </p>
          ))}
        </Card>
      )}
      <ul className="space-y-4 print:hidden">
        {[...courses.values()].map(({ courseSlug, courseTitle, courseImage }) => (
          <Card key={courseSlug} as="li" padding="none" raises>
            <img
              src={courseImage}
              width="320"
              height="240"
              alt=""
              loading="lazy"
              className="aspect-16/7 w-full object-cover"
            />
            <p className="p-4 text-step--1 text-muted">
              {t('curriculum.plan.fromCourse')}{' '}
              <a
                href={href('course', { courseSlug })}
                className="stretched-link block text-step-0 font-bold text-ink"
              >
                {courseTitle}
              </a>
            </p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
