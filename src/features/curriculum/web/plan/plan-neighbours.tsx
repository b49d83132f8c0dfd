import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { PlanView } from '#features/curriculum/contract.ts';

/** Links to the plans of the previous and the next month. */
export function PlanNeighbours({ plan: { curriculum, previous, next } }: { plan: PlanView }) {
  const t = useTranslations();
  return (
    <nav
      aria-label={t('curriculum.plan.neighbours')}
      className="mt-10 flex flex-wrap justify-between gap-4 print:hidden"
    >
      {previous && <Neighbour slug={curriculum.slug} to={previous} icon={IconArrowLeft} />}
      {next && <Neighbour slug={curriculum.slug} to={next} icon={IconArrowRight} isNext />}
    </nav>
  );
}

interface NeighbourProps {
  slug: string;
  to: NonNullable<PlanView['next']>;
  icon: IconShape;
  isNext?: boolean;
}

function Neighbour({ slug, to, icon, isNext = false }: NeighbourProps) {
  return (
    <a
      href={href('lessonPlan', { curriculumSlug: slug, planId: to.id })}
      className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-sand ${isNext ? 'ms-auto flex-row-reverse text-end' : ''}`}
    >
      <Icon shape={icon} mirrors size={20} />
      <span>
        <span className="block text-step--1 font-medium text-muted">{to.monthName}</span>
        <span className="font-semibold">{to.theme}</span>
      </span>
    </a>
  );
}
