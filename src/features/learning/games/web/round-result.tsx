import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { RoundEnd } from '../contract.ts';
import { FallingPaper } from '#features/learning/lesson/web/falling-paper.tsx';
import { AskedSources } from '#features/learning/offered/asked-sources.tsx';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { PaperStars } from './paper-stars.tsx';
import { RoundAward } from './round-award.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';

interface RoundResultProps {
  end: RoundEnd;
  next: NextStep;
  isBeginning: boolean;
  onAgain(): void;
}

/** A round's result: stars, what the player has learned, points, and what to do next. */
export function RoundResult({ end, next, isBeginning, onAgain }: RoundResultProps) {
  const t = useTranslations();
  const gender = useGender();
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAward = (end.awarded?.points ?? 0) > 0;
  const isBest = end.best !== undefined && end.best === end.score;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="on-paper mb-5 animate-settle rounded-card bg-paper p-5 text-center shadow-lift-2 sm:p-8">
      <PaperStars score={end.score} />
      <h3 ref={heading} tabIndex={-1} className="mt-3 text-step-2 outline-none">
        {end.score >= 90
          ? t('learning.game.endGreat')
          : end.score >= 60
            ? t('learning.game.endGood')
            : t('learning.game.endDone', { gender })}
      </h3>
      <p className="mt-1 text-muted">
        {t('learning.game.score', { score: end.score })}
        {end.best !== undefined &&
          ` · ${isBest ? t('learning.game.isBest') : t('learning.game.best', { score: end.best })}`}
      </p>
      <RoundAward awarded={end.awarded} isVisitor={!viewer} />
      <p className="mx-auto mt-5 flex max-w-reading gap-3 rounded-control bg-sand p-4 text-start">
        <Icon shape={IconBook2} size={24} className="text-gold-deep" />
        <span>
          <strong className="block">{t('learning.game.learned')}</strong>
          {end.learned}
        </span>
      </p>
      {end.cites && <AskedSources cites={end.cites} className="mt-4 text-start" />}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button href={next.href} icon={IconArrowRight} iconMirrors iconAfter>
          {next.text}
        </Button>
        <Button variant="secondary" icon={IconRefresh} busy={isBeginning} onClick={onAgain}>
          {t('learning.game.again')}
        </Button>
      </div>
      {isAward && <FallingPaper />}
    </div>
  );
}
