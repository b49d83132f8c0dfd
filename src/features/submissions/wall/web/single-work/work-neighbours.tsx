import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { SubmissionView } from '#features/submissions/life/contract.ts';
import type { WallChoice } from '../wall-queries.ts';
import { workHref } from '../work-href.ts';

interface WorkNeighboursProps {
  id: string;
  /** The first works of the wall, in its order. */
  works: readonly Pick<SubmissionView, 'id'>[];
  choice: WallChoice;
}

/** From one of the first works to the one before and the next; nothing for any other work. */
export function WorkNeighbours({ id, works, choice }: WorkNeighboursProps) {
  const t = useTranslations();
  const place = works.findIndex((work) => work.id === id);
  if (place < 0 || works.length < 2) return null;
  const [previous, next] = [works[place - 1], works[place + 1]];
  return (
    <nav aria-label={t('submissions.work.browse')} className="flex items-center gap-1 sm:gap-3">
      {previous && <Neighbour work={previous} choice={choice} rel="prev" />}
      <span className="text-step--1 whitespace-nowrap text-muted">
        {t('submissions.work.place', { place: place + 1, count: works.length })}
      </span>
      {next && <Neighbour work={next} choice={choice} rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  work: Pick<SubmissionView, 'id'>;
  choice: WallChoice;
  rel: 'prev' | 'next';
}

function Neighbour({ work, choice, rel }: NeighbourProps) {
  const t = useTranslations();
  const isNext = rel === 'next';
  return (
    <Button
      href={workHref(work.id, choice)}
      rel={rel}
      size="s"
      variant="quiet"
      icon={isNext ? IconArrowRight : IconArrowLeft}
      iconMirrors
      iconAfter={isNext}
    >
      {isNext ? t('submissions.work.next') : t('submissions.work.previous')}
    </Button>
  );
}
