import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';

/** Shown for a card that has been replaced. */
export function OverCard() {
  const t = useTranslations();
  return (
    <AnswerSheet scene="lock" title={t('classes.card.overTitle')} text={t('classes.card.over')}>
      <Button href={href('home')} variant="secondary" wide className="mt-7">
        {t('classes.card.look')}
      </Button>
    </AnswerSheet>
  );
}
