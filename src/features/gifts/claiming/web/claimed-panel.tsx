import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { ClaimedGift } from '../contract.ts';

interface ClaimedPanelProps {
  claimed: ClaimedGift;
  outcomeRef: (element: HTMLElement | null) => void;
}

/** What she has now, and until when. */
export function ClaimedPanel({ claimed, outcomeRef }: ClaimedPanelProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { nameGift } = useGiftWords();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  return (
    <Card padding="l" className="mx-auto max-w-form text-center">
      <div ref={outcomeRef} tabIndex={-1} className="outline-none">
        <ScenePicture name="welcome" className="mx-auto w-full max-w-72 rounded-control" />
        <h1 className="mt-4 text-step-3">{t('gifts.claimed.title')}</h1>
        <p className="mt-3 text-step-1 font-bold">{nameGift(claimed)}</p>
        <p className="mt-2 text-pretty">
          {t('gifts.claimed.text', { from: day(claimed.startsAt), until: day(claimed.endsAt) })}
        </p>
      </div>
      <div className="mt-6 grid gap-3">
        <Button wide href={href('home')}>
          {t('plans.paid.toFilms')}
        </Button>
        <Button wide variant="secondary" href={href('settingsSubscription')}>
          {t('plans.paid.toPlan')}
        </Button>
      </div>
    </Card>
  );
}
