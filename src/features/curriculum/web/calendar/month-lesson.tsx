import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { ItemLine } from '#features/learning/offered/item-line.tsx';
import type { PlanSummary } from '#features/curriculum/contract.ts';
import { PlanPoster } from '../plan-poster.tsx';

/** The lesson that goes with a month, with its films and a link to the whole plan. */
export function MonthLesson({ slug, plan }: { slug: string; plan: PlanSummary }) {
  const t = useTranslations();
  return (
    <div className="flex flex-col bg-sand print:mt-6 print:border-t print:border-line print:bg-white">
      <PlanPoster plan={plan} />
      <div className="flex grow flex-col items-start p-5 sm:p-8 print:px-0 print:py-4">
        <p className="text-step--1 font-semibold text-muted">
          {t('curriculum.calendar.lesson')} · {t('curriculum.plan.minutes', { minutes: plan.minutes })}
        </p>
        <h4 className="mt-1 text-step-2 font-bold">{plan.theme}</h4>
        <p className="mt-2 text-ink-soft">{plan.goal}</p>
        <ul className="my-5 w-full space-y-2">
          {plan.lessons.map(({ courseSlug, item }) => (
            <li key={item.id}>
              <ItemLine courseSlug={courseSlug} item={item} />
            </li>
          ))}
        </ul>
        <Button
          icon={IconNotebook}
          href={href('lessonPlan', { curriculumSlug: slug, planId: plan.id })}
          className="mt-auto print:hidden"
        >
          {t('curriculum.plan.open')}
        </Button>
      </div>
    </div>
  );
}
