import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { ItemLine } from '#features/learning/offered/item-line.tsx';
import type { PlanSummary } from '#features/curriculum/contract.ts';
import { PlanPoster } from '../plan-poster.tsx';

interface PlanCardProps {
  slug: string;
  plan: PlanSummary;
  /** The month or age group it is for. */
  eyebrow: string;
}

/** One cell of the grid: what the lesson is about, what it uses, and a link to its plan. */
export function PlanCard({ slug, plan, eyebrow }: PlanCardProps) {
  const t = useTranslations();
  return (
    <Card as="li" padding="none" raises className="flex flex-col">
      <PlanPoster plan={plan} />
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap justify-between gap-x-3 text-step--1 font-semibold text-muted">
          <span>{eyebrow}</span>
          <span className="inline-flex items-center gap-1">
            <Icon shape={IconClock} size={16} />
            {t('curriculum.plan.minutes', { minutes: plan.minutes })}
          </span>
        </p>
        <h3 className="mt-1 text-step-1">
          <a href={href('lessonPlan', { curriculumSlug: slug, planId: plan.id })} className="stretched-link">
            {plan.theme}
          </a>
        </h3>
        <p className="mt-1 mb-4 text-step--1 text-ink-soft">{plan.goal}</p>
        <ul className="mt-auto space-y-3 border-t border-line pt-4">
          {plan.lessons.map(({ courseSlug, item }) => (
            <li key={item.id}>
              <ItemLine courseSlug={courseSlug} item={item} linked={false} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
