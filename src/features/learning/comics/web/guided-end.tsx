import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { AwardNews } from '#features/learning/lesson/web/award-news.tsx';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import type { WatchOutcome } from '#features/learning/films/web/use-watching.ts';
import { VisitorInvitation } from '#features/learning/lesson/web/visitor-invitation.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';

interface GuidedEndProps {
  outcome: WatchOutcome | undefined;
  source: string;
  next: NextStep;
}

/** After the last panel: what reading earned, the story's source, and what comes next. */
export function GuidedEnd({ outcome, source, next }: GuidedEndProps) {
  const t = useTranslations();
  const gender = useGender();
  return (
    <Card className="on-paper w-104 max-w-[92cqw]">
      {outcome?.kind === 'award' ? (
        <AwardNews
          awarded={outcome.awarded}
          next={next}
          wellDone={t('learning.comic.wellDone', { gender })}
        />
      ) : outcome ? (
        <VisitorInvitation
          title={t('learning.comic.wellDone', { gender })}
          text={t('learning.comic.visitorText')}
        />
      ) : (
        <>
          <p className="text-step-2 font-extrabold">{t('learning.comic.theEnd')}</p>
          <p className="mt-1 text-muted">{source}</p>
          <Button href={next.href} icon={IconArrowRight} iconMirrors iconAfter wide className="mt-4">
            {next.text}
          </Button>
        </>
      )}
    </Card>
  );
}
