import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';

/** How a trial ended. */
export function TrialScore({ right, count }: { right: number; count: number }) {
  const t = useTranslations();
  return (
    <Card>
      <p role="status" className="text-step-1 font-bold">
        {t('learning.editor.tryScore', { right, count })}
      </p>
    </Card>
  );
}
