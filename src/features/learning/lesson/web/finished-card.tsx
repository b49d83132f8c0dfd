import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { AwardNews } from './award-news.tsx';
import { FallingPaper } from './falling-paper.tsx';
import type { WatchOutcome } from '#features/learning/films/web/use-watching.ts';
import { VisitorInvitation } from './visitor-invitation.tsx';
import type { NextStep } from './next-step.ts';

interface FinishedCardProps {
  outcome: WatchOutcome;
  next: NextStep;
  /** What was done, for a member and for a visitor; by default, that a film was watched. */
  words?: { wellDone: string; visitorTitle: string; visitorText?: string } | undefined;
  onClose(): void;
}

/** Slides in when an item is finished, over a corner of the page, and stays until it is closed. */
export function FinishedCard({ outcome, next, words, onClose }: FinishedCardProps) {
  const t = useTranslations();
  const isAward = outcome.kind === 'award';
  return (
    <>
      <div
        role="status"
        className="fixed inset-x-4 bottom-4 z-40 animate-settle sm:start-auto sm:end-6 sm:bottom-6 sm:w-104"
      >
        <Card className="shadow-lift-3">
          <IconButton
            icon={IconX}
            label={t('learning.finished.close')}
            onClick={onClose}
            className="absolute end-2 top-2 text-muted"
          />
          {outcome.kind === 'award' ? (
            <AwardNews awarded={outcome.awarded} next={next} wellDone={words?.wellDone} />
          ) : (
            <VisitorInvitation title={words?.visitorTitle} text={words?.visitorText} />
          )}
        </Card>
      </div>
      {isAward && <FallingPaper />}
    </>
  );
}
